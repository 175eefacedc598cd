/** A bot that searches its own turn and the opening by a learned value, and leaves the rest to `normal`'s judgement. */
import {
  type Below,
  type Game,
  type GameEvent,
  type Move,
  NONE,
  type Packed,
  ruleOf,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import type { Bot, TimeGuard, Question } from '../bot.js';
import { NormalBot } from '../mind/normal.js';
import { CAREFUL } from '../mind/temper.js';
import type { RolloutWork, Line } from './rollout.js';
import type { Leader } from './beam.js';
import { canTake, isAgreed, OfferBook } from './offers.js';
import { Plan } from './plan.js';
import type { Tools } from './tools.js';

export class Searcher implements Bot {
  readonly hears: ReadonlySet<string>;
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly thinker: NormalBot;
  private readonly book = new OfferBook();
  private readonly plan: Plan;
  private readonly findTools: () => Tools | undefined;
  private tools: Tools | undefined;
  private isReady = false;
  /** Of the plan, when it was made. */
  private value = 0;
  private cut = 0;

  /** Without tools, because there are no weights for the game, it plays as `normal`. */
  constructor(g: Game, seat: Seat, below: Below, findTools: () => Tools | undefined) {
    this.g = g;
    this.seat = seat;
    this.findTools = findTools;
    this.thinker = new NormalBot(g, seat, below, CAREFUL);
    this.plan = new Plan(seat);
    this.hears = this.thinker.hears;
  }

  get cuts(): number {
    return this.cut + this.thinker.cuts;
  }

  begin(): void {
    this.cut = 0;
    this.thinker.begin();
    this.book.clear();
    this.plan.forget();
    this.isReady = false;
  }

  observe(event: GameEvent): void {
    this.thinker.observe(event);
    this.book.note(this.seat, event);
  }

  /** Looked up on first use: a table may be set up only to be looked at. */
  private ready(): Tools | undefined {
    if (!this.isReady) this.tools = this.findTools();
    this.isReady = true;
    return this.tools;
  }

  choose(question: Question): Packed | Move {
    const tools = this.ready();
    if (tools === undefined || question.guard?.isUp() === true) return this.thinker.choose(question);
    tools.expectGenerous(this.book.generous);
    const seen = question.view();
    const isOwn = topSeat(seen) === this.seat;
    if (isOwn && topKind(seen) === this.g.kind.main) return this.goOn(tools, question, seen);
    if (seen.core.active[0] === NONE) return this.begins(tools, question, seen);
    return tools.isByValue(topKind(seen)) ? this.weigh(tools, question, seen) : this.thinker.choose(question);
  }

  /** A counter-offer that `normal` would make is kept if the value refuses too. */
  private weigh(tools: Tools, question: Question, seen: State): Packed | Move {
    const judged = this.thinker.choose(question);
    const best = this.tryAll(tools, question, seen, tools.strength.byValue?.outlook);
    const isRefused = this.g.rules[ruleOf(best)].idle?.(best) === true;
    return typeof judged !== 'number' && isRefused ? judged : best;
  }

  private deal({ beam }: Tools, seen: State): readonly State[] {
    for (const world of beam.worlds) this.lay(world, seen);
    return beam.worlds;
  }

  private lay(world: State, seen: State): void {
    world.copyFrom(seen);
    this.thinker.guess.deal(world);
  }

  private begins(tools: Tools, question: Question, seen: State): Packed {
    const { trials, strength } = tools;
    const { legal, guard } = question;
    if (strength.drafts === undefined || legal.length === 1) return this.tryAll(tools, question, seen);
    const best = trials.bestOfDrafts(this.seat, this.deal(tools, seen), legal, strength.drafts, guard);
    if (trials.isCut) this.cut++;
    return best;
  }

  private tryAll(tools: Tools, { legal, guard }: Question, seen: State, outlook?: RolloutWork): Packed {
    if (legal.length === 1) return legal.items[0];
    const { trials, rollout, strength } = tools;
    const ranked = trials.rank(this.seat, this.deal(tools, seen), legal, strength.places, guard);
    const [best] = this.further(tools, ranked, outlook, guard).actions;
    if (trials.isCut || rollout.isCut) this.cut++;
    return best;
  }

  private goOn(tools: Tools, question: Question, seen: State): Packed | Move {
    const { legal, guard } = question;
    if (canTake(this.g, legal)) return this.search(tools, question, seen);
    const other = this.plan.isLeft(tools.scout, seen) ? this.askAgain(tools, seen, guard) : null;
    return other ?? this.plan.next(tools.scout, seen, legal) ?? this.search(tools, question, seen);
  }

  private askAgain(tools: Tools, seen: State, guard: TimeGuard | undefined): Move | null {
    const [world] = this.deal(tools, seen);
    const offer = this.ask(tools, seen, world, guard);
    if (tools.offers.isCut) this.cut++;
    return offer;
  }

  private search(tools: Tools, { guard }: Question, seen: State): Packed | Move {
    const { beam, strength } = tools;
    const [world] = this.deal(tools, seen);
    this.value = beam.search(this.seat, strength, guard);
    this.plan.keep(tools.scout, world, this.bestOf(tools, seen, guard));
    const isAsking = !beam.isCut && seen.base.offering[this.seat] === 0;
    const offer = isAsking ? this.ask(tools, seen, world, guard) : null;
    if (beam.isCut || tools.rollout.isCut || (isAsking && tools.offers.isCut)) this.cut++;
    if (offer !== null) this.plan.wait();
    return offer ?? this.plan.first();
  }

  /** For offers that raise the value of the plan. */
  private ask(
    { offers, strength }: Tools,
    seen: State,
    world: State,
    guard: TimeGuard | undefined,
  ): Move | null {
    const { haggling } = strength;
    if (!offers.mayAsk(seen, this.book, haggling.offers)) return null;
    const deal = (other: State): void => this.lay(other, seen);
    return offers.best(this.seat, this.book, world, deal, this.value, haggling, guard);
  }

  private bestOf(tools: Tools, seen: State, guard: TimeGuard | undefined): Int32Array {
    const { beam, strength } = tools;
    const rows = isAgreed(this.g, seen, this.seat) ? this.keepingWord(tools) : beam.leaders;
    return this.further(tools, rows, beam.isCut ? undefined : strength.outlook, guard).actions;
  }

  /** Who asked and heard yes deals, unless that now loses what an offer must gain: hidden cards are dealt anew, and the gain was small. */
  private keepingWord({ beam, strength, offers }: Tools): readonly Leader[] {
    const least = beam.leaders[0].value - strength.haggling.least;
    const kept = beam.leaders.filter(({ actions, value }) => value > least && offers.isTaking(actions[0]));
    return kept.length > 0 ? kept : beam.leaders;
  }

  /** Of sequences valued nearly alike, best first, the one that does best when they are played on. */
  private further<R extends Line>(
    { beam, rollout }: Tools,
    rows: readonly R[],
    outlook: RolloutWork | undefined,
    guard: TimeGuard | undefined,
  ): R {
    const [first] = rows;
    rollout.isCut = false;
    if (outlook === undefined) return first;
    const near = rows.slice(0, outlook.rows).filter(({ value }) => value > first.value - outlook.within);
    return near.length < 2 ? first : rollout.best(this.seat, beam.worlds, near, outlook, guard);
  }
}
