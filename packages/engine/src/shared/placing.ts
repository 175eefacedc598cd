/** Pieces on the board: where they connect, how they leave the stock. */
import { type Refusal, refusal } from '../core/play/actions.js';
import { at } from '../core/state/fields.js';
import { push } from '../core/state/frames.js';
import type { Game } from '../core/game/game.js';
import {
  type EdgeIndex,
  NONE,
  type Seat,
  type SeatIndex,
  type Vertex,
  type VertexIndex,
} from '../core/ids.js';
import { firstRefusal, passes } from '../core/play/play.js';
import type { Scenario } from '../core/registry.js';
import type { FaultTeller } from '../core/text/said.js';
import type { State } from '../core/state/state.js';
import type { EdgeTable } from '../core/state/tables.js';
import { addHome, addRoute, firstHome, firstRoute, listRoutes } from './ownPlaces.js';
import { cannotPay, canPay, type Price } from './supply.js';

export const pieceIndex = (scenario: Scenario, name: string): number => {
  const index = scenario.pieces.findIndex((piece) => piece.name === name);
  if (index < 0) throw new Error(`no piece is called ${name}`);
  return index;
};

export const hasStock = (s: State, seat: SeatIndex, piece: number): boolean =>
  s.base.stock[at(seat, piece)] > 0;

/** Whose stock a piece is taken from: its own, unless the catalogue says otherwise. */
const stockPiece = (g: Game, piece: number): number => {
  const { stockOf } = g.scenario.pieces[piece];
  return stockOf === undefined ? piece : pieceIndex(g.scenario, stockOf);
};

export const fromStock = (g: Game, s: State, seat: SeatIndex, piece: number): void => {
  s.base.stock[at(seat, stockPiece(g, piece))]--;
  s.base.onBoard[at(seat, piece)]++;
};

export const toStock = (g: Game, s: State, seat: SeatIndex, piece: number): void => {
  s.base.stock[at(seat, stockPiece(g, piece))]++;
  s.base.onBoard[at(seat, piece)]--;
};

export const countRoutes = (g: Game, s: State, table: EdgeTable, piece: number): void => {
  listRoutes(s, table);
  for (let edge = 0; edge < table.length; edge++)
    if (table[edge] !== NONE) fromStock(g, s, table[edge], piece);
};

/** Placing more pieces than there are would take a stock below zero, which a byte cannot hold. */
export const stockFaults = (g: Game, s: State, tell: FaultTeller): void => {
  for (let seat = 0; seat < g.seats; seat++)
    g.scenario.pieces.forEach(({ name: kind, stock }, piece) => {
      if (s.base.stock[at(seat, piece)] > stock)
        tell(`p${seat}`, 'there are more pieces on the board than {stock} of kind {kind}', 'tooManyPieces', {
          stock,
          kind,
        });
    });
};

/** Puts a building down, lets it take effect (`built`), then the judge checks; a building that stood there returns to its owner's stock. */
export const putBuilding = (g: Game, s: State, seat: Seat, vertex: VertexIndex, piece: number): void => {
  const before = s.base.piece[vertex];
  if (before !== NONE) toStock(g, s, seat, before);
  fromStock(g, s, seat, piece);
  if (before === NONE) addHome(s, seat, vertex);
  s.base.piece[vertex] = piece;
  push(s, g.kind.built, seat, vertex, piece);
};

/** Puts a road or another route piece into the table of its kind. */
export const putRoute = (
  g: Game,
  s: State,
  table: EdgeTable,
  seat: Seat,
  edge: EdgeIndex,
  piece: number,
): void => {
  fromStock(g, s, seat, piece);
  addRoute(s, table, seat, edge);
  push(s, g.kind.built, seat, edge, piece);
};

/** A piece of the seat in this table ends at the vertex, apart from one edge. */
export const joinsAt = (
  g: Game,
  table: EdgeTable,
  seat: SeatIndex,
  vertex: VertexIndex,
  except: number,
): boolean => {
  const edges = g.board.vertexEdges;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = edges[i];
    if (edge !== NONE && edge !== except && table[edge] === seat) return true;
  }
  return false;
};

/** [B-30] An edge is reached from one end by the seat's own building or, past no opponent's building, by its own piece. */
export const isJoined = (g: Game, s: State, table: EdgeTable, seat: SeatIndex, edge: EdgeIndex): boolean => {
  for (let i = edge * 2; i < edge * 2 + 2; i++) {
    const vertex = g.board.edgeVertices[i];
    const owner = s.base.owner[vertex];
    if (owner === seat) return true;
    if (owner === NONE && joinsAt(g, table, seat, vertex, edge)) return true;
  }
  return false;
};

