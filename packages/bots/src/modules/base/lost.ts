/** Corners that a closed edge was the only way to: others go with them, and then all look for another way. */
import { type Board, NONE } from '@landnam/engine';
import { FREE, type Reached } from './reached.js';

export class Lost {
  private readonly board: Board;
  private readonly seat: number;
  private readonly farthest: number;
  private readonly away: Uint8Array;
  /** Corners, `count` of them, and how far away they were. */
  private readonly list: Uint8Array;
  private readonly were: Uint8Array;
  private count = 0;

  constructor(board: Board, seat: number, farthest: number, { away }: Reached) {
    this.board = board;
    this.seat = seat;
    this.farthest = farthest;
    this.away = away;
    this.list = new Uint8Array(board.vertices);
    this.were = new Uint8Array(board.vertices);
  }

  drop(vertex: number): void {
    this.were[vertex] = this.away[vertex];
    this.away[vertex] = NONE;
    this.list[this.count++] = vertex;
  }

  /** A neighbour leads there, at the distance it claims. */
  isReached(owner: Uint8Array, edges: Uint8Array, vertex: number): boolean {
    return this.byNeighbours(owner, edges, vertex) === this.away[vertex];
  }

  /** Drops, nearest first, all corners that were reached only through dropped ones. False if there were none. */
  reachAgain(owner: Uint8Array, edges: Uint8Array): boolean {
    const { list, were, away } = this;
    const { vertexVertices } = this.board;
    if (this.count === 0) return false;
    for (let head = 0; head < this.count; head++)
      for (let i = list[head] * 3; i < list[head] * 3 + 3; i++) {
        const next = vertexVertices[i];
        if (next !== NONE && away[next] === were[list[head]] + 1 && !this.isReached(owner, edges, next))
          this.drop(next);
      }
    while (this.comeNearer(owner, edges));
    this.count = 0;
    return true;
  }

  private comeNearer(owner: Uint8Array, edges: Uint8Array): boolean {
    let isNearer = false;
    for (let i = 0; i < this.count; i++) {
      const away = this.byNeighbours(owner, edges, this.list[i]);
      if (away >= this.away[this.list[i]]) continue;
      this.away[this.list[i]] = away;
      isNearer = true;
    }
    return isNearer;
  }

  /** How far a corner is by its neighbours; NONE if none of them leads there. */
  private byNeighbours(owner: Uint8Array, edges: Uint8Array, vertex: number): number {
    const { away } = this;
    const { vertexEdges, vertexVertices } = this.board;
    let least: number = NONE;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const from = vertexVertices[i];
      if (from === NONE || away[from] >= least || edges[vertexEdges[i]] !== FREE) continue;
      if (owner[from] === NONE || owner[from] === this.seat) least = away[from];
    }
    return least < this.farthest ? least + 1 : NONE;
  }
}
