/** What cards in hand are worth: how close they come to what can be bought. */
import { at, type Game, KINDS, type Price, type Seat, type State, total } from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import { BUILDINGS, KnownVersions, REST, type Versions } from './aspects.js';
import type { Temper } from './temper.js';

const ENOUGH = 0.58;
const PER_MISSING = 0.55;
const BY_TRADE = 0.4;
const SECOND = 0.4;
const ANY_CARD = 0.02;
const TOO_MANY = 0.06;
const NOT_FOR_TRADE = 255;
const MOST_LACKING = 16;

/** By missing cards, and how many of them the supply would give for surplus: each counts as most of a card. */
const NEARNESS = Float64Array.from({ length: MOST_LACKING * MOST_LACKING }, (_, i) => {
  const [lacking, tradable] = [Math.floor(i / MOST_LACKING), i % MOST_LACKING];
  return ENOUGH * Math.exp(-PER_MISSING * (lacking - BY_TRADE * Math.min(lacking, tradable)));
});

export class Hand {
  /** ModuleFeatures by good, hidden and public ones together. */
  readonly counts = new Int16Array(KINDS);
  private cards = 0;
  private limit = 0;
  private readonly left = new Int16Array(KINDS);
  private readonly rates = new Int16Array(KINDS);
  /** What each goal costs, one after another: a good and how many of it. */
  private readonly needs: Int16Array;
  private readonly amounts: Int16Array;
  private readonly starts: Int16Array;
  /** Cards that the supply would give for what is left, if nothing were kept. */
  private tradable = 0;
  private readonly isCard: readonly boolean[];
  private readonly known = new KnownVersions(BUILDINGS | REST);
  private readonly goods: number;
  private readonly goals: number;
  private bestGoal = -1;
  private readonly temper: Temper;

  constructor(g: Game, prices: readonly Price[], temper: Temper) {
    this.temper = temper;
    this.goods = g.scenario.goods.length;
    this.goals = prices.length;
    this.isCard = g.scenario.goods.map(({ card }) => card);
    this.needs = Int16Array.from(prices.flatMap(({ goods }) => [...goods]));
    this.amounts = Int16Array.from(prices.flatMap(({ counts }) => [...counts]));
    this.starts = new Int16Array(prices.length + 1);
    prices.forEach(({ goods }, goal) => {
      this.starts[goal + 1] = this.starts[goal] + goods.length;
    });
  }

  load(g: Game, s: State, seat: Seat, versions: Versions): void {
    this.count(s, seat);
    if (!this.known.holds(versions)) this.readRates(g, s, seat);
  }

  private count(s: State, seat: Seat): void {
    for (let good = 0; good < this.goods; good++)
      this.counts[good] = s.base.hand[at(seat, good)] + s.base.open[at(seat, good)];
    this.cards = s.base.handTotal[seat];
  }

  private readRates(g: Game, s: State, seat: Seat): void {
    this.limit = total(g.sum.discardLimit, g, s, seat);
    for (let good = 0; good < this.goods; good++)
      this.rates[good] = this.rateOf(g, s, seat, good) || NOT_FOR_TRADE;
  }

  private rateOf(g: Game, s: State, seat: Seat, good: number): number {
    return this.temper.harbours ? rateOf(g, s, seat, good) : g.scenario.goods[good].rate;
  }

  /** The nearest goal, and less for the next one with what would be left. */
  worth(worths: Float64Array): number {
    let all = 0;
    for (let good = 0; good < this.goods; good++) all += this.left[good] = this.counts[good];
    return this.weigh(worths, all, this.cards);
  }

  /** The same for the loaded hand minus one row of goods, plus another. */
  worthAfter(
    worths: Float64Array,
    give: Uint8Array,
    giveFrom: number,
    get: Uint8Array,
    getFrom: number,
  ): number {
    let [all, cards] = [0, this.cards];
    for (let good = 0; good < this.goods; good++) {
      const change = get[getFrom + good] - give[giveFrom + good];
      all += this.left[good] = this.counts[good] + change;
      if (this.isCard[good]) cards += change;
    }
    return this.weigh(worths, all, cards);
  }

  private weigh(worths: Float64Array, all: number, cards: number): number {
    let worth = ANY_CARD * all + this.nearest(worths);
    if (this.bestGoal >= 0) {
      this.payFor(this.bestGoal);
      worth += SECOND * this.nearest(worths);
    }
    const over = cards - this.limit;
    return over > 0 && this.temper.seven ? worth - TOO_MANY * (over + 1) : worth;
  }

  private nearest(worths: Float64Array): number {
    const { left, rates } = this;
    let [best, tradable] = [0, 0];
    for (let good = 0; good < this.goods; good++)
      if (left[good] >= rates[good]) tradable += (left[good] / rates[good]) | 0;
    this.tradable = tradable;
    this.bestGoal = -1;
    for (let goal = 0; goal < this.goals; goal++) {
      // not even with all its cards in hand
      if (worths[goal] * ENOUGH <= best) continue;
      const worth = worths[goal] * this.nearness(goal);
      if (worth <= best) continue;
      best = worth;
      this.bestGoal = goal;
    }
    return best;
  }

  private nearness(goal: number): number {
    const { left, rates, needs, amounts } = this;
    let [lacking, tradable] = [0, this.tradable];
    for (let i = this.starts[goal], end = this.starts[goal + 1]; i < end; i++) {
      const held = left[needs[i]];
      const rate = rates[needs[i]];
      const extra = held - amounts[i];
      if (extra < 0) lacking -= extra;
      else if (extra >= rate) tradable += (extra / rate) | 0;
      if (held >= rate) tradable -= (held / rate) | 0;
    }
    return NEARNESS[
      Math.min(lacking, MOST_LACKING - 1) * MOST_LACKING + Math.min(tradable, MOST_LACKING - 1)
    ];
  }

  private payFor(goal: number): void {
    for (let i = this.starts[goal], end = this.starts[goal + 1]; i < end; i++)
      this.left[this.needs[i]] = Math.max(0, this.left[this.needs[i]] - this.amounts[i]);
  }
}
