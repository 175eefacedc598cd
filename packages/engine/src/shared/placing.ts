/** Pieces on the board: where they join, how they leave the stock. */
import { type Refusal, refusal } from '../core/actions.js';
import { at } from '../core/fields.js';
import { push } from '../core/frames.js';
import type { Game } from '../core/game.js';
import { NONE, type Seat, type Vertex } from '../core/ids.js';
import { firstRefusal } from '../core/play.js';
import type { Scenario } from '../core/registry.js';
import type { State } from '../core/state.js';
import { canPay, type Price } from './supply.js';

export const pieceIndex = (scenario: Scenario, name: string): number => {
  const index = scenario.pieces.findIndex((piece) => piece.name === name);
  if (index < 0) throw new Error(`no piece is called ${name}`);
  return index;
};

export const hasStock = (s: State, seat: number, piece: number): boolean => s.base.stock[at(seat, piece)] > 0;

/** Whose stock a piece is taken from: its own, unless the catalogue says otherwise. */
const stockPiece = (g: Game, piece: number): number => {
  const { stockOf } = g.scenario.pieces[piece];
  return stockOf === undefined ? piece : pieceIndex(g.scenario, stockOf);
};

export const fromStock = (g: Game, s: State, seat: number, piece: number): void => {
  s.base.stock[at(seat, stockPiece(g, piece))]--;
  s.base.onBoard[at(seat, piece)]++;
};

export const toStock = (g: Game, s: State, seat: number, piece: number): void => {
  s.base.stock[at(seat, stockPiece(g, piece))]++;
  s.base.onBoard[at(seat, piece)]--;
};

/** Puts a building down and lets it take effect, then the judge looks (`built` is held); a building that stood there goes back to its owner's stock. */
export const putBuilding = (g: Game, s: State, seat: Seat, vertex: number, piece: number): void => {
  const before = s.base.piece[vertex];
  if (before !== NONE) toStock(g, s, seat, before);
  fromStock(g, s, seat, piece);
  s.base.owner[vertex] = seat;
  s.base.piece[vertex] = piece;
  push(s, g.kind.built, seat, vertex, piece);
};

/** Puts a road or its like into the table of its kind. */
export const putRoute = (
  g: Game,
  s: State,
  table: Uint8Array,
  seat: Seat,
  edge: number,
  piece: number,
): void => {
  fromStock(g, s, seat, piece);
  table[edge] = seat;
  push(s, g.kind.built, seat, edge, piece);
};

/** An own piece of this table ends at the vertex, apart from one edge. */
export const joinsAt = (
  g: Game,
  table: Uint8Array,
  seat: number,
  vertex: number,
  except: number,
): boolean => {
  const edges = g.board.vertexEdges;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = edges[i];
    if (edge !== NONE && edge !== except && table[edge] === seat) return true;
  }
  return false;
};

/** [B-30] An edge is reached from one end by an own building or, past no opponent's building, by an own piece. */
export const isJoined = (g: Game, s: State, table: Uint8Array, seat: number, edge: number): boolean => {
  for (let i = edge * 2; i < edge * 2 + 2; i++) {
    const vertex = g.board.edgeVertices[i];
    const owner = s.base.owner[vertex];
    if (owner === seat) return true;
    if (owner === NONE && joinsAt(g, table, seat, vertex, edge)) return true;
  }
  return false;
};

const reached = new Uint8Array(256);

/** Vertices where the seat's pieces of this table may go on: its own buildings, and ends no opponent has built on. */
const markReached = (g: Game, s: State, table: Uint8Array, seat: number): void => {
  const { vertices, edges, edgeVertices } = g.board;
  const owner = s.base.owner;
  for (let vertex = 0; vertex < vertices; vertex++) reached[vertex] = owner[vertex] === seat ? 1 : 0;
  for (let edge = 0; edge < edges; edge++) {
    if (table[edge] !== seat) continue;
    const a = edgeVertices[edge * 2];
    const b = edgeVertices[edge * 2 + 1];
    if (owner[a] === NONE) reached[a] = 1;
    if (owner[b] === NONE) reached[b] = 1;
  }
};

/** Free edges that join the seat's pieces; worked outwards from them, not asked of every edge. */
export const frontier = (g: Game, s: State, table: Uint8Array, seat: number, into: Uint8Array): number => {
  const { edges, edgeVertices } = g.board;
  markReached(g, s, table, seat);
  let count = 0;
  for (let edge = 0; edge < edges; edge++)
    if (table[edge] === NONE && (reached[edgeVertices[edge * 2]] | reached[edgeVertices[edge * 2 + 1]]) !== 0)
      into[count++] = edge;
  return count;
};

/** [B-12] No building on a neighbouring vertex. */
export const keepsDistance = (g: Game, s: State, vertex: number): boolean => {
  const near = g.board.vertexVertices;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++)
    if (near[i] !== NONE && s.base.owner[near[i]] !== NONE) return false;
  return true;
};

/** [B-34] The two reasons every build can fail for. */
export const refuseBuild = (
  s: State,
  seat: Seat,
  piece: number,
  price: Price,
  rule: string,
): Refusal | null => {
  if (!hasStock(s, seat, piece)) return refusal('noPieceLeft', 'B-34');
  return canPay(s, seat, price) ? null : refusal('cannotPay', rule);
};

export const refuseBuildingAt = (g: Game, s: State, seat: Seat, vertex: Vertex): Refusal | null =>
  firstRefusal(g, 'buildingSite', g.all.buildingSite, s, seat, vertex) ??
  firstRefusal(g, 'spacing', g.all.spacing, s, seat, vertex);

declare module '../core/registry.js' {
  interface RefusalCodes {
    noPieceLeft: true;
    cannotPay: true;
  }
}
