import type { PanelProps } from '../../../../moves/feature.js';
import { legalOfType } from '../../../../moves/legal.js';
import { useMoves } from '../../../../moves/useMoves.js';
import { SeatBadge } from '../../../../ui/SeatMark.js';
import { seatName } from '../../../../ui/words.js';
import { VictimPanel } from '../../../base/panels/VictimPanel.js';
import css from '../../../base/base.module.css';
import { Row, Rows, ScenarioPanel } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import { villagesOf } from './villageState.js';
import { t } from './words/index.js';

export const ClothPanel = (props: PanelProps) => {
  const { info } = props.session;
  const { view } = props.snapshot;
  return (
    <ScenarioPanel {...props} goal={t.goal({ points: info.scenario.pointsToWin })}>
      <Rows title={t.villages()}>
        {villagesOf(info, view).map(({ vertex, number, left, traders }) => (
          <Row key={vertex} name={t.village({ number })}>
            {t.left({ count: left })}
            {traders.map((seat) => (
              <span key={seat}>
                <SeatBadge seat={seat} size={16} />
                <span className="hidden">{seatName(info, seat)}</span>
              </span>
            ))}
          </Row>
        ))}
        <Row name={t.supply()}>{groupOf(view, 'cloth')?.supply[0] ?? 0}</Row>
      </Rows>
    </ScenarioPanel>
  );
};

/** [S-605] A card or a bolt, as the mover chooses. */
export const ThiefPanel = ({ session, snapshot }: PanelProps) => {
  const { take } = useMoves();
  return (
    <div className={css['row']}>
      <VictimPanel session={session} snapshot={snapshot} />
      {legalOfType(snapshot, 'stealCloth').map((legal) =>
        legal.action.type !== 'stealCloth' ? null : (
          <button key={legal.packed} type="button" className="button" onClick={() => take(legal)}>
            <SeatBadge seat={legal.action.seat} />
            {t.stealCloth({ name: seatName(session.info, legal.action.seat) })} (
            {groupOf(snapshot.view, 'cloth')?.bolts[legal.action.seat] ?? 0})
          </button>
        ),
      )}
    </div>
  );
};
