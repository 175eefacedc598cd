/** A position under one's hands: the board to tap, everything else as controls, and what is wrong where it is wrong. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { BoardView } from '../../../board/BoardView.js';
import type { ScreenPoint } from '../../../board/geometry.js';
import type { LayingTexts } from '../../../features/types.js';
import { FeatureContext } from '../../../moves/context.js';
import type { Feature } from '../../../moves/feature.js';
import type { BoardPlace } from '../../../moves/places.js';
import type { LaidPosition } from '../../../session/analysis/draft.js';
import { nearestPlace } from '../../../table/question/useMiss.js';
import { makeWords, seatName } from '../../../ui/words.js';
import css from '../analysis.module.css';
import { ShareButton, SharedLink, useSharing } from '../Sharing.js';
import { addressOfText, linkToDraft } from '../source.js';
import { t } from '../words/index.js';
import { boardFields, type Brush, editsAt, kindsOf, placeNamed } from './brush.js';
import { Brushes } from './Brushes.js';
import { FieldTable } from './FieldTable.js';
import { sayFault, sayWhere, sayWord, type Wording } from './wording.js';

export interface LaidProps {
  readonly draft: LaidPosition;
  readonly feature: Feature;
  readonly texts: LayingTexts;
}

interface Props {
  readonly draft: LaidPosition;
  readonly wording: Wording;
}

const PHASES: Readonly<Record<string, () => string>> = { roll: t.phase_roll, main: t.phase_main };

const Turn = ({ draft, wording }: Props) => {
  const { info, phases } = draft.opened;
  const { turn = '', phase = '' } = draft.now.stack;
  const set = (seat: string, at: string): void =>
    void draft.setTurn({ turn: seat === '' ? 'p0' : seat, phase: at === '' ? (phases[0] ?? '') : at });
  return (
    <section className={css['part']} data-part="turn" aria-label={t.turn()}>
      <h2>{t.turn()}</h2>
      <div className={css['controls']}>
        <label>
          {t.whose_turn()}
          <select value={turn} data-turn onChange={(event) => set(event.target.value, phase)}>
            {turn === '' && <option value="">{t.other_moment()}</option>}
            {info.setup.players.map((_, seat) => (
              <option key={seat} value={`p${seat}`}>
                {seatName(info, seat)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.phase()}
          <select value={phase} data-phase onChange={(event) => set(turn, event.target.value)}>
            {phase === '' && <option value="">{t.other_moment()}</option>}
            {phases.map((each) => (
              <option key={each} value={each}>
                {PHASES[each]?.() ?? sayWord(wording, '', each)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
};

const Faults = ({ draft, wording }: Props) => {
  const { faults } = draft.now;
  return (
    <div role="status" className={css['faults']} data-part="faults" data-faults={faults.length}>
      {faults.length === 0 ? (
        <p>{t.fine()}</p>
      ) : (
        <>
          <p>{t.wrong({ count: faults.length })}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.where} ${fault.what}`} data-where={fault.where}>
                <b>{sayWhere(wording, fault.where)}</b>: {sayFault(wording, fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Hands and cards are open; what few people ever change is folded away. */
const Fields = (props: Props) => {
  const { fields } = props.draft.opened;
  const lying = new Set(boardFields(fields));
  const others = fields.filter((field) => !lying.has(field));
  const first = others.filter(({ pool }) => pool !== '');
  const groups = [...new Set(others.map(({ group }) => group))];
  return (
    <section className={css['part']} aria-label={t.cards_laid()} data-part="fields">
      <h2>{t.cards_laid()}</h2>
      {first.map((field) => (
        <FieldTable key={`${field.group} ${field.name}`} {...props} field={field} />
      ))}
      {groups.map((group) => (
        <details key={group} data-group={group}>
          <summary>{t.more_of({ group: sayWord(props.wording, '', group) })}</summary>
          {others
            .filter((field) => field.group === group && !first.includes(field))
            .map((field) => (
              <FieldTable key={field.name} {...props} field={field} />
            ))}
        </details>
      ))}
    </section>
  );
};

const Ways = ({ draft }: Props) => {
  const [, navigate] = useLocation();
  const isWhole = draft.now.faults.length === 0;
  const sharing = useSharing({ text: () => draft.draftText(), linkTo: linkToDraft });
  const analyse = async (): Promise<void> => {
    const text = await draft.text();
    if (text !== null) navigate(addressOfText(text));
  };
  return (
    <div className={css['files']}>
      <button
        type="button"
        className="button primary"
        data-open-analysis
        disabled={!isWhole}
        onClick={() => void analyse()}
      >
        {t.analyse_it()}
      </button>
      <button
        type="button"
        className="button quiet"
        data-undo
        disabled={!draft.now.canUndo}
        onClick={() => void draft.undo()}
      >
        {t.undo()}
      </button>
      <ShareButton {...sharing} />
      <SharedLink {...sharing} />
    </div>
  );
};

const Laying = ({ draft, feature, texts }: LaidProps) => {
  const told = useSyncExternalStore(
    (listener) => draft.subscribe(listener),
    () => draft.now,
  );
  const { info, fields } = draft.opened;
  const { snapshot } = draft;
  const wording = useMemo(
    () => ({ feature, texts, words: makeWords(feature, info, snapshot) }),
    [feature, texts, info, snapshot],
  );
  const [brush, setBrush] = useState<Brush>({ kind: 'pieces', seat: 0 });
  const lay = (place: BoardPlace): void => void draft.edit(editsAt({ info, fields, told }, brush, place));
  const tap = (at: ScreenPoint): void => {
    const [place] = kindsOf(brush).flatMap((kind) => nearestPlace(info.board, kind, at) ?? []);
    if (place) lay(place);
  };
  const marked = told.faults.flatMap(({ where }) => placeNamed(where) ?? []);
  const props = { draft, wording };
  return (
    <div className={css['analysis']} data-room="edit">
      <main className={css['laid']} id="content">
        <h1 className="hidden">{t.edit_title()}</h1>
        <BoardView info={info} snapshot={snapshot} marked={marked} onMiss={tap} />
      </main>
      <aside className={css['panel']} data-open aria-label={t.edit_title()} data-part="edit">
        <Faults {...props} />
        <Ways {...props} />
        <Brushes {...props} brush={brush} onBrush={setBrush} onPlace={lay} />
        <Turn {...props} />
        <Fields {...props} />
      </aside>
    </div>
  );
};

export const EditBoard = (props: LaidProps) => (
  <FeatureContext value={props.feature}>
    <Laying {...props} />
  </FeatureContext>
);
