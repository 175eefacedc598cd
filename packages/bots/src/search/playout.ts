/** Plays a world on beyond the search: choices by policy, chance by its likeliest outcome or by a stream of its own. */
import {
  ActionList,
  actors,
  apply,
  type Below,
  CHANCE,
  drawOutcome,
  type Game,
  isOver,
  listOutcomes,
  makeState,
  pack,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { nextToAct, turnsOf } from '../turns.js';
import { Policy } from './policy.js';

/** Where a playout stopped. */
export const AT_MAIN = 0;
export const AT_CHANCE = 1;
export const AT_END = 2;

/** No ending turn and no draft takes this many: a playout that does not end is valued where it is. */
const MOST_STEPS = 300;

export class Playout {
  readonly policy: Policy;
  /** Choices that policy made along the way. */
  steps = 0;
  private readonly g: Game;
  private readonly outcomes = new ActionList();
  private readonly end: Packed;
  private readonly dice: Packed;
  private readonly rolled: State;

  constructor(g: Game) {
    this.g = g;
    this.policy = new Policy(g);
    this.end = pack(g.ruleIds['endTurn']);
    this.dice = pack(g.ruleIds['callDice']);
    this.rolled = makeState(g);
  }

  /** A turn waits for its dice, or the game is over: here a position is valued. */
  private isAtTurn(s: State): boolean {
    return isOver(s) || topKind(s) === this.g.kind.beforeRoll || this.steps >= MOST_STEPS;
  }

  /** Until the seat may choose freely again, nature is asked, or the turn is over. */
  on(s: State, seat: Seat): number {
    for (this.steps = 0; !this.isAtTurn(s); this.steps++) {
      const next = nextToAct(s, actors(this.g, s));
      if (next === CHANCE) return AT_CHANCE;
      if (this.isFree(s, seat, next)) return AT_MAIN;
      apply(this.g, s, next, this.policy.choose(s, next));
    }
    return AT_END;
  }

  private isFree(s: State, seat: Seat, next: Seat): boolean {
    return next === seat && topSeat(s) === seat && topKind(s) === this.g.kind.main;
  }

  /** The turn ends here, whatever else could be done in it. */
  stop(s: State, seat: Seat, nature?: Below): void {
    for (this.steps = 0; !this.isAtTurn(s); this.steps++) {
      const next = nextToAct(s, actors(this.g, s));
      if (this.isFree(s, seat, next)) apply(this.g, s, next, this.end);
      else this.step(s, next, nature);
    }
    this.settle(s);
  }

  /** If the game ends before the next dice, its result is what a position is worth, not an estimate. */
  settle(s: State): void {
    if (isOver(s) || topKind(s) !== this.g.kind.beforeRoll) return;
    const { rolled } = this;
    rolled.copyFrom(s);
    apply(this.g, rolled, topSeat(s), this.dice);
    if (isOver(rolled) && this.policy.choose(s, topSeat(s)) === this.dice) s.copyFrom(rolled);
  }

  /** To the next turn with every seat's policy. */
  finish(s: State, nature: Below): void {
    for (this.steps = 0; !this.isAtTurn(s); this.steps++) this.play(s, nature);
    this.settle(s);
  }

  /** Through nature's part; true if the seat may choose freely again. */
  through(s: State, seat: Seat, nature?: Below): boolean {
    for (;;) {
      const where = this.on(s, seat);
      if (where !== AT_CHANCE) return where === AT_MAIN;
      this.step(s, CHANCE, nature);
    }
  }

  /** This many turns on, by every seat's policy. */
  turns(s: State, count: number, nature: Below): void {
    const last = turnsOf(this.g, s) + count;
    // a card played before the dice is not a turn of its own
    while (!isOver(s) && turnsOf(this.g, s) < last) {
      this.play(s, nature);
      this.finish(s, nature);
    }
  }

  /** Whoever is due acts. */
  play(s: State, nature: Below): void {
    this.step(s, nextToAct(s, actors(this.g, s)), nature);
  }

  /** Without a stream nature does what is likeliest. */
  private step(s: State, next: Seat, nature: Below | undefined): void {
    apply(this.g, s, next, next === CHANCE ? this.outcome(s, nature) : this.policy.choose(s, next));
  }

  private outcome(s: State, nature: Below | undefined): Packed {
    return nature === undefined ? this.likeliest(s) : drawOutcome(this.g, s, nature, this.outcomes);
  }

  private likeliest(s: State): Packed {
    const { outcomes } = this;
    listOutcomes(this.g, s, outcomes);
    let best = 0;
    for (let i = 1; i < outcomes.length; i++) if (outcomes.weights[i] > outcomes.weights[best]) best = i;
    return outcomes.items[best];
  }
}
