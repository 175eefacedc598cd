/** How the game went: footprint, plants and events, drawn from what everybody was told. */
import { FOSSIL_PLANT } from '@landnam/engine';
import { m } from '../../paraglide/messages.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import type { PanelProps } from '../types.js';
import css from './energies.module.css';
import { eventName } from './words.js';

interface Moment {
  readonly footprint: number;
  readonly fossil: number;
  readonly renewable: number;
}
interface Story {
  readonly moments: readonly Moment[];
  readonly events: readonly { readonly round: number; readonly event: number }[];
}

const START: Moment = { footprint: 0, fossil: 0, renewable: 0 };

const changed = (
  now: Moment,
  type: string,
  data: Readonly<Record<string, unknown>>,
  info: GameInfo,
): Moment => {
  const piece = info.scenario.pieces[Number(data['piece'])]?.name;
  if (type === 'buildingPlaced') return { ...now, footprint: now.footprint + (piece === 'city' ? 2 : 1) };
  if (type === 'settlementBuilt' || type === 'cityBuilt') return { ...now, footprint: now.footprint + 1 };
  if (type === 'plantDemolished') return { ...now, footprint: now.footprint - 1, fossil: now.fossil - 1 };
  if (type !== 'plantBuilt') return now;
  return data['plant'] === FOSSIL_PLANT
    ? { ...now, footprint: now.footprint + 1, fossil: now.fossil + 1 }
    : { ...now, footprint: now.footprint - 1, renewable: now.renewable + 1 };
};

/** What stands from the start has no event: counted back from what stands at the end. */
const shifted = (moments: readonly Moment[], last: Moment): readonly Moment[] => {
  const end = moments.at(-1) ?? START;
  const gap = last.footprint - end.footprint;
  return moments.map((moment) => ({ ...moment, footprint: moment.footprint + gap }));
};

export const storyOf = (info: GameInfo, { events }: Snapshot, footprint: number): Story => {
  const moments: Moment[] = [];
  const story: { round: number; event: number }[] = [];
  let [now, round] = [START, 0];
  for (const { event } of events) {
    const data = event as unknown as Readonly<Record<string, unknown>>;
    if (event.type === 'turnBegan') {
      round = event.round;
      moments.push(now);
    }
    if (event.type === 'eventTriggered') story.push({ round, event: event.event });
    now = changed(now, event.type, data, info);
  }
  moments.push(now);
  return { moments: shifted(moments, { ...now, footprint }), events: story };
};

const [WIDTH, HEIGHT, LEFT, FOOT] = [320, 110, 26, 16];

const pathOf = (values: readonly number[], least: number, most: number): string =>
  values
    .map((value, i) => {
      const x = LEFT + (i / Math.max(1, values.length - 1)) * (WIDTH - LEFT - 4);
      const y = 6 + (1 - (value - least) / Math.max(1, most - least)) * (HEIGHT - FOOT - 10);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

interface Curve {
  readonly values: readonly number[];
  readonly name: string;
  readonly className: string | undefined;
}

const Chart = ({ title, curves }: { readonly title: string; readonly curves: readonly Curve[] }) => {
  const all = curves.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const summary = curves.map(({ name, values }) => `${name} ${values.at(-1) ?? 0}`).join(', ');
  return (
    <figure>
      <figcaption>{`${title}: ${summary}`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${summary}`}>
        <path className={css['axis']} d={`M${LEFT} 4V${HEIGHT - FOOT}H${WIDTH - 2}`} />
        <text x={LEFT - 4} y={12} textAnchor="end">
          {most}
        </text>
        <text x={LEFT - 4} y={HEIGHT - FOOT} textAnchor="end">
          {least}
        </text>
        {curves.map(({ values, name, className }) => (
          <path key={name} className={className} d={pathOf(values, least, most)} />
        ))}
      </svg>
    </figure>
  );
};

const EventsByRound = ({ events }: Pick<Story, 'events'>) => (
  <figure>
    <figcaption>{m.energies_plot_events()}</figcaption>
    {events.length === 0 && <p>{m.energies_plot_none()}</p>}
    <ol className={css['eventsList']}>
      {events.map(({ round, event }, i) => (
        <li key={i}>
          {eventName(event)} ({m.energies_plot_round({ round })})
        </li>
      ))}
    </ol>
  </figure>
);

export const plotsWith =
  (footprintOf: (snapshot: Snapshot, info: GameInfo) => number) =>
  ({ session, snapshot }: PanelProps) => {
    const story = storyOf(session.info, snapshot, footprintOf(snapshot, session.info));
    const { moments } = story;
    return (
      <div className={css['plots']} data-plots>
        <Chart
          title={m.energies_plot_footprint()}
          curves={[
            {
              values: moments.map(({ footprint }) => footprint),
              name: m.energies_track(),
              className: css['line'],
            },
          ]}
        />
        <Chart
          title={m.energies_plot_plants()}
          curves={[
            {
              values: moments.map(({ renewable }) => renewable),
              name: m.energies_renewablePlants(),
              className: css['renewableLine'],
            },
            {
              values: moments.map(({ fossil }) => fossil),
              name: m.energies_fossilPlants(),
              className: css['fossilLine'],
            },
          ]}
        />
        <EventsByRound events={story.events} />
      </div>
    );
  };
