/** How many pieces every seat still needs to each corner, for all who look at the table together. */
import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, Known, LAND } from '../../../mind/aspects.js';
import type { Scene, Shared } from '../../../mind/insight.js';
import { Land } from '../pips.js';

/** What one seat reaches. */
export interface Reached {
  /** By vertex; NONE beyond the farthest. */
  readonly away: Uint8Array;
  /** The corners within reach, nearest first, `filled` of them. */
  readonly near: Uint8Array;
  filled: number;
}

/** By what a search goes. */
export interface Way {
  readonly farthest: number;
  /** The part of the position where the pieces lie that lead on. */
  readonly reads: number;
  /** By edge: 1 where such a piece may lie. */
  edges(land: Land): Uint8Array;
  /** The pieces that lead on, and what else stands in the way. */
  pieces(s: State): Uint8Array;
  others(s: State): Uint8Array | null;
}

export class Spread {
  readonly of: readonly Reached[];
  readonly land: Land;
  readonly farthest: number;
  readonly reads: number;
  protected readonly g: Game;
  private readonly way: Way;
  private readonly known: Known;
  private readonly lands = new Known(LAND);
  /** The pieces from which all this was found. */
  private readonly owner: Uint8Array;
  private readonly taken: Uint8Array;
  /** Bit set of seats whose search is out of date. */
  private stale = 0;
  /** Counts what was found anew: what was worked out from one holds until the next. */
  searches = 0;

  constructor(shared: Shared, way: Way) {
    const { g } = shared;
    const { vertices, edges } = g.board;
    this.g = g;
    this.way = way;
    this.farthest = way.farthest;
    this.reads = way.reads | BUILDINGS | LAND;
    this.known = new Known(this.reads);
    this.land = shared.of(Land);
    this.of = Array.from({ length: g.seats }, () => ({
      away: new Uint8Array(vertices).fill(NONE),
      near: new Uint8Array(vertices),
      filled: 0,
    }));
    this.owner = new Uint8Array(vertices).fill(NONE);
    this.taken = new Uint8Array(edges).fill(NONE);
  }

  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.land.read(scene, s);
    if (!this.lands.holds(scene.versions)) this.restart(s);
    this.compareVertices(s);
    this.compareEdges(this.way.pieces(s), this.way.others(s));
    if (this.stale !== 0) this.searches++;
    for (let seat = 0; this.stale !== 0; seat++, this.stale >>= 1) if (this.stale & 1) this.search(s, seat);
    return this;
  }

  /** The land is another. */
  protected restart(_s: State): void {
    this.stale = (1 << this.g.seats) - 1;
  }

  /** Somebody has come to a corner, or is gone from it. */
  protected moved(_s: State, _vertex: number): void {}

  private compareVertices(s: State): void {
    const { owner } = s.base;
    for (let vertex = 0; vertex < owner.length; vertex++) {
      if (owner[vertex] === this.owner[vertex]) continue;
      this.touch(owner[vertex], this.owner[vertex]);
      this.owner[vertex] = owner[vertex];
      this.pass(vertex);
      this.moved(s, vertex);
    }
  }

  private compareEdges(pieces: Uint8Array, others: Uint8Array | null): void {
    const { edgeVertices } = this.g.board;
    for (let edge = 0; edge < pieces.length; edge++) {
      const now = others !== null && pieces[edge] === NONE ? others[edge] : pieces[edge];
      if (now === this.taken[edge]) continue;
      this.touch(now, this.taken[edge]);
      this.taken[edge] = now;
      this.passAlong(edgeVertices[edge * 2], edgeVertices[edge * 2 + 1]);
    }
  }

  private touch(one: number, other: number): void {
    if (one !== NONE) this.stale |= 1 << one;
    if (other !== NONE) this.stale |= 1 << other;
  }

  /** Whoever could have gone on from there looks again. */
  private pass(vertex: number): void {
    for (let seat = 0; seat < this.of.length; seat++)
      if (this.of[seat].away[vertex] < this.farthest) this.stale |= 1 << seat;
  }

  /** Between corners equally far away nobody's way leads. */
  private passAlong(one: number, other: number): void {
    for (let seat = 0; seat < this.of.length; seat++) {
      const { away } = this.of[seat];
      if (away[one] !== away[other] && Math.min(away[one], away[other]) < this.farthest)
        this.stale |= 1 << seat;
    }
  }

  /** Where own pieces end; in the opening a building stands before its road does. */
  private search(s: State, seat: number): void {
    const { edgeVertices } = this.g.board;
    const { routes, homes } = s.base;
    const pieces = this.way.pieces(s);
    const reached = this.of[seat];
    for (let i = 0; i < reached.filled; i++) reached.away[reached.near[i]] = NONE;
    reached.filled = 0;
    for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
      if (pieces[routes[i]] !== seat) continue;
      put(reached, edgeVertices[routes[i] * 2]);
      put(reached, edgeVertices[routes[i] * 2 + 1]);
    }
    for (let i = firstHome(seat); homes[i] !== NONE; i++) put(reached, homes[i]);
    this.spread(s.base.owner, seat, reached);
  }

  private spread(owner: Uint8Array, seat: number, reached: Reached): void {
    const { away, near } = reached;
    const { taken, farthest } = this;
    const { vertexEdges, vertexVertices } = this.g.board;
    const edges = this.way.edges(this.land);
    let { filled } = reached;
    for (let head = 0; head < filled; head++) {
      const vertex = near[head];
      const next = away[vertex] + 1;
      if (next > farthest || (owner[vertex] !== NONE && owner[vertex] !== seat)) continue;
      for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
        const other = vertexVertices[i];
        if (other === NONE || away[other] !== NONE) continue;
        if (taken[vertexEdges[i]] !== NONE || edges[vertexEdges[i]] === 0) continue;
        away[other] = next;
        near[filled++] = other;
      }
    }
    reached.filled = filled;
  }

  /** Somebody else is as near or nearer. */
  isContested(seat: number, vertex: number): boolean {
    const own = this.of[seat].away[vertex];
    for (let other = 0; other < this.of.length; other++)
      if (other !== seat && this.of[other].away[vertex] <= own) return true;
    return false;
  }
}

const put = (reached: Reached, vertex: number): void => {
  if (reached.away[vertex] === 0) return;
  reached.away[vertex] = 0;
  reached.near[reached.filled++] = vertex;
};
