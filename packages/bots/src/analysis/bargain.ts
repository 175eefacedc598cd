/** An offer under analysis: the others answer it in every world, and the turn goes on as each answer has it. */
import {
  ActionList,
  actionsOf,
  apply,
  type Game,
  type GameEvent,
  makeState,
  type Move,
  ruleOf,
  type Seat,
  type State,
} from '@landnam/engine';
import type { Judge, ReviewPlan } from '../review/judge.js';
import { Beam } from '../search/beam.js';
import type { Evaluation } from '../search/evaluation.js';
import { answerAll, OfferBook, Offers } from '../search/offers.js';
import type { Playout } from '../search/playout.js';
import { HARD } from '../search/strengths.js';
import type { Idea } from './candidate.js';

export interface BargainTools {
  readonly evaluation: Evaluation;
  readonly playout: Playout;
  readonly judge: Judge;
}

/** One world after the answers. */
interface Answered {
  readonly world: State;
  readonly isTaken: boolean;
}

export class Deals {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly judge: Judge;
  private readonly playout: Playout;
  private readonly offers: Offers;
  private readonly take: number;
  private readonly list = new ActionList();

  constructor(g: Game, seat: Seat, { evaluation, playout, judge }: BargainTools) {
    this.g = g;
    this.seat = seat;
    this.judge = judge;
    this.playout = playout;
    this.offers = new Offers(g, new Beam(g, evaluation, playout, 1), playout);
    this.take = g.ruleIds['takeOffer'] ?? -1;
  }

  /** The offer that gains most over what is planned without one; nothing where none is worth asking for. */
  best(worlds: readonly State[], events: readonly GameEvent[], refused: ReviewPlan): Idea | undefined {
    const move = this.found(worlds, events);
    if (move === null) return undefined;
    const after = worlds.map((world) => this.answered(world, move)).filter(({ isTaken }) => isTaken);
    if (after.length === 0) return undefined;
    const plan = this.planned(after.map(({ world }) => world));
    const worthIn: Idea['worthIn'] = (before, seed, turns) => {
      const { world, isTaken } = this.answered(before, move);
      return this.judge.worthOf(this.seat, [world], isTaken ? plan : refused, seed, turns);
    };
    return { move, plan, worthIn };
  }

  private found(worlds: readonly State[], events: readonly GameEvent[]): Move | null {
    const { seat, offers } = this;
    const [seen] = worlds;
    const book = new OfferBook();
    for (const event of events) book.note(seat, event);
    if (seen.base.offering[seat] !== 0 || !offers.mayAsk(seen, book, 1)) return null;
    let dealt = 0;
    const deal = (world: State): void => {
      world.copyFrom(worlds[++dealt % worlds.length]);
    };
    return offers.best(seat, book, seen, deal, this.planned([seen]).value, HARD.haggling);
  }

  private planned(worlds: readonly State[]): ReviewPlan {
    return this.judge.best(this.seat, worlds, this.list, '');
  }

  /** The first who would take it does. Refused, it leaves everything as it was. */
  private answered(before: State, { packed, more }: Move): Answered {
    const { g, seat, list } = this;
    const world = makeState(g);
    world.copyFrom(before);
    apply(g, world, seat, packed, null, more);
    const isAsked = answerAll(g, this.playout, world, seat);
    actionsOf(g, world, seat, list);
    const taking = isAsked ? list.toArray().find((each) => ruleOf(each) === this.take) : undefined;
    if (taking === undefined) return { world: before, isTaken: false };
    apply(g, world, seat, taking);
    return { world, isTaken: true };
  }
}
