/** Bots that show what trading is worth: one that never trades, and one that always asks for more than it gives. */
import {
  ActionList,
  argA,
  type Below,
  type Game,
  type GameEvent,
  makeState,
  type Move,
  pack,
  type Packed,
  ruleOf,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { YES } from '@landnam/engine/games/base';
import type { Bot, BotMaker, Question } from '../bot.js';
import { turnsOf } from '../turns.js';
import { knowledgeOf } from '../modules/index.js';
import { Mind } from '../mind/mind.js';
import { NormalBot } from '../mind/normal.js';
import { CAREFUL } from '../mind/temper.js';
import { OfferBook } from '../search/offers.js';
import { holds, isApart, type HandRow, rowsOf } from '../search/rows.js';

const NO_ARG = 1;
const MOST_OFFERS = 4;
const LEAST_ASKED = 2;
const MOST_ASKED = 3;

/** `normal` in everything but trade: it says no. */
class Hermit implements Bot {
  readonly hears: ReadonlySet<string>;
  protected readonly g: Game;
  protected readonly thinker: NormalBot;
  private readonly answer: number;

  constructor(g: Game, seat: Seat, below: Below) {
    this.g = g;
    this.thinker = new NormalBot(g, seat, below, { ...CAREFUL, offers: 0 });
    this.hears = this.thinker.hears;
    this.answer = g.ruleIds['answerTrade'] ?? -1;
  }

  begin(): void {
    this.thinker.begin();
  }

  observe(event: GameEvent): void {
    this.thinker.observe(event);
  }

  choose(question: Question): Packed | Move {
    const { items, length } = question.legal;
    for (let i = 0; i < length; i++)
      if (ruleOf(items[i]) === this.answer && argA(items[i]) === NO_ARG) return items[i];
    return this.thinker.choose(question);
  }
}

/** Two or three cards for one, whatever it can use most, as often as allowed; it accepts any yes, and nothing fairer. */
class Exploiter extends Hermit {
  private readonly seat: Seat;
  private readonly mind: Mind;
  private readonly book = new OfferBook();
  private readonly world: State;
  private readonly offer: number;
  private readonly take: number;
  private readonly gives: readonly HandRow[];
  private readonly gets: readonly HandRow[];

  constructor(g: Game, seat: Seat, below: Below) {
    super(g, seat, below);
    this.seat = seat;
    this.mind = new Mind(g, seat, knowledgeOf(g, seat), this.thinker.guess);
    this.world = makeState(g);
    this.offer = g.ruleIds['offerTrade'] ?? -1;
    this.take = g.ruleIds['takeOffer'] ?? -1;
    this.gives = rowsOf(g, 1);
    this.gets = rowsOf(g, MOST_ASKED).filter(({ size }) => size >= LEAST_ASKED);
  }

  override begin(): void {
    super.begin();
    this.book.clear();
  }

  override observe(event: GameEvent): void {
    super.observe(event);
    this.book.note(this.seat, event);
  }

  override choose(question: Question): Packed | Move {
    const seen = question.view();
    if (topSeat(seen) !== this.seat || topKind(seen) !== this.g.kind.main) return super.choose(question);
    return this.deal(question, seen) ?? this.ask(seen) ?? super.choose(this.withoutOffers(question));
  }

  /** A counter-offer is not one of its own. */
  private withoutOffers(question: Question): Question {
    const { items, length } = question.legal;
    const legal = new ActionList();
    for (let i = 0; i < length; i++) if (ruleOf(items[i]) !== this.take) legal.push(items[i]);
    return { seat: question.seat, legal, view: () => question.view() };
  }

  private deal({ legal: { items, length } }: Question, { base }: State): Packed | null {
    for (let i = 0; i < length; i++)
      if (ruleOf(items[i]) === this.take && base.answer[argA(items[i])] === YES) return items[i];
    return null;
  }

  private ask(seen: State): Move | null {
    this.book.enter(turnsOf(this.g, seen));
    if (this.offer < 0 || this.book.made >= MOST_OFFERS || seen.base.offering[this.seat] !== 0) return null;
    const more = this.best(seen);
    if (more === null) return null;
    this.book.made++;
    return { packed: pack(this.offer), more };
  }

  private best(seen: State): Uint8Array | null {
    this.world.copyFrom(seen);
    this.thinker.guess.deal(this.world);
    this.mind.enter(seen);
    let [most, best]: [number, Uint8Array | null] = [0, null];
    for (const get of this.gets.filter((row) => this.isHeldByOthers(row)))
      for (const give of this.gives) {
        if (!holds(seen, this.seat, give) || !isApart(give, get)) continue;
        const gain = this.gainOf(give, get);
        if (gain <= most) continue;
        most = gain;
        best = Uint8Array.from([...give.counts, ...get.counts]);
      }
    return best;
  }

  private gainOf(give: HandRow, get: HandRow): number {
    return this.book.isTried(give.counts, get.counts) ? 0 : this.mind.swap(give.counts, 0, get.counts, 0);
  }

  private isHeldByOthers(row: HandRow): boolean {
    for (let other = 0; other < this.g.seats; other++)
      if (other !== this.seat && holds(this.world, other, row)) return true;
    return false;
  }
}

export const hermit: BotMaker = (g, seat, below) => new Hermit(g, seat, below);
export const exploiter: BotMaker = (g, seat, below) => new Exploiter(g, seat, below);
