/** Offers, judged by the plan's value with and without them: only those that somebody would accept as the cards may lie. */
import {
  ActionList,
  actionsOf,
  apply,
  bit,
  type Game,
  type GameEvent,
  hasBit,
  KINDS,
  makeState,
  type Move,
  pack,
  type Packed,
  ruleOf,
  type Seat,
  type State,
} from '@landnam/engine';
import { YES } from '@landnam/engine/games/base';
import type { TimeGuard } from '../bot.js';
import type { Mind } from '../mind/mind.js';
import { turnsOf } from '../turns.js';
import type { Beam, SearchWork } from './beam.js';
import { holds, isApart, type HandRow, rowsOf } from './rows.js';
import type { Playout } from './playout.js';

export interface Haggling {
  /** Offers per turn at most. */
  readonly offers: number;
  /** Most cards asked for: a player who has no use for them gives two or three for one, as the supply would not. */
  readonly asks: number;
  /** Most offers that are put to the others' minds. */
  readonly drafts: number;
  /** Number of deals of the hidden cards used to estimate how likely an offer is accepted. */
  readonly worlds: number;
  /** Of those that somebody would accept, this many are planned with. */
  readonly plans: number;
  readonly work: SearchWork;
  /** What a deal must gain to be worth asking for. */
  readonly least: number;
}

interface Draft {
  readonly more: Uint8Array;
  /** What the hand gains, as `normal` sees it, minus what makes others refuse: of many, only some are put to their minds. */
  readonly promise: number;
}

/** For each card asked for beyond those given. */
const REFUSED = 0.4;

const MOST_GIVEN = 2;

const BUILT = /Built$/;

const sizeOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const keyOf = (give: Iterable<number>, get: Iterable<number>): string =>
  `${[...give].join()} ${[...get].join()}`;

/** What one bot has asked for so far, from public events: one created in mid-game has the same book. */
export class OfferBook {
  /** Offers since the seat last built something: they were already refused. */
  private readonly tried = new Set<string>();
  /** Seats that gave more cards than they got when somebody asked, as bits: they may do so again. */
  generous = 0;
  made = 0;
  private turn = 0;

  clear(): void {
    this.tried.clear();
    this.made = this.turn = this.generous = 0;
  }

  note(seat: Seat, event: GameEvent): void {
    if (event.type === 'traded' && event.partner !== seat && sizeOf(event.get) > sizeOf(event.give))
      this.generous |= bit(event.partner);
    if (!('seat' in event) || event.seat !== seat) return;
    if (event.type === 'offerMade') this.tried.add(keyOf(event.give, event.get));
    else if (BUILT.test(event.type)) this.tried.clear();
  }

  isTried(give: Iterable<number>, get: Iterable<number>): boolean {
    return this.tried.has(keyOf(give, get));
  }

  enter(turn: number): void {
    if (turn !== this.turn) this.made = 0;
    this.turn = turn;
  }
}

/** Somebody would accept the seat's offer, or has made one. */
export const canTake = (g: Game, list: ActionList): boolean => {
  for (let i = 0; i < list.length; i++) if (ruleOf(list.items[i]) === g.ruleIds['takeOffer']) return true;
  return false;
};

/** Somebody said yes to the seat's own offer. */
export const isAgreed = (g: Game, { base }: State, seat: Seat): boolean =>
  base.offering[seat] !== 0 && base.answer.subarray(0, g.seats).includes(YES);

/** Every other seat answers the seat's offer as policy has it; false where the question is not the seat's own afterwards. */
export const answerAll = (g: Game, { policy }: Playout, s: State, seat: Seat): boolean => {
  for (let other = 0; other < g.seats; other++)
    if (hasBit(s.core.asked[0], other) && other !== seat)
      apply(g, s, other as Seat, policy.choose(s, other as Seat));
  return (s.core.asked[0] & ~bit(seat)) === 0;
};

export class Offers {
  isCut = false;
  /** What the best offer gains, as likely as it is taken. */
  gain = 0;
  private readonly g: Game;
  private readonly beam: Beam;
  private readonly playout: Playout;
  private readonly offer: number;
  private readonly take: number;
  private readonly world: State;
  private readonly others: State[] = [];
  private readonly rowsBySize: (readonly HandRow[] | undefined)[] = [];
  private readonly list = new ActionList();
  private seat = 0 as Seat;
  private book = new OfferBook();

  /** The beam is its own, of one world: a search for an offer must not forget the plan without it. */
  constructor(g: Game, beam: Beam, playout: Playout) {
    this.g = g;
    this.beam = beam;
    this.playout = playout;
    this.offer = g.ruleIds['offerTrade'] ?? -1;
    this.take = g.ruleIds['takeOffer'] ?? -1;
    this.world = makeState(g);
  }

