import { seatName } from '../../../../ui/words.js';
import { SeatBadge } from '../../../../ui/SeatMark.js';
import type { PanelProps } from '../../../../moves/feature.js';
import { Row, Rows, ScenarioPanel } from '../../ScenarioPanel.js';
import { NONE } from '../../../../session/none.js';
import { groupOf } from '../../view.js';
import { laneOf, watersOf } from './fleet.js';
import { t } from './words/index.js';

const wayText = (toGo: number): string => (toGo === 0 ? t.reached() : t.shipsLeft({ count: toGo }));

export const PiratePanel = (props: PanelProps) => {
  const { info } = props.session;
  const { view } = props.snapshot;
  const state = groupOf(view, 'pirateIslands');
  return (
    <ScenarioPanel {...props} goal={t.goal({ points: info.scenario.pointsToWin })}>
      <p>{watersOf(props.snapshot).fleet === NONE ? t.fleetGone() : t.fleetNext()}</p>
      <Rows title={t.players()}>
        {Array.from({ length: info.seats }, (_, seat) => {
          const chits = state?.chits[seat] ?? 0;
          return (
            <Row
              key={seat}
              name={
                <>
                  <SeatBadge seat={seat} size={16} /> {seatName(info, seat)}
                </>
              }
            >
              {[
                t.warships({ count: state?.warships[seat] ?? 0 }),
                chits === 0 ? t.fortressTaken() : t.chits({ count: chits }),
                ...(chits === 0 ? [] : [wayText(laneOf(props.snapshot, seat)?.left ?? NONE)]),
              ].join(' · ')}
            </Row>
          );
        })}
      </Rows>
    </ScenarioPanel>
  );
};
