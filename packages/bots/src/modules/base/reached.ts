/** Corners that a seat can reach, and how many pieces it still needs to each: one search for minds and features. */
import { type Board, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import type { FieldBytes } from './way.js';

/** What an edge means to a search. */
export const CLOSED = 0;
export const FREE = 1;
export const OWN = 2;

export class Reached {
  /** By vertex; NONE beyond the farthest. */
  readonly away: Uint8Array;
  /** Corners that the search began at, reached or came nearer to, nearest first, `filled` of them. */
  readonly near: Uint8Array;
  filled = 0;
  private readonly board: Board;
  private readonly seat: number;
  private readonly farthest: number;

  constructor(board: Board, seat: number, farthest: number) {
    this.board = board;
    this.seat = seat;
    this.farthest = farthest;
    this.away = new Uint8Array(board.vertices).fill(NONE);
    this.near = new Uint8Array(board.vertices);
  }

  /** Starts over where own pieces end; in the opening a building stands before its road does. */
  start(s: State, bytes: FieldBytes): void {
    const { seat } = this;
    const { routes, homes } = s.base;
    this.away.fill(NONE);
    this.filled = 0;
    for (let i = firstRoute(seat); routes[i] !== NONE; i++)
      if (bytes.pieceAt(s.bytes, routes[i]) === seat) this.putEnds(routes[i]);
    for (let i = firstHome(seat); homes[i] !== NONE; i++) this.put(homes[i]);
  }

  put(vertex: number): void {
    if (this.away[vertex] === 0) return;
    this.away[vertex] = 0;
    this.near[this.filled++] = vertex;
  }

  putEnds(edge: number): void {
    this.put(this.board.edgeVertices[edge * 2]);
    this.put(this.board.edgeVertices[edge * 2 + 1]);
  }

  /** The most expensive loop of a game: what it reads repeatedly is held in local variables. */
  spread(owner: Uint8Array, edges: Uint8Array): void {
    const { away, near, seat, farthest } = this;
    const { vertexEdges, vertexVertices } = this.board;
    let { filled } = this;
    for (let head = 0; head < filled; head++) {
      const vertex = near[head];
      const next = away[vertex] + 1;
      if (next > farthest || (owner[vertex] !== NONE && owner[vertex] !== seat)) continue;
      for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
        const other = vertexVertices[i];
        if (other === NONE || away[other] <= next || edges[vertexEdges[i]] !== FREE) continue;
        away[other] = next;
        near[filled++] = other;
      }
    }
    this.filled = filled;
  }
}
