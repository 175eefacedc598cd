/**
 * What a careful person knows of everyone's hands. Gains and spending are public, so one world is enough until a card is stolen
 * unseen: then each card it may have been makes a world of its own, weighted by how likely it was. What a seat spends shows
 * which worlds were wrong.
 */
import { at, type EventMap, type Game, type GameEvent, type Price, type State } from '@landnam/engine';
import { Worlds } from './worlds.js';

/** Where insights record what an event does to hands. */
export interface Hands {
  /** Negative: the seat loses them. */
  gain(seat: number, good: number, count: number): void;
  gainRow(seat: number, goods: readonly number[]): void;
  pay(seat: number, price: Price): void;
  /** The seat showed that it holds these. */
  shows(seat: number, goods: readonly number[]): void;
  /** Everyone saw that the seat has none. */
  lacks(seat: number, good: number): void;
  /** Without a good: one unseen card. */
  steal(thief: number, victim: number, good: number | undefined): void;
}

/** What each event does to hands; those not named do nothing. */
export type HandChanges = {
  readonly [K in keyof EventMap]?: (event: EventMap[K], hands: Hands) => void;
};

export class Ledger implements Hands {
  private readonly g: Game;
  private readonly changes: Readonly<Record<string, ((event: never, hands: Hands) => void) | undefined>>;
  private readonly isCard: readonly boolean[];
  private readonly worlds: Worlds;
  /** Something happened that no world explains, or no events were received: nothing is known. */
  private lost = true;

  constructor(g: Game, changes: HandChanges) {
    this.g = g;
    this.changes = changes;
    this.isCard = g.scenario.goods.map(({ card }) => card);
    this.worlds = new Worlds(g.seats);
  }

  begin(): void {
    this.lost = false;
    this.worlds.clear();
  }

  note(event: GameEvent): void {
    this.changes[event.type]?.(event as never, this);
  }

  gain(seat: number, good: number, count: number): void {
    if (this.isCard[good] && count !== 0 && !this.worlds.add(at(seat, good), count)) this.lost = true;
  }

  gainRow(seat: number, goods: readonly number[]): void {
    for (let good = 0; good < this.isCard.length; good++) this.gain(seat, good, goods[good]);
  }

  pay(seat: number, { goods, counts }: Price): void {
    for (let i = 0; i < goods.length; i++) this.gain(seat, goods[i], -counts[i]);
  }

  shows(seat: number, goods: readonly number[]): void {
    for (let good = 0; good < this.isCard.length; good++)
      if (this.isCard[good] && goods[good] > 0 && !this.worlds.keepAtLeast(at(seat, good), goods[good]))
        this.lost = true;
  }

  lacks(seat: number, good: number): void {
    if (!this.worlds.keep((world) => this.worlds.at(world, at(seat, good)) === 0)) this.lost = true;
  }

  steal(thief: number, victim: number, good: number | undefined): void {
    if (good !== undefined) {
      this.gain(victim, good, -1);
      this.gain(thief, good, 1);
    } else if (!this.worlds.moveUnseen(at(victim, 0), at(thief, 0))) this.lost = true;
  }

  /** Drops what the seat's view shows to be wrong; false if nothing is known. A seat beyond the last has no hand. */
  check(seen: State, seat: number): boolean {
    if (!this.lost && !this.worlds.keep((world) => this.fits(world, seen, seat))) this.lost = true;
    return !this.lost;
  }

  private fits(world: number, { base }: State, seat: number): boolean {
    for (let other = 0; other < this.g.seats; other++)
      if (this.worlds.sum(world, at(other, 0)) !== base.handTotal[other]) return false;
    if (seat >= this.g.seats) return true;
    for (let good = 0; good < this.isCard.length; good++)
      if (this.isCard[good] && this.worlds.at(world, at(seat, good)) !== base.hand[at(seat, good)])
        return false;
    return true;
  }

  /** How many of a good a seat holds, on average; call `check` first. */
  expected(seat: number, good: number): number {
    let [sum, weights] = [0, 0];
    for (let world = 0; world < this.worlds.count; world++) {
      sum += this.worlds.at(world, at(seat, good)) * this.worlds.weight(world);
      weights += this.worlds.weight(world);
    }
    return sum / weights;
  }

  /** How many of a good a seat holds in every world; call `check` first. */
  least(seat: number, good: number): number {
    return Math.min(...this.countsOf(seat, good));
  }

  most(seat: number, good: number): number {
    return Math.max(...this.countsOf(seat, good));
  }

  private countsOf(seat: number, good: number): number[] {
    return Array.from({ length: this.worlds.count }, (_, world) => this.worlds.at(world, at(seat, good)));
  }

  /** Worlds that were possible had to be left out. */
  get isThinned(): boolean {
    return this.worlds.isThinned;
  }

  /** Puts one of the worlds into a state; `part` of 1 says which. */
  lay(s: State, part: number): void {
    let whole = 0;
    for (let world = 0; world < this.worlds.count; world++) whole += this.worlds.weight(world);
    let chosen = 0;
    for (let left = part * whole; chosen < this.worlds.count - 1; chosen++)
      if ((left -= this.worlds.weight(chosen)) < 0) break;
    for (let seat = 0; seat < this.g.seats; seat++)
      for (let good = 0; good < this.isCard.length; good++)
        if (this.isCard[good]) s.base.hand[at(seat, good)] = this.worlds.at(chosen, at(seat, good));
  }

  /** Everything it knows, for tests. */
  toJson(): readonly { readonly hands: string; readonly weight: number }[] {
    return Array.from({ length: this.lost ? 0 : this.worlds.count }, (_, world) => ({
      hands: this.worlds.row(world).join(),
      weight: this.worlds.weight(world),
    }));
  }
}
