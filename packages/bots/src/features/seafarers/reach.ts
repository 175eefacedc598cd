/** How many ships a seat still needs to each corner. */
import { type Game, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, Known, LAND, ROUTES } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { Land } from '../base/pips.js';

export const FARTHEST = 6;
/**
 * What something so many ships away counts for while it is not taken. Where one could settle at once the cards in
 * hand count for the site as well: together it must be less than the settlement, or it is never built.
 */
const PULL: readonly number[] = [0.3, 0.3, 0.24, 0.16, 0.1, 0.06, 0.03];

/** What reading `Reach` depends on. */
export const REACH = ROUTES | BUILDINGS | LAND;

export class Reach {
  /** By vertex; NONE beyond `FARTHEST`. */
  readonly away: Uint8Array;
  private readonly g: Game;
  private readonly seat: number;
  private readonly land: Land;
  private readonly queue: Uint8Array;
  private readonly known = new Known(REACH);
  private filled = 0;

  constructor(shared: Shared) {
    this.g = shared.g;
    this.seat = shared.seat;
    this.land = shared.of(Land);
    this.away = new Uint8Array(this.g.board.vertices).fill(NONE);
    this.queue = new Uint8Array(this.g.board.vertices);
  }

  /** Most looks ahead change no piece on the board: then nothing is searched again. */
  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.land.read(scene, s);
    for (let i = 0; i < this.filled; i++) this.away[this.queue[i]] = NONE;
    this.filled = 0;
    this.start(s);
    for (let head = 0; head < this.filled; head++) {
      const vertex = this.queue[head];
      const owner = s.base.owner[vertex];
      if (this.away[vertex] < FARTHEST && (owner === NONE || owner === this.seat)) this.step(s, vertex);
    }
    return this;
  }

  /** The corners within reach, nearest first. */
  each(visit: (vertex: number, away: number) => void): void {
    for (let i = 0; i < this.filled; i++) visit(this.queue[i], this.away[this.queue[i]]);
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
    this.queue[this.filled++] = vertex;
  }

  private step(s: State, vertex: number): void {
    const { vertexEdges, vertexVertices } = this.g.board;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const edge = vertexEdges[i];
      if (edge === NONE || s.ships.ship[edge] !== NONE || s.base.road[edge] !== NONE) continue;
      if (this.land.water[edge] === 1) this.put(vertexVertices[i], this.away[vertex] + 1);
    }
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
