/** How the game went: footprint, plants and events, drawn from public events. */
import { EMPTY_BAG, EVENTS, footprintStory, plantBalance } from '@landnam/engine/games/energies';
import { seatName } from '../../ui/words.js';
import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import type { Snapshot } from '../../session/types.js';
import type { PanelProps } from '../../moves/feature.js';
import css from './energies.module.css';
import { EventIcon } from './icons.js';
import { eventName } from './glossary.js';

interface Fired {
  readonly round: number;
  readonly event: number;
}

/** Which event was triggered in which round. */
const firedIn = ({ events }: Snapshot): { readonly fired: readonly Fired[]; readonly rounds: number } => {
  const fired: Fired[] = [];
  let rounds = 0;
  for (const { event } of events) {
    if (event.type === 'turnBegan') rounds = event.round;
    if (event.type === 'eventTriggered') fired.push({ round: rounds, event: event.event });
  }
  return { fired, rounds };
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
      aria-label={t.plot_at({ event: eventName(event), rounds: rounds.join(', ') || '–' })}
    >
      <path className={css['axis']} d={`M0 11.5H${DOTS}`} />
      {rounds.map((round, i) => (
        <circle key={i} cx={((round - 0.5) / last) * DOTS} cy={5.5} r={4.2} />
      ))}
    </svg>
  </li>
);

interface ByRoundProps {
  readonly events: readonly Fired[];
  readonly last: number;
}

const EventsByRound = ({ events, last }: ByRoundProps) => (
  <figure>
    <figcaption>
      {t.plot_events()}
      {events.length === 0 ? `: ${t.plot_none()}` : ` (${t.plot_rounds({ count: last })})`}
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
      {snapshot.over.winners === 0 ? `${t.tell_all_lose()}.` : t.end_bag()}{' '}
      {m.pair({ head: t.end_balance(), rest: row.join(', ') })}.
    </p>
  );
};

export const Plots = ({ session, snapshot }: PanelProps) => {
  const told = snapshot.events.map(({ event }) => event);
  const story = footprintStory(session.info, snapshot.view, told);
  const { fired, rounds } = firedIn(snapshot);
  const plants = [
    {
      values: story.map(({ renewable }) => renewable),
      name: t.renewablePlants(),
      className: css['renewableLine'],
    },
    {
      values: story.map(({ fossil }) => fossil),
      name: t.fossilPlants(),
      className: css['fossilLine'],
    },
  ];
  const footprint = {
    values: story.map((moment) => moment.footprint),
    name: t.track(),
    className: css['line'],
  };
  return (
    <div className={css['plots']} data-plots>
      <Balance session={session} snapshot={snapshot} />
      <Chart title={t.plot_footprint()} curves={[footprint]} />
      <Chart title={t.plot_plants()} curves={plants} />
      <EventsByRound events={fired} last={Math.max(1, rounds)} />
    </div>
  );
};
