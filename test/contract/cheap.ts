/** What must hold of any state at rest, checked once per turn in very many games; every function says what is wrong. */
import {
  allPoints,
  at,
  brokenTotals,
  type Game,
  isOver,
  KINDS,
  NONE,
  type Place,
  type Seat,
  type State,
} from '@landnam/engine';
import { FRAME_BYTES } from '../../packages/engine/src/core/state/coreFields.js';
import { passes } from '../../packages/engine/src/core/play/play.js';
import type { GameChecks } from './checks.js';

const seats = (g: Game): Seat[] => Array.from({ length: g.seats }, (_, seat) => seat as Seat);

/** Pool → where its cards are, looked up once: this runs in every turn of very many games. */
const poolPlaces = new WeakMap<
  Game,
  readonly { pool: string; whole: readonly number[]; places: Place[] }[]
>();
const poolsOf = (g: Game) => {
  const known =
    poolPlaces.get(g) ??
    Object.entries(g.pools).map(([pool, whole]) => ({
      pool,
      whole,
      places: g.layout.places.filter((place) => place.pool === pool),
    }));
  poolPlaces.set(g, known);
  return known;
};

const countKind = (s: State, places: readonly Place[], kind: number): number => {
  let sum = 0;
  for (const { start, rows, width } of places)
    for (let row = 0; row < rows; row++) sum += s.bytes[start + row * width + kind];
  return sum;
};

const lostCards = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  for (const { pool, whole, places } of poolsOf(g))
    for (let kind = 0; kind < whole.length; kind++)
      if (countKind(s, places, kind) !== whole[kind]) wrong.push(`the pool ${pool} does not add up`);
  return wrong;
};

const nobody: number = NONE;
const tally = new Uint8Array(8 * KINDS);

/** Buildings and roads as recorded in base's tables. */
const countPieces = (g: Game, s: State, road: number): void => {
  tally.fill(0);
  const { owner, piece } = s.base;
  for (let v = 0; v < owner.length; v++) if (owner[v] !== nobody) tally[at(owner[v], piece[v])]++;
  for (let e = 0; e < g.board.edges; e++) if (s.base.road[e] !== nobody) tally[at(s.base.road[e], road)]++;
};

const onBoard = (g: Game, s: State, seat: Seat, piece: number, checks: GameChecks): number => {
  const { name, on } = g.scenario.pieces[piece];
  const own = checks.onBoard?.(g, s, seat, name);
  if (own !== undefined) return own;
  return on === 'vertex' || name === 'road' ? tally[at(seat, piece)] : s.base.onBoard[at(seat, piece)];
};

/** Pieces of one stock, wherever they are. */
const outOf = (g: Game, s: State, seat: Seat, name: string): number => {
  const { pieces } = g.scenario;
  let sum = 0;
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i].name === name || pieces[i].stockOf === name) sum += s.base.onBoard[at(seat, i)];
  return sum;
};

const brokenPieces = (g: Game, s: State, checks: GameChecks): string[] => {
  const { pieces } = g.scenario;
  const wrong: string[] = [];
  countPieces(
    g,
    s,
    pieces.findIndex(({ name }) => name === 'road'),
  );
  for (let seat = 0 as Seat; seat < g.seats; seat++)
    for (let piece = 0; piece < pieces.length; piece++) {
      const { name, stock, stockOf } = pieces[piece];
      const [told, counted] = [s.base.onBoard[at(seat, piece)], onBoard(g, s, seat, piece, checks)];
      if (counted !== told) wrong.push(`p${seat} has ${counted} ${name} on the board, not ${told}`);
      if (stockOf === undefined && s.base.stock[at(seat, piece)] + outOf(g, s, seat, name) !== stock)
        wrong.push(`p${seat} lost or found a ${name}`);
    }
  return wrong;
};

const found = new Uint8Array(8);

/** Seats whose row does not list what the tables say is theirs, lowest place first. */
const wrongRows = (g: Game, rows: Uint8Array, tables: readonly Uint8Array[]): Seat[] => {
  const width = rows.length / g.seats;
  const wrong = new Set<Seat>();
  found.fill(0);
  for (let place = 0; place < tables[0].length; place++)
    for (const table of tables) {
      const seat = table[place] as Seat;
      if (seat !== nobody && rows[seat * width + found[seat]++] !== place) wrong.add(seat);
    }
  for (const seat of seats(g)) if (rows[seat * width + found[seat]] !== nobody) wrong.add(seat);
  return [...wrong];
};

