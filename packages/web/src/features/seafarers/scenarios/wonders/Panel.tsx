/** One card per wonder: what it needs, what a level costs, how far it is and whose. */
import type { ChooserProps, PanelProps } from '../../../../moves/feature.js';
import { legalOfType } from '../../../../moves/legal.js';
import { useMoves } from '../../../../moves/useMoves.js';
import { Cost } from '../../../../ui/Cost.js';
import { SeatBadge } from '../../../../ui/SeatMark.js';
import { seatName, useWords } from '../../../../ui/words.js';
import base from '../../../base/base.module.css';
import { ScenarioPanel } from '../../ScenarioPanel.js';
import { NONE } from '../../../../session/none.js';
import { WonderArt } from './art.js';
import { levelOf, needsText, ownerOf, paramsOf, wonderName } from './state.js';
import { t } from './words/index.js';
import css from './wonders.module.css';

const Progress = ({ level, levels }: { readonly level: number; readonly levels: number }) => (
  <span className={css['levels']} role="img" aria-label={t.level({ level, levels })}>
    {Array.from({ length: levels }, (_, i) => (
      <i key={i} className={i < level ? css['done'] : ''} />
    ))}
  </span>
);

const Act = ({ session, snapshot, wonder }: PanelProps & { readonly wonder: number }) => {
  const { take } = useMoves();
  const name = paramsOf(session.info).wonders[wonder]?.name;
  const own = ownerOf(snapshot.view, wonder) === snapshot.seat;
  const legal = [...legalOfType(snapshot, 'beginWonder'), ...legalOfType(snapshot, 'raiseWonder')].find(
    ({ action }) => (action.type === 'beginWonder' ? action.wonder === name : own),
  );
  if (legal === undefined) return null;
  return (
    <button type="button" className="button primary" onClick={() => take(legal)}>
      {legal.action.type === 'beginWonder' ? t.begin() : t.raise()}
    </button>
  );
};

const Card = (props: PanelProps & { readonly wonder: number }) => {
  const { session, snapshot, wonder } = props;
  const { wonders, levels } = paramsOf(session.info);
  const entry = wonders[wonder];
  const owner = ownerOf(snapshot.view, wonder);
  const words = useWords(session.info, snapshot);
  if (entry === undefined) return null;
  return (
    <li className={css['card']} data-wonder={entry.name}>
      <WonderArt name={entry.name} />
      <div>
        <b>{wonderName(entry.name)}</b>
        <span>{t.needs({ needs: needsText(entry.needs) })}</span>
        <span>
          <span className="hidden">{t.each({ goods: words.bundle(entry.cost) })}</span>
          <Cost info={session.info} bundle={entry.cost} />
        </span>
        <span className={css['state']}>
          {owner === NONE ? (
            t.free()
          ) : (
            <>
              <SeatBadge seat={owner} size={16} /> {seatName(session.info, owner)}
            </>
          )}
          <Progress level={levelOf(snapshot.view, wonder)} levels={levels} />
        </span>
      </div>
      <Act {...props} />
    </li>
  );
};

export const WondersPanel = (props: PanelProps) => {
  const { info } = props.session;
  const { levels, wonders } = paramsOf(info);
  return (
    <ScenarioPanel {...props} goal={t.goal({ levels, points: info.scenario.pointsToWin })}>
      <ul className={css['cards']} aria-label={t.cards()}>
        {wonders.map(({ name }, wonder) => (
          <Card key={name} {...props} wonder={wonder} />
        ))}
      </ul>
    </ScenarioPanel>
  );
};

export const WonderChooser = ({ legal, onChoose }: ChooserProps) => (
  <fieldset className={base['choose']}>
    <legend>{t.which()}</legend>
    {legal.map((choice) =>
      choice.action.type !== 'beginWonder' ? null : (
        <button key={choice.packed} type="button" className="button" onClick={() => onChoose(choice)}>
          <WonderArt name={choice.action.wonder} /> {wonderName(choice.action.wonder)}
        </button>
      ),
    )}
  </fieldset>
);
