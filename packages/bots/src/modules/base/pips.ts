/** How often hexes yield, and how much each good is wanted. */
import { type Game, KINDS, NONE, priceOf, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, FIGURES, KnownVersions, LAND } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { PIPS, pipsSeenBy } from '../../mind/temper.js';

export { PIPS };

/** What one pip is worth: the cards it will still bring. */
export const pipWorth = ({ late }: Scene): number => 0.02 + 0.16 * (1 - late);

const addPrice = (
  wanted: number[],
  g: Game,
  bundle: Readonly<Record<string, number>>,
  times: number,
): void => {
  const { goods, counts } = priceOf(g.scenario, bundle);
  goods.forEach((good, i) => {
    wanted[good] += counts[i] * times;
  });
};

const TIMES = { edge: 6, vertex: 3, hex: 2, seat: 2 } as const;
const CARD_TIMES = 5;

/** Goods weighted by what this game's catalogue charges, around 1. */
export const wantedGoods = (g: Game): readonly number[] => {
  const wanted = g.scenario.goods.map(() => 0);
  for (const piece of g.scenario.pieces) addPrice(wanted, g, piece.cost, TIMES[piece.on]);
  addPrice(wanted, g, g.scenario.cardPrice, CARD_TIMES);
  const mean = wanted.reduce((sum, count) => sum + count, 0) / wanted.length || 1;
  return wanted.map((count) => 0.5 + count / mean / 2);
};

/** NONE for none. */
export const goodNamed = (g: Game, wanted: string | null | undefined): number => {
  const good = g.scenario.goods.findIndex(({ name }) => name === wanted);
  return good < 0 ? NONE : good;
};

/** Which good a terrain yields, NONE for none. */
export const yieldsOf = (g: Game): readonly number[] =>
  g.scenario.terrains.map(({ good }) => goodNamed(g, good));

/** What the board yields, laid out for loops; it changes where hexes are discovered. */
export class Land {
  /** By vertex, three each: the good of its hex, NONE for none, and how often it comes. */
  readonly goods: Uint8Array;
  readonly pips: Uint8Array;
  /** The same weighted by how much goods are wanted, summed by vertex. */
  readonly wanted: Float64Array;
  /** Harbours by vertex. */
  readonly harbours: Uint8Array;
  /** By edge: land or water beside it. */
  readonly land: Uint8Array;
  readonly water: Uint8Array;
  private readonly g: Game;
  private readonly yields: readonly number[];
  private readonly weights: readonly number[];
  private readonly often: readonly number[];
  private readonly sees: boolean;
  private readonly known = new KnownVersions(LAND);

  constructor({ g, temper }: Shared) {
    this.g = g;
    this.often = pipsSeenBy(temper);
    this.sees = temper.harbours;
    this.yields = yieldsOf(g);
    this.weights = wantedGoods(g);
    const { vertices, edges } = g.board;
    this.goods = new Uint8Array(vertices * 3);
    this.pips = new Uint8Array(vertices * 3);
    this.wanted = new Float64Array(vertices);
    this.harbours = new Uint8Array(vertices);
    this.land = new Uint8Array(edges);
    this.water = new Uint8Array(edges);
  }

  read({ versions }: Scene, s: State): this {
    if (this.known.holds(versions)) return this;
    for (let vertex = 0; vertex < this.g.board.vertices; vertex++) this.readVertex(s, vertex);
    for (let edge = 0; edge < this.g.board.edges; edge++) this.readEdge(s, edge);
    return this;
  }

  private readVertex(s: State, vertex: number): void {
    const { vertexHexes, vertexEdges } = this.g.board;
    this.wanted[vertex] = this.harbours[vertex] = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = vertexHexes[i];
      const good = hex === NONE ? NONE : this.yields[s.base.terrain[hex]];
      this.goods[i] = good;
      this.pips[i] = good === NONE ? 0 : this.often[s.base.number[hex]];
      if (good !== NONE) this.wanted[vertex] += this.pips[i] * this.weights[good];
      const edge = vertexEdges[i];
      if (this.sees && edge !== NONE && s.base.harbour[edge] !== NONE) this.harbours[vertex]++;
    }
  }

  private readEdge(s: State, edge: number): void {
    this.land[edge] = this.water[edge] = 0;
    for (let i = edge * 2; i < edge * 2 + 2; i++) {
      const hex = this.g.board.edgeHexes[i];
      if (hex === NONE) continue;
      const { land, water } = this.g.scenario.terrains[s.base.terrain[hex]];
      if (land) this.land[edge] = 1;
      if (water === true) this.water[edge] = 1;
    }
  }
}

const BLOCKED = 0.4;

/** Pips a seat has on each good: what its buildings would yield in 36 rolls. */
export class Income {
  readonly pips = new Float64Array(KINDS);
  private readonly g: Game;
  private readonly seat: number;
  private readonly land: Land;
  private readonly cards: readonly number[];
  private readonly known = new KnownVersions(BUILDINGS | FIGURES | LAND);

  constructor(shared: Shared) {
    this.g = shared.g;
    this.seat = shared.seat;
    this.land = shared.of(Land);
    this.cards = shared.g.scenario.pieces.map((piece) => piece.yields);
  }

  /** Of the seat itself. */
  read(scene: Scene, s: State): this {
    if (!this.known.holds(scene.versions)) this.count(scene, s, this.seat, this.pips);
    return this;
  }

  count(scene: Scene, s: State, seat: number, pips: Float64Array): void {
    this.land.read(scene, s);
    pips.fill(0);
    const { homes, piece } = s.base;
    for (let i = firstHome(seat); homes[i] !== NONE; i++)
      this.add(s, homes[i], this.cards[piece[homes[i]]], pips);
  }

  private add(s: State, vertex: number, cards: number, pips: Float64Array): void {
    const { goods, pips: often } = this.land;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const good = goods[i];
      if (good === NONE) continue;
      // the robber will move on
      const share = s.base.robber[0] === this.g.board.vertexHexes[i] ? BLOCKED : 1;
      pips[good] += often[i] * cards * share;
    }
  }
}