/** Derived fields agree with the tables of the board. */
const brokenPlaces = (g: Game, s: State, checks: GameChecks): string[] => [
  ...wrongRows(g, s.base.routes, [s.base.road, ...(checks.routes?.(s) ?? [])]).map(
    (seat) => `the routes of p${seat} are not listed`,
  ),
  ...wrongRows(g, s.base.homes, [s.base.owner]).map((seat) => `the buildings of p${seat} are not listed`),
];

/** [B-21] Walking from number to number reaches every hex that has one, lowest first. */
const brokenRolls = (g: Game, s: State): string[] => {
  const { number, rolls, alike } = s.base;
  const next = Array.from(rolls);
  for (let hex = 0; hex < g.board.hexes; hex++) {
    if (next[number[hex]] !== hex) return [`h${hex} is not found by its number ${number[hex]}`];
    next[number[hex]] = alike[hex];
  }
  return next.every((hex) => hex === nobody) ? [] : ['a number leads to a hex that has another'];
};

const BOARD_FIELDS = ['stock', 'onBoard', 'routes', 'homes', 'routeLength', 'routeHolder', 'hold'];

/** The bytes that only a piece changes, as they were when last found correct. */
interface Sight {
  readonly places: readonly Place[];
  readonly bytes: Uint8Array;
}
const sights = new WeakMap<Game, Sight>();
const sightOf = (g: Game): Sight => {
  const known = sights.get(g);
  if (known !== undefined) return known;
  const { edges, vertices } = g.board;
  const places = g.layout.places.filter(
    ({ name, rows }) => rows === edges || rows === vertices || BOARD_FIELDS.includes(name),
  );
  const sight = { places, bytes: new Uint8Array(g.layout.bytes) };
  sights.set(g, sight);
  return sight;
};

const isSeen = (g: Game, s: State): boolean => {
  const { places, bytes } = sightOf(g);
  for (let i = 0; i < places.length; i++) {
    const { start, rows, width } = places[i];
    for (let k = start; k < start + rows * width; k++) if (bytes[k] !== s.bytes[k]) return false;
  }
  return true;
};

/** Most turns change no piece: what was found correct is not checked again. */
const brokenBoard = (g: Game, s: State, checks: GameChecks): readonly string[] => {
  if (isSeen(g, s)) return [];
  const wrong = [
    ...brokenPieces(g, s, checks),
    ...brokenPlaces(g, s, checks),
    ...(checks.brokenBoard?.(g, s) ?? []),
  ];
  if (wrong.length === 0) sightOf(g).bytes.set(s.bytes);
  return wrong;
};

const brokenPoints = (g: Game, s: State, checks: GameChecks): string[] => {
  const wrong: string[] = [];
  for (let seat = 0 as Seat; seat < g.seats; seat++) {
    const counted = checks.points?.(g, s, seat);
    const told = allPoints(g, s, seat);
    if (counted !== undefined && counted !== told) wrong.push(`p${seat} has ${counted} points, not ${told}`);
  }
  return wrong;
};

/** Pieces that are taking effect and have stopped to ask a player: the judge waits for each. */
const begunPieces = (g: Game, s: State): number => {
  let count = 0;
  for (let i = 0; i < s.core.depth[0] * FRAME_BYTES; i += FRAME_BYTES)
    if (s.core.frames[i] === g.kind.built && s.core.frames[i + 2] > 0) count++;
  return count;
};

/** [B-53] At rest the active seat has not won: otherwise the judge was skipped. */
const brokenJudge = (g: Game, s: State): string[] => {
  const active = s.core.active[0] as Seat;
  if (isOver(s) || active >= g.seats) return [];
  const wrong: string[] = [];
  if (s.core.hold[0] !== begunPieces(g, s)) wrong.push('the judge is held up by nothing');
  if (s.core.hold[0] !== 0) return wrong;
  if (s.core.scored[0] !== 0) wrong.push('the judge was not asked');
  if (allPoints(g, s, active) >= g.scenario.pointsToWin && passes(g.all.mayWin, g, s, active, 0))
    wrong.push(`p${active} has enough points and has not won`);
  return wrong;
};

/** Cards, pieces, points and the end. */
export const cheapProblems = (g: Game, s: State, checks: GameChecks): string[] => [
  ...lostCards(g, s),
  ...brokenTotals(g, s).map((field) => `the public sum of ${field} is wrong`),
  ...brokenBoard(g, s, checks),
  ...brokenRolls(g, s),
  ...brokenPoints(g, s, checks),
  ...brokenJudge(g, s),
  ...(checks.broken?.(g, s) ?? []),
];
