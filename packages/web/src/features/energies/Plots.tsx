/** How the game went: footprint, plants and events, drawn from what everybody was told. */
import { EMPTY_BAG, EVENTS, FOSSIL_PLANT, plantBalance } from '@landnam/engine';
import { seatName } from '../../ui/words.js';
import { m } from '../../paraglide/messages.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import type { PanelProps } from '../../moves/feature.js';
import css from './energies.module.css';
import { EventIcon } from './icons.js';
import { eventName } from './words.js';

interface Moment {
  readonly footprint: number;
  readonly fossil: number;
  readonly renewable: number;
}
interface Story {
  readonly moments: readonly Moment[];
  readonly events: readonly { readonly round: number; readonly event: number }[];
  readonly rounds: number;
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
  return { moments: shifted(moments, { ...now, footprint }), events: story, rounds: round };
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
  const told = curves.map(
    ({ name, values }) => `${curves.length > 1 ? `${name} ` : ''}${values.at(-1) ?? 0}`,
  );
  const summary = told.join(', ');
  return (
    <figure>
      <figcaption>{m.pair({ head: title, rest: summary })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={m.pair({ head: title, rest: summary })}>
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

const DOTS = 200;

const EventRow = ({
  event,
  rounds,
  last,
}: {
  readonly event: number;
  readonly rounds: readonly number[];
  readonly last: number;
}) => (
  <li>
    <EventIcon event={event} />
    <span>{eventName(event)}</span>
    <svg
      viewBox={`0 0 ${DOTS} 12`}
      role="img"
      aria-label={m.energies_plot_at({ event: eventName(event), rounds: rounds.join(', ') || '–' })}
    >
      <path className={css['axis']} d={`M0 11.5H${DOTS}`} />
      {rounds.map((round, i) => (
        <circle key={i} cx={((round - 0.5) / last) * DOTS} cy={5.5} r={4.2} />
      ))}
    </svg>
  </li>
);

const EventsByRound = ({ events, last }: Pick<Story, 'events'> & { readonly last: number }) => (
  <figure>
    <figcaption>
      {m.energies_plot_events()}
      {events.length === 0 ? `: ${m.energies_plot_none()}` : ` (${m.energies_plot_rounds({ count: last })})`}
    </figcaption>
    <ul className={css['eventsList']}>
      {EVENTS.map((name, event) => (
        <EventRow
          key={name}
          event={event}
          last={last}
          rounds={events.filter((each) => each.event === event).map(({ round }) => round)}
        />
      ))}
    </ul>
  </figure>
);

/** [E-81] How the plants decided, where the bag did. */
const Balance = ({ session: { info }, snapshot }: PanelProps) => {
  if (snapshot.over?.reason !== EMPTY_BAG) return null;
  const row = info.setup.players.map(
    (_, seat) => `${seatName(info, seat)} ${plantBalance(snapshot.view, seat)}`,
  );
  return (
    <p>
      {snapshot.over.winners === 0 ? `${m.energies_tell_all_lose()}.` : m.energies_end_bag()}{' '}
      {m.pair({ head: m.energies_end_balance(), rest: row.join(', ') })}.
    </p>
  );
};

export const plotsWith =
  (footprintOf: (snapshot: Snapshot, info: GameInfo) => number) =>
  ({ session, snapshot }: PanelProps) => {
    const story = storyOf(session.info, snapshot, footprintOf(snapshot, session.info));
    const { moments } = story;
    return (
      <div className={css['plots']} data-plots>
        <Balance session={session} snapshot={snapshot} />
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
        <EventsByRound events={story.events} last={Math.max(1, story.rounds)} />
      </div>
    );
  };
