/** Writes a game as readable text: actions, what they changed, who may do what, what everyone sees. */
import {
  ActionList,
  actors,
  collect,
  type Game,
  legalActions,
  type LoggedEvent,
  makeState,
  NONE,
  type Place,
  redact,
  type Seat,
  seatsOf,
  type State,
  view,
} from '@landnam/engine';
import { makeAction, makeMove, makeSeat } from '@landnam/engine/notation';
import { FRAME_BYTES } from '../../packages/engine/src/core/state/coreFields.js';
import { seeded } from '../support/chance.js';
import { playPly, randomPly } from '../support/play.js';
import type { TestTable } from '../support/table.js';

const list = new ActionList();

const row = (bytes: Uint8Array, place: Place, index: number): string =>
  Array.from(bytes.subarray(place.start + index * place.width, place.start + (index + 1) * place.width)).join(
    ' ',
  );

/** Frames by name, from the bottom up: their numbers change with every module that is added. */
const frameLine = (g: Game, s: State): string => {
  const frames = Array.from({ length: s.core.depth[0] }, (_, i) => {
    const [kind, seat, step, a, b] = s.core.frames.subarray(i * FRAME_BYTES, (i + 1) * FRAME_BYTES);
    return `${g.frameNames[kind]} ${makeSeat(seat)} ${step} ${a} ${b}`;
  });
  return `  frames: ${frames.join(' | ')}`;
};

/** Fields that differ from a fresh state, one line each. */
const stateLines = (g: Game, s: State): string[] =>
  g.layout.places.flatMap((place) => {
    if (place.derived) return [];
    if (place.name === 'frames') return [frameLine(g, s)];
    const rows = Array.from({ length: place.rows }, (_, index) => row(s.bytes, place, index));
    const plain = rows.every((text) => text.split(' ').every((byte) => Number(byte) === place.fill));
    return plain ? [] : [`  ${place.group}.${place.name}: ${rows.join(place.width === 1 ? ' ' : ' | ')}`];
  });

const hidden = (place: Place): boolean => place.seen !== 'all';

/** What one seat sees of the fields that are not public. */
const viewLines = (g: Game, s: State, seat: number, seen: State): string[] => {
  view(g, s, seat, seen);
  const fields = g.layout.places.filter(hidden).map((place) => {
    const rows = Array.from({ length: place.rows }, (_, index) => row(seen.bytes, place, index));
    const totals = Array.from(seen.bytes.subarray(place.totals, place.totals + place.rows));
    return `    ${place.group}.${place.name}: ${rows.join(' | ')} (${totals.join(' ')})`;
  });
  return [`  seen by ${seat === NONE ? 'a spectator' : makeSeat(seat)}:`, ...fields];
};

const wholeLines = (g: Game, s: State, seen: State): string[] => [
  'state',
  ...stateLines(g, s),
  ...[...Array.from({ length: g.seats }, (_, seat) => seat), NONE].flatMap((seat) =>
    viewLines(g, s, seat, seen),
  ),
];

const legalLines = (g: Game, s: State): string[] =>
  seatsOf(actors(g, s)).map((seat) => {
    legalActions(g, s, seat, list);
    return `  ${makeSeat(seat)}: ${list
      .toArray()
      .map((packed) => makeMove(g, { packed }))
      .join(', ')}`;
  });

const eventLine = (event: LoggedEvent): string => {
  const whole = redact({ ...event, seats: 1 }, 0);
  const secret =
    event.secret === undefined ? '' : ` (secret of ${seatsOf(event.seats).map(makeSeat).join(' ')})`;
  const { type, ...data } = whole as { type: string };
  return `  ! ${type} ${JSON.stringify(data)}${secret}`;
};

export interface Script {
  readonly seed: number;
  readonly plies: number;
  /** Offers in a thousand plies. */
  readonly talk: number;
  /** The whole state and all views every so many plies. */
  readonly every: number;
}

export const writePlaythrough = (t: TestTable, { seed, plies, talk, every }: Script): string => {
  const { game: g, state: s } = t;
  const below = seeded(seed);
  const seen = makeState(g);
  const lines = [
    `game ${g.scenario.id}, ${g.seats} players`,
    JSON.stringify(t.deal),
    ...wholeLines(g, s, seen),
    ...legalLines(g, s),
  ];
  for (let ply = 1; ply <= plies && actors(g, s) !== 0; ply++) {
    const events: LoggedEvent[] = [];
    const move = randomPly(g, s, below, talk);
    lines.push(`${ply}. ${makeAction(g, move.seat, move)}`);
    playPly(g, s, move, collect(events));
    lines.push(...events.map(eventLine), `  asks ${t.asks()}`, ...legalLines(g, s));
    if (ply % every === 0 || actors(g, s) === 0) lines.push(...wholeLines(g, s, seen));
  }
  if (actors(g, s) !== 0) lines.push('… and so on');
  else
    lines.push(
      `ended: ${t.ended()}, winners ${t
        .winners()
        .map((seat) => makeSeat(seat as Seat))
        .join(' ')}`,
    );
  return `${lines.join('\n')}\n`;
};
