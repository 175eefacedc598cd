/** What nature brought: the value after the actual outcome, minus the weighted mean over all possible ones. */
import {
  ActionList,
  apply,
  CHANCE,
  type Game,
  isOver,
  listOutcomes,
  makeState,
  type Packed,
  type State,
} from '@landnam/engine';
import { Chance } from '../chance.js';
import { Playout } from '../search/playout.js';
import { outcomeOf } from '../value/outcome.js';
import { makeValue, type Value } from '../value/value.js';
import type { Weights } from '../value/weights.js';

/** A position is valued where a turn waits for its dice: every outcome is played on to that point once, by policy. */
export class Luck {
  private readonly g: Game;
  private readonly isRaw: boolean;
  private readonly value: Value;
  private readonly playout: Playout;
  private readonly chance = new Chance('');
  private readonly outcomes = new ActionList();
  private readonly state: State;
  private readonly worth: Float64Array;
  private readonly change: Float64Array;
  /** Over all outcomes of the last question, and after the one that came. */
  readonly mean: Float64Array;
  readonly came: Float64Array;
  private count = 0;

  /** Raw: valued right after the outcome, which says less and costs less. */
  constructor(g: Game, weights: Weights, isRaw = false) {
    this.g = g;
    this.isRaw = isRaw;
    this.value = makeValue(g, weights);
    this.playout = new Playout(g);
    this.state = makeState(g);
    this.worth = new Float64Array(g.seats);
    this.mean = new Float64Array(g.seats);
    this.came = new Float64Array(g.seats);
    this.change = new Float64Array(g.seats);
  }

  /** A new game begins. */
  begin(): void {
    this.count = 0;
  }

  /**
   * Of nature's next outcome, by seat; the state is the whole one, and stays unchanged. Outcomes must be given in order from the
   * beginning of a game: the stream of playouts depends only on their number, otherwise the mean would not be 0.
   * The same array each time.
   */
  of(s: State, packed: Packed): Float64Array {
    this.count++;
    this.weigh(s, packed, listOutcomes(this.g, s, this.outcomes));
    return this.change;
  }

  private weigh(s: State, packed: Packed, sum: number): void {
    const { outcomes, mean, came, change } = this;
    mean.fill(0);
    for (let i = 0; i < outcomes.length; i++) {
      const worth = this.after(s, outcomes.items[i]);
      const share = outcomes.weights[i] / sum;
      for (let seat = 0; seat < mean.length; seat++) mean[seat] += share * worth[seat];
      if (outcomes.items[i] === packed) came.set(worth);
    }
    for (let seat = 0; seat < mean.length; seat++) change[seat] = came[seat] - mean[seat];
  }

  /** The same stream for every outcome, and never nature's own. */
  private after(s: State, packed: Packed): Float64Array {
    this.state.copyFrom(s);
    apply(this.g, this.state, CHANCE, packed);
    return this.playedOn();
  }

  /** What a position is worth to everybody, by the stream of the outcome before it. The same array each time. */
  chances(s: State): Float64Array {
    this.state.copyFrom(s);
    return this.playedOn();
  }

  private playedOn(): Float64Array {
    const { state, worth, chance } = this;
    chance.restart(`luck ${this.count}`);
    if (!this.isRaw) this.playout.finish(state, chance.below);
    if (isOver(state)) return outcomeOf(state, this.g.seats, worth);
    worth.set(this.value.win(state));
    return worth;
  }
}
