/** How many roads every seat still needs to each corner, for all who look at the table together. */
import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, Known, LAND, ROUTES } from '../../../mind/aspects.js';
import type { Scene, Shared } from '../../../mind/insight.js';
import { FARTHEST } from '../distances.js';
import { Land } from '../pips.js';

export const GROUND = ROUTES | BUILDINGS | LAND;

/** What one seat reaches. */
export interface Reached {
  /** By vertex; NONE beyond `FARTHEST`. */
  readonly away: Uint8Array;
  /** The corners within reach, nearest first, `filled` of them. */
  readonly near: Uint8Array;
  filled: number;
}

export class Ground {
  readonly of: readonly Reached[];
  /** By vertex: 1 where the spacing lets somebody settle. */
  readonly free: Uint8Array;
  readonly land: Land;
  private readonly g: Game;
  private readonly known = new Known(GROUND);
  private readonly lands = new Known(LAND);
  /** The pieces from which all this was found. */
  private readonly owner: Uint8Array;
  private readonly road: Uint8Array;
  /** Bit set of seats whose search is out of date. */
  private stale = 0;

  constructor(shared: Shared) {
    const { g } = shared;
    const { vertices, edges } = g.board;
    this.g = g;
    this.land = shared.of(Land);
    this.of = Array.from({ length: g.seats }, () => ({
      away: new Uint8Array(vertices).fill(NONE),
      near: new Uint8Array(vertices),
      filled: 0,
    }));
    this.free = new Uint8Array(vertices);
    this.owner = new Uint8Array(vertices).fill(NONE);
    this.road = new Uint8Array(edges).fill(NONE);
  }

  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.land.read(scene, s);
    if (!this.lands.holds(scene.versions)) this.restart(s);
    this.compareVertices(s);
    this.compareEdges(s);
    for (let seat = 0; this.stale !== 0; seat++, this.stale >>= 1) if (this.stale & 1) this.search(s, seat);
    return this;
  }

  private restart(s: State): void {
    this.stale = (1 << this.g.seats) - 1;
    for (let vertex = 0; vertex < this.free.length; vertex++) this.free[vertex] = freeAt(this.g, s, vertex);
  }

  private compareVertices(s: State): void {
    const { owner } = s.base;
    for (let vertex = 0; vertex < owner.length; vertex++) {
      if (owner[vertex] === this.owner[vertex]) continue;
      this.touch(owner[vertex], this.owner[vertex]);
      this.owner[vertex] = owner[vertex];
      this.pass(vertex);
      this.freeAround(s, vertex);
    }
  }

  private compareEdges({ base: { road } }: State): void {
    const { edgeVertices } = this.g.board;
    for (let edge = 0; edge < road.length; edge++) {
      if (road[edge] === this.road[edge]) continue;
      this.touch(road[edge], this.road[edge]);
      this.road[edge] = road[edge];
      this.pass(edgeVertices[edge * 2]);
      this.pass(edgeVertices[edge * 2 + 1]);
    }
  }

  private touch(one: number, other: number): void {
    if (one !== NONE) this.stale |= 1 << one;
    if (other !== NONE) this.stale |= 1 << other;
  }

  /** Whoever could have gone on from there looks again. */
  private pass(vertex: number): void {
    for (let seat = 0; seat < this.of.length; seat++)
      if (this.of[seat].away[vertex] < FARTHEST) this.stale |= 1 << seat;
  }

  private freeAround(s: State, vertex: number): void {
    const { vertexVertices } = this.g.board;
    this.free[vertex] = freeAt(this.g, s, vertex);
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexVertices[i] !== NONE) this.free[vertexVertices[i]] = freeAt(this.g, s, vertexVertices[i]);
  }

  /** Where own roads end; in the opening a building stands before its road does. */
  private search(s: State, seat: number): void {
    const { edgeVertices } = this.g.board;
    const { routes, homes, road } = s.base;
    const reached = this.of[seat];
    for (let i = 0; i < reached.filled; i++) reached.away[reached.near[i]] = NONE;
    reached.filled = 0;
    for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
      if (road[routes[i]] !== seat) continue;
      put(reached, edgeVertices[routes[i] * 2]);
      put(reached, edgeVertices[routes[i] * 2 + 1]);
    }
    for (let i = firstHome(seat); homes[i] !== NONE; i++) put(reached, homes[i]);
    this.spread(s, seat, reached);
  }

  private spread({ base: { owner, road } }: State, seat: number, reached: Reached): void {
    const { away, near } = reached;
    const { vertexEdges, vertexVertices } = this.g.board;
    const { land } = this.land;
    let { filled } = reached;
    for (let head = 0; head < filled; head++) {
      const vertex = near[head];
      const next = away[vertex] + 1;
      if (next > FARTHEST || (owner[vertex] !== NONE && owner[vertex] !== seat)) continue;
      for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
        const other = vertexVertices[i];
        if (other === NONE || away[other] !== NONE) continue;
        const edge = vertexEdges[i];
        if (road[edge] !== NONE || land[edge] === 0) continue;
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

const freeAt = ({ board }: Game, s: State, vertex: number): number => {
  if (s.base.owner[vertex] !== NONE || board.vertexHexes[vertex * 3] === NONE) return 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const near = board.vertexVertices[i];
    if (near !== NONE && s.base.owner[near] !== NONE) return 0;
  }
  return 1;
};
