/** How many ships a seat still needs to each corner. */
import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, Known, LAND, ROUTES, SHIPS } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { Land } from '../base/pips.js';

export const FARTHEST = 6;
/**
 * What something so many ships away counts for while it is not taken. Where one could settle at once the cards in
 * hand count for the site as well: together it must be less than the settlement, or it is never built.
 */
const PULL: readonly number[] = [0.3, 0.3, 0.24, 0.16, 0.1, 0.06, 0.03];

/** What reading `Reach` depends on. */
export const REACH = SHIPS | ROUTES | BUILDINGS | LAND;

export class Reach {
  /** By vertex; NONE beyond `FARTHEST`. */
  readonly away: Uint8Array;
  private readonly g: Game;
  private readonly seat: number;
  private readonly land: Land;
  /** The corners within reach, nearest first, `filled` of them. */
  readonly near: Uint8Array;
  filled = 0;
  /** Counts the searches: what was worked out from one holds until the next. */
  searches = 0;
  private readonly known = new Known(REACH);
  private readonly ground = new Known(SHIPS | BUILDINGS | LAND);
  /** Edges where a road would be in a ship's way, and whose roads lay there at the last search. */
  private readonly coast: Uint8Array;
  private readonly roads: Uint8Array;
  private coasts = 0;
  private readonly mapped = new Known(LAND);

  constructor(shared: Shared) {
    this.g = shared.g;
    this.seat = shared.seat;
    this.land = shared.of(Land);
    this.away = new Uint8Array(this.g.board.vertices).fill(NONE);
    this.near = new Uint8Array(this.g.board.vertices);
    this.coast = new Uint8Array(this.g.board.edges);
    this.roads = new Uint8Array(this.g.board.edges);
  }

  /** Most looks ahead change no piece on the board: then nothing is searched again. */
  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    if (!this.mapped.holds(scene.versions)) this.map(scene, s);
    if (this.ground.holds(scene.versions) && this.isSameCoast(s)) return this;
    this.searches++;
    for (let i = 0; i < this.coasts; i++) this.roads[i] = s.base.road[this.coast[i]];
    for (let i = 0; i < this.filled; i++) this.away[this.near[i]] = NONE;
    this.filled = 0;
    this.start(s);
    this.spread(s);
    return this;
  }

  private map(scene: Scene, s: State): void {
    const { land, water } = this.land.read(scene, s);
    this.coasts = 0;
    for (let edge = 0; edge < this.coast.length; edge++)
      if (land[edge] === 1 && water[edge] === 1) this.coast[this.coasts++] = edge;
  }

  /** Most roads lie where no ship could. */
  private isSameCoast({ base: { road } }: State): boolean {
    const { roads, coast } = this;
    for (let i = 0; i < this.coasts; i++) if (road[coast[i]] !== roads[i]) return false;
    return true;
  }

  private start(s: State): void {
    const { homes, routes } = s.base;
    for (let i = firstHome(this.seat); homes[i] !== NONE; i++) this.put(homes[i], 0);
    for (let i = firstRoute(this.seat); routes[i] !== NONE; i++) {
      if (s.ships.ship[routes[i]] !== this.seat) continue;
      this.put(this.g.board.edgeVertices[routes[i] * 2], 0);
      this.put(this.g.board.edgeVertices[routes[i] * 2 + 1], 0);
    }
  }

  private put(vertex: number, away: number): void {
    if (this.away[vertex] !== NONE) return;
    this.away[vertex] = away;
    this.near[this.filled++] = vertex;
  }

  /** The dearest loop at sea: what it reads again and again is held by names of its own. */
  private spread({ base: { owner, road }, ships: { ship } }: State): void {
    const { away, near, seat } = this;
    const { vertexEdges, vertexVertices } = this.g.board;
    const { water } = this.land;
    let { filled } = this;
    for (let head = 0; head < filled; head++) {
      const vertex = near[head];
      const next = away[vertex] + 1;
      if (next > FARTHEST || (owner[vertex] !== NONE && owner[vertex] !== seat)) continue;
      for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
        const other = vertexVertices[i];
        if (other === NONE || away[other] !== NONE) continue;
        const edge = vertexEdges[i];
        if (water[edge] === 0 || ship[edge] !== NONE || road[edge] !== NONE) continue;
        away[other] = next;
        near[filled++] = other;
      }
    }
    this.filled = filled;
  }

  /** Ships needed to lie on an edge. */
  toEdge(g: Game, edge: number): number {
    const [a, b] = [this.away[g.board.edgeVertices[edge * 2]], this.away[g.board.edgeVertices[edge * 2 + 1]]];
    return Math.min(a, b) === NONE ? NONE : Math.min(a, b) + 1;
  }
}

/** The best of several goods things counts whole, the others a little. */
export class Best {
  private first = 0;
  private rest = 0;
  clear(): void {
    this.first = this.rest = 0;
  }
  add(worth: number): void {
    this.rest += Math.min(worth, this.first);
    this.first = Math.max(worth, this.first);
  }
  total(): number {
    return this.first + Math.min(0.3 * this.rest, 0.5 * this.first);
  }
}

export const pull = (away: number): number => (away <= FARTHEST ? (PULL[away] ?? 0) : 0);
