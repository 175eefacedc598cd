/** What every seat's buildings yield, shared by all seats that are read together. */
import { type Game, KINDS, NONE, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { ACCESS, BUILDINGS, FIGURES, KnownVersions, LAND } from '../../../mind/aspects.js';
import type { Scene, Shared } from '../../../mind/insight.js';
import { goodNamed, Land, PIPS } from '../pips.js';

/** Cards that do not come from a terrain of their good: added to the seat's row of `pips`, or to its `choice`. */
export interface Yield {
  readonly reads: number;
  add(incomes: Incomes, s: State, seat: number): void;
}

export class Incomes {
  /** By seat and good: cards in 36 rolls, and how many of them the robber holds back. */
  readonly pips: Float64Array;
  readonly blocked: Float64Array;
  /** By seat: cards of any good in 36 rolls, and rolls that yield anything. */
  readonly choice: Float64Array;
  readonly rolls: Float64Array;
  readonly land: Land;
  private readonly g: Game;
  private readonly cards: readonly number[];
  /** By piece: the additional good it yields, NONE for none. */
  private readonly bonus: readonly number[];
  private readonly yields = new Map<string, Yield>();
  private known = new KnownVersions(BUILDINGS | FIGURES | LAND);
  reads = BUILDINGS | FIGURES | LAND;

  constructor(shared: Shared) {
    const { g } = shared;
    this.g = g;
    this.land = shared.of(Land);
    this.cards = g.scenario.pieces.map((piece) => piece.yields);
    this.bonus = g.scenario.pieces.map(({ bonus }) => goodNamed(g, bonus));
    this.pips = new Float64Array(g.seats * KINDS);
    this.blocked = new Float64Array(g.seats * KINDS);
    this.choice = new Float64Array(g.seats);
    this.rolls = new Float64Array(g.seats);
  }

  /** Every seat may bring the same one: it counts once. */
  bring(name: string, more: Yield): void {
    this.yields.set(name, more);
    this.reads |= more.reads;
    this.known = new KnownVersions(this.reads);
  }

  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.land.read(scene, s);
    this.pips.fill(0);
    this.blocked.fill(0);
    this.choice.fill(0);
    for (let seat = 0; seat < this.g.seats; seat++) this.rolls[seat] = rollsOf(this.count(s, seat));
    for (const each of this.yields.values())
      for (let seat = 0; seat < this.g.seats; seat++) each.add(this, s, seat);
    return this;
  }

  /** Bit set of the numbers that yield something. */
  private count(s: State, seat: number): number {
    const { homes, piece } = s.base;
    let numbers = 0;
    for (let i = firstHome(seat); homes[i] !== NONE; i++)
      numbers |= this.add(s, seat * KINDS, homes[i], piece[homes[i]]);
    return numbers;
  }

  private add(s: State, row: number, vertex: number, piece: number): number {
    const [cards, bonus] = [this.cards[piece], this.bonus[piece]];
    const { goods, pips: often } = this.land;
    const { vertexHexes } = this.g.board;
    const robber = s.base.robber[0];
    let numbers = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      if (goods[i] === NONE) continue;
      const hex = vertexHexes[i];
      this.pips[row + goods[i]] += often[i] * cards;
      if (bonus !== NONE) this.pips[row + bonus] += often[i];
      if (hex === robber) this.blocked[row + goods[i]] += often[i] * cards;
      numbers |= 1 << s.base.number[hex];
    }
    return numbers;
  }
}

/** What `rateOf` depends on: a game may have more than harbours that improves it. */
export const ratesRead = (g: Game): number => (g.least.rate.length === 0 ? BUILDINGS : BUILDINGS | ACCESS);

const rollsOf = (numbers: number): number => {
  let sum = 0;
  for (let left = numbers; left !== 0; left &= left - 1) sum += PIPS[31 - Math.clz32(left & -left)];
  return sum;
};
