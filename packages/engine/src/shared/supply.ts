/** Goods between supply and hands. The only writer of hands and their public sums. */
import { at, KINDS } from '../core/state/fields.js';
import type { Game } from '../core/game/game.js';
import type { Seat, SeatIndex } from '../core/ids.js';
import type { Refusal } from '../core/play/actions.js';
import type { Cost } from '../core/play/prices.js';
import type { Scenario } from '../core/registry.js';
import type { State } from '../core/state/state.js';
import type { Bundle } from '../slots.js';

/** What something costs, as pairs ready for a loop. */
export interface Price extends Cost {
  /** Hand cards in total: a smaller hand need not be searched. */
  readonly cards: number;
}

export const goodIndex = (scenario: Scenario, name: string): number => {
  const index = scenario.goods.findIndex((good) => good.name === name);
  if (index < 0) throw new Error(`no good is called ${name}`);
  return index;
};

export const priceOf = (scenario: Scenario, bundle: Bundle): Price => {
  const goods = Object.keys(bundle).map((name) => goodIndex(scenario, name));
  const counts = Object.values(bundle);
  const cards = goods.reduce((sum, good, i) => sum + (scenario.goods[good].card ? counts[i] : 0), 0);
  return { goods, counts, cards };
};

/** What a seat holds of a good, hidden or open. */
export const held = (s: State, seat: SeatIndex, good: number): number => {
  const i = at(seat, good);
  return s.base.hand[i] + s.base.open[i];
};

const addTo = (g: Game, s: State, seat: SeatIndex, good: number, count: number): void => {
  const i = at(seat, good);
  if (g.scenario.goods[good].card) {
    s.base.hand[i] += count;
    s.base.handTotal[seat] += count;
  } else s.base.open[i] += count;
};

/** How many more of a good a seat may hold. */
export const roomFor = (g: Game, s: State, seat: SeatIndex, good: number): number =>
  (g.scenario.goods[good].most ?? 255) - held(s, seat, good);

/** From the supply; trusts its caller that the supply has them. */
export const collectGoods = (g: Game, s: State, seat: SeatIndex, good: number, count: number): void => {
  s.base.bank[good] -= count;
  addTo(g, s, seat, good, count);
};

/** As many as the supply has and the seat may hold; returns how many. */
export const collectUpTo = (g: Game, s: State, seat: SeatIndex, good: number, count: number): number => {
  const given = Math.min(count, s.base.bank[good], roomFor(g, s, seat, good));
  collectGoods(g, s, seat, good, given);
  return given;
};

export const returnGoods = (g: Game, s: State, seat: SeatIndex, good: number, count: number): void => {
  s.base.bank[good] += count;
  addTo(g, s, seat, good, -count);
};

export const handOver = (g: Game, s: State, from: number, to: number, good: number, count: number): void => {
  addTo(g, s, from, good, -count);
  addTo(g, s, to, good, count);
};

export const canPay = (s: State, seat: SeatIndex, price: Price): boolean => {
  const { goods, counts } = price;
  const { hand, open } = s.base;
  if (s.base.handTotal[seat] < price.cards) return false;
  for (let i = 0; i < goods.length; i++) {
    const kind = at(seat, goods[i]);
    if (hand[kind] + open[kind] < counts[i]) return false;
  }
  return true;
};

const lackOf = (s: State, seat: SeatIndex, { goods, counts }: Price): readonly number[] => {
  const lacks = Array.from({ length: Math.max(...goods) + 1 }, () => 0);
  for (let i = 0; i < goods.length; i++) lacks[goods[i]] = Math.max(0, counts[i] - held(s, seat, goods[i]));
  return lacks;
};

/** [B-34] Too little in hand, and what is missing. */
export const cannotPay = (s: State, seat: SeatIndex, price: Price, rule: string): Refusal => ({
  code: 'cannotPay',
  rule,
  lacks: lackOf(s, seat, price),
});

declare module '../core/registry.js' {
  interface RefusalCodes {
    cannotPay: true;
  }
}

export const pay = (g: Game, s: State, seat: SeatIndex, price: Price): void => {
  for (let i = 0; i < price.goods.length; i++) returnGoods(g, s, seat, price.goods[i], price.counts[i]);
};

export const isSupplyEmpty = (s: State): boolean => {
  for (let good = 0; good < KINDS; good++) if (s.base.bank[good] > 0) return false;
  return true;
};

/** Cards due to seats, gathered in a table of the state before anything is paid. */
export class Dues {
  /** Bit set of the goods that are due to anyone. */
  goods = 0;
  private readonly sums = new Uint8Array(KINDS);
  private table: Uint8Array = new Uint8Array(0);

  begin(table: Uint8Array): void {
    // loops, not `fill`: a call out of compiled code costs more than so few bytes
    for (let i = 0; i < table.length; i++) table[i] = 0;
    for (let good = 0; this.goods >> good !== 0; good++) this.sums[good] = 0;
    this.goods = 0;
    this.table = table;
  }
  add(seat: SeatIndex, good: number, count: number): void {
    this.table[at(seat, good)] += count;
    this.sums[good] += count;
    this.goods |= 1 << good;
  }

  /** [B-22] Pays all dues of a good, or what is left to a single creditor, or nothing; false if it ran short. */
  pay(g: Game, s: State, good: number): boolean {
    const enough = this.sums[good] <= s.base.bank[good];
    const { card, most } = g.scenario.goods[good];
    if (enough && card && most === undefined) return this.payInFull(s, good);
    const single = enough || this.isOwedToOne(g, good);
    for (let i = good; i < this.table.length; i += KINDS)
      if (this.table[i] !== 0)
        this.table[i] = single ? collectUpTo(g, s, (i - good) / KINDS, good, this.table[i]) : 0;
    return enough;
  }

  /** Most rolls: no need to check how much each seat has room for. */
  private payInFull(s: State, good: number): true {
    const { hand, handTotal, bank } = s.base;
    const { table } = this;
    for (let seat = 0, i = good; i < table.length; seat++, i += KINDS) {
      const count = table[i];
      if (count === 0) continue;
      hand[i] += count;
      handTotal[seat] += count;
    }
    bank[good] -= this.sums[good];
    return true;
  }

  private isOwedToOne(g: Game, good: number): boolean {
    for (let seat = 0; seat < g.seats; seat++)
      if (this.table[at(seat, good)] === this.sums[good]) return true;
    return false;
  }
}

export const seatAfter = (g: Game, seat: SeatIndex, steps: number): Seat =>
  ((seat + steps) % g.seats) as Seat;