/** A set of edges or vertices: 32 to a word, so that they come out in ascending order. */
const marked = new Int32Array(8);

/** Code that marks takes them all with `takeMarked` before other code marks. */
export const mark = (place: number): void => {
  marked[place >> 5] |= 1 << (place & 31);
};

const markAround = (g: Game, table: EdgeTable, vertex: VertexIndex): void => {
  const { vertexEdges } = g.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = vertexEdges[i];
    if (edge !== NONE && table[edge] === NONE) mark(edge);
  }
};

export const takeMarked = (into: Uint8Array): number => {
  let count = 0;
  for (let word = 0; word < marked.length; word++) {
    if (marked[word] === 0) continue;
    for (let bits = marked[word]; bits !== 0; bits &= bits - 1)
      into[count++] = word * 32 + 31 - Math.clz32(bits & -bits);
    marked[word] = 0;
  }
  return count;
};

/** [B-30] Free edges that connect to the seat's pieces: around its buildings, and at ends that no opponent has built on. */
export const frontier = (g: Game, s: State, table: EdgeTable, seat: SeatIndex, into: Uint8Array): number => {
  const { edgeVertices } = g.board;
  const { routes, homes, owner } = s.base;
  for (let i = firstHome(seat); homes[i] !== NONE; i++) markAround(g, table, homes[i]);
  for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
    const edge = routes[i];
    if (table[edge] !== seat) continue;
    const a = edgeVertices[edge * 2];
    const b = edgeVertices[edge * 2 + 1];
    if (owner[a] === NONE) markAround(g, table, a);
    if (owner[b] === NONE) markAround(g, table, b);
  }
  return takeMarked(into);
};

/** Free vertices where the seat's pieces end. */
export const freeEnds = (g: Game, s: State, seat: SeatIndex, into: Uint8Array): number => {
  const { edgeVertices } = g.board;
  const { routes, owner } = s.base;
  for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
    const a = edgeVertices[routes[i] * 2];
    const b = edgeVertices[routes[i] * 2 + 1];
    if (owner[a] === NONE) mark(a);
    if (owner[b] === NONE) mark(b);
  }
  return takeMarked(into);
};

/** [B-12] No building on a neighbouring vertex. */
export const keepsDistance = (g: Game, s: State, vertex: VertexIndex): boolean => {
  const near = g.board.vertexVertices;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++)
    if (near[i] !== NONE && s.base.owner[near[i]] !== NONE) return false;
  return true;
};

export const isFree = (s: State, vertex: VertexIndex): boolean => s.base.owner[vertex] === NONE;

/** [B-31] A joint in a split edge has no hex beside it. */
export const isLand = (g: Game, vertex: VertexIndex): boolean => g.board.vertexHexes[vertex * 3] !== NONE;

/** [B-12] [B-31] What every list of building sites checks itself; the rest of the slots is checked with `passesRest`. */
export const isOpenSite = (g: Game, s: State, vertex: VertexIndex): boolean =>
  isFree(s, vertex) && isLand(g, vertex) && keepsDistance(g, s, vertex);

export const passesRest = (g: Game, s: State, seat: Seat, vertex: Vertex): boolean =>
  passes(g.rest.buildingSite, g, s, seat, vertex) && passes(g.rest.spacing, g, s, seat, vertex);

/** [B-34] The two reasons why any build can fail. */
export const refuseBuild = (
  s: State,
  seat: Seat,
  piece: number,
  price: Price,
  rule: string,
): Refusal | null => {
  if (!hasStock(s, seat, piece)) return refusal('noPieceLeft', 'B-34');
  return canPay(s, seat, price) ? null : cannotPay(s, seat, price, rule);
};

export const refuseBuildingAt = (g: Game, s: State, seat: Seat, vertex: Vertex): Refusal | null =>
  firstRefusal(g, 'buildingSite', g.all.buildingSite, s, seat, vertex) ??
  firstRefusal(g, 'spacing', g.all.spacing, s, seat, vertex);

declare module '../core/registry.js' {
  interface RefusalCodes {
    noPieceLeft: true;
  }
  interface FaultCodes {
    tooManyPieces: 'stock' | 'kind';
  }
}