  /** A seat that made this few offers in this turn may make one more. */
  mayAsk(s: State, book: OfferBook, most: number): boolean {
    book.enter(turnsOf(this.g, s));
    this.isCut = false;
    return this.offer >= 0 && book.made < most;
  }

  /** `undefined` is the end of a turn. */
  isTaking(packed: Packed | undefined): boolean {
    return packed !== undefined && ruleOf(packed) === this.take;
  }

  /** The offer that gains most over a plan of this value, weighted by its chance of acceptance; null if none is worth asking for. `deal` sets up a world with other hidden cards. */
  best(
    seat: Seat,
    book: OfferBook,
    world: State,
    deal: (world: State) => void,
    without: number,
    how: Haggling,
    guard?: TimeGuard,
  ): Move | null {
    this.seat = seat;
    this.book = book;
    let best: Uint8Array | null = null;
    let most = how.least;
    let planned = 0;
    this.isCut = false;
    this.layOthers(how.worlds - 1, deal);
    for (const { more } of this.draftsOf(world, how)) {
      if (guard?.isUp() === true) this.isCut = true;
      if (this.isCut || planned >= how.plans) break;
      if (!this.isTaken(world, more)) continue;
      planned++;
      const gain = this.valueWith(how.work, guard) - without;
      if (gain <= most) continue;
      const likely = gain * this.chanceOf(more);
      if (likely <= most) continue;
      most = likely;
      best = more;
    }
    if (best === null) return null;
    this.gain = most;
    book.made++;
    return { packed: pack(this.offer), more: best };
  }

  private layOthers(count: number, deal: (world: State) => void): void {
    while (this.others.length < count) this.others.push(makeState(this.g));
    this.others.length = count;
    this.others.forEach(deal);
  }

  /** In how many of the worlds somebody accepts it; it was accepted in the first. */
  private chanceOf(more: Uint8Array): number {
    const taken = this.others.filter((world) => this.isTaken(world, more)).length;
    return (1 + taken) / (1 + this.others.length);
  }

  /** One or two of a card for others that somebody holds: the most promising first. */
  private draftsOf(s: State, how: Haggling): readonly Draft[] {
    const mind = this.playout.policy.mind(this.seat);
    mind.enter(s);
    const drafts: Draft[] = [];
    const gives = this.rows(MOST_GIVEN).filter((row) => row.kinds === 1 && holds(s, this.seat, row));
    for (const get of this.rows(how.asks).filter((row) => this.isHeldByOthers(s, row)))
      for (const give of gives) if (isApart(give, get)) this.draft(mind, s, give, get, drafts);
    return drafts.sort((one, other) => other.promise - one.promise).slice(0, how.drafts);
  }

  private rows(most: number): readonly HandRow[] {
    return (this.rowsBySize[most] ??= rowsOf(this.g, most));
  }

  private isHeldByOthers(s: State, row: HandRow): boolean {
    return this.isHeldBy(s, ~bit(this.seat), row);
  }

  /** One of these seats, as bits. */
  private isHeldBy(s: State, seats: number, row: HandRow): boolean {
    for (let other = 0; other < this.g.seats; other++)
      if (hasBit(seats, other) && holds(s, other, row)) return true;
    return false;
  }

  private draft(mind: Mind, s: State, give: HandRow, get: HandRow, into: Draft[]): void {
    const more = new Uint8Array(2 * KINDS);
    more.set(give.counts);
    more.set(get.counts, KINDS);
    const gain = mind.swap(more, 0, more, KINDS);
    if (gain <= 0 || this.book.isTried(give.counts, get.counts)) return;
    const beyond = Math.max(0, get.size - give.size);
    const refused = beyond > 0 && !this.isHeldBy(s, this.book.generous, get) ? REFUSED * beyond : 0;
    into.push({ more, promise: gain - refused });
  }

  /** Asks every seat how it would answer if the cards lie this way; afterwards the beam's worlds wait for the seat's own answer. */
  private isTaken(world: State, more: Uint8Array): boolean {
    const s = this.world;
    s.copyFrom(world);
    apply(this.g, s, this.seat, pack(this.offer), null, more);
    if (!answerAll(this.g, this.playout, s, this.seat)) return false;
    actionsOf(this.g, s, this.seat, this.list);
    return canTake(this.g, this.list);
  }

  private valueWith(work: SearchWork, guard: TimeGuard | undefined): number {
    for (const laid of this.beam.worlds) laid.copyFrom(this.world);
    const value = this.beam.search(this.seat, work, guard, (packed) => this.isTaking(packed));
    this.isCut ||= this.beam.isCut;
    return value;
  }
}
