/** How many roads a seat still needs to each corner. */
import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, Known, LAND, ROUTES } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { Land } from './pips.js';

export const FARTHEST = 3;
const NO_ROAD = -1;
const TOO_MUCH = -2;

/** A search from all own roads, or the last one with what a single new road brings nearer. */
export class Distances {
  /** By vertex; NONE beyond `FARTHEST`. */
  readonly away: Uint8Array;
  /** The corners within reach, `filled` of them. */
  readonly near: Uint8Array;
  filled = 0;
  /** Those of the last whole search come first, so many of them; counts of searches tell one from the next. */
  found = 0;
  searches = 0;
  private readonly g: Game;
  private readonly seat: number;
  private readonly land: Land;
  private readonly known = new Known(ROUTES | BUILDINGS | LAND);
  private readonly ground = new Known(BUILDINGS | LAND);
  /** What the last whole search found, and from which roads. */
  private readonly searched: Uint8Array;
  private readonly roads: Uint8Array;

  constructor(shared: Shared) {
    const { vertices, edges } = shared.g.board;
    this.g = shared.g;
    this.seat = shared.seat;
    this.land = shared.of(Land);
    this.away = new Uint8Array(vertices);
    this.searched = new Uint8Array(vertices);
    this.near = new Uint8Array(2 * vertices);
    this.roads = new Uint8Array(edges);
  }

  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.land.read(scene, s);
    const road = this.ground.holds(scene.versions) ? this.newRoad(s) : TOO_MUCH;
    if (road === TOO_MUCH) this.search(s);
    else this.recall(s, road);
    return this;
  }

  /** The own road that has come since the last search, if nothing else has. */
  private newRoad({ base: { road } }: State): number {
    const { roads, seat } = this;
    let found = NO_ROAD;
    for (let edge = 0; edge < roads.length; edge++) {
      if (road[edge] === roads[edge]) continue;
      if (found !== NO_ROAD || road[edge] !== seat) return TOO_MUCH;
      found = edge;
    }
    return found;
  }

  private search(s: State): void {
    this.searches++;
    this.away.fill(NONE);
    this.filled = 0;
    this.start(s);
    this.spread(s, 0);
    this.searched.set(this.away);
    this.found = this.filled;
    for (let edge = 0; edge < this.roads.length; edge++) this.roads[edge] = s.base.road[edge];
  }

  private recall(s: State, road: number): void {
    this.away.set(this.searched);
    this.filled = this.found;
    if (road === NO_ROAD) return;
    this.put(this.g.board.edgeVertices[road * 2], 0);
    this.put(this.g.board.edgeVertices[road * 2 + 1], 0);
    this.spread(s, this.found);
  }

  /** Where own roads end; in the opening a building stands before its road does. */
  private start(s: State): void {
    const { edgeVertices } = this.g.board;
    const { routes, homes, road } = s.base;
    for (let i = firstRoute(this.seat); routes[i] !== NONE; i++) {
      const edge = routes[i];
      if (road[edge] !== this.seat) continue;
      this.put(edgeVertices[edge * 2], 0);
      this.put(edgeVertices[edge * 2 + 1], 0);
    }
    for (let i = firstHome(this.seat); homes[i] !== NONE; i++) this.put(homes[i], 0);
  }

  private put(vertex: number, away: number): void {
    if (this.away[vertex] <= away) return;
    this.away[vertex] = away;
    this.near[this.filled++] = vertex;
  }

  /** The dearest loop of a base game: what it reads again and again is held by names of its own. */
  private spread({ base: { owner, road } }: State, from: number): void {
    const { away, near, seat } = this;
    const { vertexEdges, vertexVertices } = this.g.board;
    const { land } = this.land;
    let { filled } = this;
    for (let head = from; head < filled; head++) {
      const vertex = near[head];
      const next = away[vertex] + 1;
      if (next > FARTHEST || (owner[vertex] !== NONE && owner[vertex] !== seat)) continue;
      for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
        const other = vertexVertices[i];
        if (other === NONE || away[other] <= next) continue;
        const edge = vertexEdges[i];
        if (road[edge] !== NONE || land[edge] === 0) continue;
        away[other] = next;
        near[filled++] = other;
      }
    }
    this.filled = filled;
  }
}
