/** [S-5] Where a seat's ships could go, computed once for all of them: this is needed in every turn. */
import { type ActionList, argA, pack } from '../../core/play/actions.js';
import type { Game } from '../../core/game/game.js';
import { type Edge, type EdgeIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import { passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import type { VertexTable } from '../../core/state/tables.js';
import { firstHome, firstRoute } from '../../shared/ownPlaces.js';
import { mark, takeMarked } from '../../shared/placing.js';
import { besideEdge } from './ground.js';

/** By vertex: own ships that end there, plus sixteen per own road. */
const ends: VertexTable = new Uint8Array(256);
const ROAD = 16;
/** The vertices with entries in that table: clearing all of it would cost more than counting. */
const counted = new Uint8Array(64);
let countedVertices = 0;
const ships = new Uint8Array(256);
const sites = new Uint8Array(256);

const countEnd = (vertex: VertexIndex, step: number): void => {
  if (ends[vertex] === 0) counted[countedVertices++] = vertex;
  ends[vertex] += step;
};

const clearEnds = (): void => {
  while (countedVertices > 0) ends[counted[--countedVertices]] = 0;
};

/** Counts the seat's pieces that end at each vertex; returns how many of them are ships. */
const countEnds = (g: Game, s: State, seat: number): number => {
  const { edgeVertices } = g.board;
  const { routes, road } = s.base;
  clearEnds();
  let count = 0;
  for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
    const edge = routes[i];
    const isShip = road[edge] !== seat;
    const step = isShip ? 1 : ROAD;
    countEnd(edgeVertices[edge * 2], step);
    countEnd(edgeVertices[edge * 2 + 1], step);
    if (isShip) ships[count++] = edge;
  }
  return count;
};

/** One ship ends there, no road, and no own building stands there. */
const isFreeEnd = (s: State, seat: number, vertex: VertexIndex): boolean =>
  ends[vertex] === 1 && s.base.owner[vertex] !== seat;

const mayLeave = (g: Game, s: State, seat: Seat, edge: EdgeIndex): boolean =>
  s.ships.fresh[edge] === 0 &&
  (isFreeEnd(s, seat, g.board.edgeVertices[edge * 2]) ||
    isFreeEnd(s, seat, g.board.edgeVertices[edge * 2 + 1])) &&
  passes(g.all.shipMayMove, g, s, seat, edge as Edge);

/** Own ships or a building reach the vertex, not counting this many ends of the lifted ship. */
const isReached = (s: State, seat: number, vertex: VertexIndex, lifted: number): boolean => {
  const owner = s.base.owner[vertex];
  return owner === seat || (owner === NONE && ends[vertex] % ROAD > lifted);
};

export const isFreeEdge = (s: State, edge: EdgeIndex): boolean =>
  s.ships.ship[edge] === NONE && s.base.road[edge] === NONE;

/** Free edges around a vertex. */
const markFree = (g: Game, s: State, vertex: VertexIndex): void => {
  const { vertexEdges } = g.board;
  const { road } = s.base;
  const { ship } = s.ships;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = vertexEdges[i];
    if (edge !== NONE && road[edge] === NONE && ship[edge] === NONE) mark(edge);
  }
};

/** Around own buildings, and where own ships end without another player's building; the ends are counted. */
const markNear = (g: Game, s: State, seat: Seat): void => {
  const { homes, owner } = s.base;
  for (let i = firstHome(seat); homes[i] !== NONE; i++) markFree(g, s, homes[i]);
  for (let i = 0; i < countedVertices; i++) {
    const vertex = counted[i];
    if (ends[vertex] % ROAD !== 0 && owner[vertex] === NONE) markFree(g, s, vertex);
  }
};

const gatherCounted = (g: Game, s: State, seat: Seat, water: Uint8Array, into: Uint8Array): number => {
  markNear(g, s, seat);
  const near = takeMarked(into);
  const tests = g.all.shipSite;
  let count = 0;
  for (let i = 0; i < near; i++) {
    const edge = into[i];
    if (besideEdge(g, s, water, edge) && passes(tests, g, s, seat, edge as Edge)) into[count++] = edge;
  }
  return count;
};

/** [S-1] Where a ship could lie beside the seat's pieces, whether or not it connects to them properly. */
export const gatherSites = (g: Game, s: State, seat: Seat, water: Uint8Array, into: Uint8Array): number => {
  countEnds(g, s, seat);
  return gatherCounted(g, s, seat, water, into);
};

/** [S-2] The ship is lifted: its own ends carry nothing any more. Places away from them are connected by other pieces. */
const listTargets = (g: Game, s: State, seat: Seat, move: number, count: number, out: ActionList): void => {
  const { edgeVertices } = g.board;
  const from = argA(move);
  const a = edgeVertices[from * 2];
  const b = edgeVertices[from * 2 + 1];
  for (let k = 0; k < count; k++) {
    const to = sites[k];
    const c = edgeVertices[to * 2];
    const d = edgeVertices[to * 2 + 1];
    const atC = c === a || c === b;
    const atD = d === a || d === b;
    const joined = (!atC && !atD) || isReached(s, seat, c, atC ? 1 : 0) || isReached(s, seat, d, atD ? 1 : 0);
    if (joined) out.push(move | (to << 8));
  }
};

/** Any other restriction on how ships connect is checked with the ship off the board. */
const listLifted = (g: Game, s: State, seat: Seat, move: number, count: number, out: ActionList): void => {
  const { ship } = s.ships;
  ship[argA(move)] = NONE;
  for (let k = 0; k < count; k++)
    if (passes(g.all.shipJoin, g, s, seat, sites[k] as Edge)) out.push(move | (sites[k] << 8));
  ship[argA(move)] = seat;
};

/** Every legal move, ship by ship. */
export const listMoves = (
  g: Game,
  s: State,
  seat: Seat,
  water: Uint8Array,
  id: number,
  out: ActionList,
): void => {
  const own = countEnds(g, s, seat);
  const listFor = g.all.shipJoin.length === 1 ? listTargets : listLifted;
  let count = -1;
  for (let i = 0; i < own; i++) {
    if (!mayLeave(g, s, seat, ships[i])) continue;
    if (count < 0) count = gatherCounted(g, s, seat, water, sites);
    listFor(g, s, seat, pack(id, ships[i]), count, out);
  }
};
