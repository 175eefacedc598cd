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
import type { Bot, Question } from '../bot.js';
import { turnsOf } from '../driver.js';
import { Thinker } from '../mind/normal.js';
import { CAREFUL } from '../mind/temper.js';
import { Beam, type Work } from './beam.js';
import { Draft } from './draft.js';
import type { Judge } from './judge.js';
import { type Haggling, Offers } from './offers.js';
import { Plan } from './plan.js';

/** How hard it tries. All of it are counts: a level is as strong on every machine. */
export interface Strength extends Work {
  /** Worlds that values are averaged over. */
  readonly worlds: number;
  /** Starting places that are tried. */
  readonly places: number;
  readonly haggling: Haggling;
}

/** What a game is searched with; made when its weights are there. */
class Tools {
  readonly beam: Beam;
  readonly draft: Draft;
  readonly offers: Offers;
  readonly plan: Plan;

  constructor(g: Game, seat: Seat, judge: Judge, { worlds }: Strength) {
    this.beam = new Beam(g, seat, judge, worlds);
    this.draft = new Draft(g, seat, judge, this.beam.walk);
    this.offers = new Offers(g, seat, new Beam(g, seat, judge, 1));
    this.plan = new Plan(g, seat, this.beam.walk);
  }
}

export class Searcher implements Bot {
  readonly hears: ReadonlySet<string>;
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly strength: Strength;
  private readonly thinker: Thinker;
  private readonly judgeOf: () => Judge | undefined;
  private readonly takeOffer: number;
  private tools: Tools | undefined;
  private cut = 0;

  constructor(
    g: Game,
    seat: Seat,
    below: Below,
    strength: Strength,
    judgeOf: () => Judge | undefined,
  ) {
    this.g = g;
    this.seat = seat;
    this.strength = strength;
    this.judgeOf = judgeOf;
    this.takeOffer = g.ruleIds['takeOffer'] ?? -1;
    this.thinker = new Thinker(g, seat, below, CAREFUL);
    this.hears = this.thinker.hears;
  }

  get cuts(): number {
    return this.cut + this.thinker.cuts;
  }

  begin(): void {
    this.cut = 0;
    this.thinker.begin();
    this.tools?.offers.begin();
    this.tools?.plan.forget();
    this.ready();
  }

  observe(event: GameEvent): void {
    this.thinker.observe(event);
  }

  private ready(): Tools | undefined {
    if (this.tools !== undefined) return this.tools;
    const judge = this.judgeOf();
    if (judge !== undefined) this.tools = new Tools(this.g, this.seat, judge, this.strength);
    return this.tools;
  }

  choose(question: Question): Packed | Move {
    const { tools } = this;
    if (tools === undefined || question.guard?.isUp() === true) return this.thinker.choose(question);
    const seen = question.view();
    if (topSeat(seen) !== this.seat) return this.thinker.choose(question);
    if (topKind(seen) === this.g.kind.main) return this.plan(tools, question, seen);
    return seen.core.active[0] === NONE ? this.start(tools, question, seen) : this.thinker.choose(question);
  }

  private deal({ beam }: Tools, seen: State): readonly State[] {
    for (const world of beam.worlds) {
      world.copyFrom(seen);
      this.thinker.guess.deal(world);
    }
    return beam.worlds;
  }

  private start(tools: Tools, { legal, guard }: Question, seen: State): Packed {
    if (legal.length === 1) return legal.items[0];
    const { draft } = tools;
    const best = draft.choose(this.deal(tools, seen), legal, this.strength.places, guard);
    if (draft.isCut) this.cut++;
    return best;
  }

  private plan(tools: Tools, question: Question, seen: State): Packed | Move {
    const { plan, beam, offers } = tools;
    const isTold = this.isTaken(question);
    const kept = isTold ? undefined : plan.next(seen, question.legal);
    if (kept !== undefined) return kept;
    const [world] = this.deal(tools, seen);
    const value = beam.search(this.strength, question.guard);
    let isCut = beam.isCut;
    plan.keep(world, beam.plan);
    const { haggling } = this.strength;
    const may = !isCut && offers.mayOffer(seen, turnsOf(this.g, seen), haggling.offers);
    const offer = may ? offers.best(world, value, haggling, question.guard) : null;
    isCut ||= may && offers.isCut;
    if (isCut) this.cut++;
    if (offer !== null) plan.wait();
    return offer ?? plan.first();
  }

  private isTaken({ legal }: Question): boolean {
    for (let i = 0; i < legal.length; i++) if (ruleOf(legal.items[i]) === this.takeOffer) return true;
    return false;
  }
}
