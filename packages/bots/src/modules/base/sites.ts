/** Where a seat could still settle, and how many roads away that is. */
import { type Game, KINDS, NONE, type State } from '@landnam/engine';
import { BUILDINGS, FIGURES, KnownVersions, LAND, ROUTES } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { LITTLE } from '../../mind/glances.js';
import { Distances, FARTHEST } from './distances.js';
import { type FoundWays, Open } from './found.js';
import { isFree } from './spacing.js';
import { Income, Land, pipWorth, wantedGoods } from './pips.js';

const HARBOUR_PIPS = 1.5;
const NEW_GOOD = 0.35;
const ENOUGH_PIPS = 3;
const ONE_FARTHER = 0.65;

/** What reading `Sites` depends on. */
export const SITES = BUILDINGS | FIGURES | LAND | ROUTES;

export class Sites {
  /** The best site 0, 1, 2, 3 roads away, in pips; 0 if there is none. */
  readonly best = new Float64Array(FARTHEST + 1);
  private readonly g: Game;
  private readonly seat: number;
  /** Whether the longest route scores. */
  private readonly isRace: boolean;
  private readonly land: Land;
  private readonly income: Income;
  private readonly distances: Distances;
  private readonly wanted: readonly number[];
  /** By good: how much it is wanted by a seat that has this much of it. */
  private readonly weights = new Float64Array(KINDS);
  private readonly known = new KnownVersions(SITES);
  /** Pips of each corner, 0 where nobody can settle; computed when a search passes. */
  private readonly worths: Float64Array;
  private readonly counted: Int32Array;
  private readonly priced = new KnownVersions(BUILDINGS | FIGURES | LAND);
  private pricing = 0;
  /** Where somebody could settle. */
  private readonly open: Open;

  constructor(shared: Shared) {
    const { vertices } = shared.g.board;
    this.g = shared.g;
    this.seat = shared.seat;
    this.isRace = shared.g.modules.some(({ name }) => name === 'longestRoute');
    this.land = shared.of(Land);
    this.income = shared.of(Income);
    this.distances = shared.of(Distances);
    this.worths = new Float64Array(vertices);
    this.counted = new Int32Array(vertices);
    this.open = new Open(shared.g);
    this.wanted = wantedGoods(shared.g);
  }

  /** Most look-aheads change no piece on the board: then nothing is searched again. */
  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.price(scene, s);
    const { best, worths } = this;
    const { base, reached } = this.distances.read(scene, s);
    const { away, near, filled } = reached;
    if (!this.open.isOf(base, this.pricing)) this.gather(s, base);
    const { list, count } = this.open;
    for (let far = 0; far <= FARTHEST; far++) best[far] = 0;
    for (let i = 0; i < count; i++) {
      const far = away[list[i]];
      if (far <= FARTHEST && worths[list[i]] > best[far]) best[far] = worths[list[i]];
    }
    for (let i = 0; i < filled; i++) {
      const worth = this.worthAt(s, near[i]);
      if (worth > best[away[near[i]]]) best[away[near[i]]] = worth;
    }
    return this;
  }

  private gather(s: State, { list, count }: FoundWays): void {
    for (let i = 0; i < count; i++) if (this.worthAt(s, list[i]) > 0) this.open.add(list[i]);
  }

  /** Pips of a corner for this seat. */
  at(scene: Scene, s: State, vertex: number): number {
    this.price(scene, s);
    return this.worthAt(s, vertex);
  }

  /** What a road there leads to, in pips. */
  beyond(scene: Scene, s: State, edge: number): number {
    this.read(scene, s);
    const one = this.g.board.edgeVertices[edge * 2];
    const other = this.g.board.edgeVertices[edge * 2 + 1];
    const most = Math.max(this.past(s, one), this.past(s, other));
    if (most > 0 || !this.isRace) return most;
    return this.isEnd(s, one) || this.isEnd(s, other) ? LITTLE : 0;
  }

  private past(s: State, vertex: number): number {
    return this.distances.away[vertex] === 0 ? 0 : this.around(s, vertex);
  }

  /** A road of the seat ends there: another one makes the route longer. */
  private isEnd({ base: { road } }: State, vertex: number): boolean {
    const { vertexEdges } = this.g.board;
    let roads = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexEdges[i] !== NONE && road[vertexEdges[i]] === this.seat) roads++;
    return roads === 1;
  }

  private around(s: State, vertex: number): number {
    const { vertexVertices } = this.g.board;
    let most = this.worthAt(s, vertex);
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexVertices[i] !== NONE) most = Math.max(most, ONE_FARTHER * this.worthAt(s, vertexVertices[i]));
    return most;
  }

  private price(scene: Scene, s: State): void {
    this.land.read(scene, s);
    this.income.read(scene, s);
    if (this.priced.holds(scene.versions)) return;
    this.pricing++;
    for (let good = 0; good < this.wanted.length; good++)
      this.weights[good] = this.wanted[good] * (this.income.pips[good] < ENOUGH_PIPS ? 1 + NEW_GOOD : 1);
  }

  private worthAt(s: State, vertex: number): number {
    if (this.counted[vertex] !== this.pricing) {
      this.counted[vertex] = this.pricing;
      this.worths[vertex] = isFree(this.g, s, vertex) ? this.pipsAt(vertex) : 0;
    }
    return this.worths[vertex];
  }

  /** Goods the seat lacks count more, a harbour a little. */
  private pipsAt(vertex: number): number {
    const { goods, pips, harbours } = this.land;
    let sum = HARBOUR_PIPS * harbours[vertex];
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const good = goods[i];
      if (good !== NONE) sum += pips[i] * this.weights[good];
    }
    return sum;
  }
}

const PLANNED = 0.7;

/** What building on this many pips is worth. Plans count less than what is built, otherwise cards are never spent. */
export const siteWorth = (scene: Scene, pips: number): number =>
  pips === 0 ? 0 : 1 + PLANNED * pips * pipWorth(scene);
