/** Everybody's chances where the next turn waits for its dice: a world is played on to there by policy, the opening as it may go. */
import { apply, type Game, isOver, makeState, type Move, type Seat, type State } from '@landnam/engine';
import { Chance } from '../chance.js';
import type { Evaluation } from '../search/evaluation.js';
import type { Playout } from '../search/playout.js';
import { outcomeOf } from '../value/outcome.js';
import { OpeningDraft } from '../search/openingDraft.js';

export class Ahead {
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly draft: OpeningDraft;
  private readonly state: State;
  private readonly chance = new Chance('');

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.draft = new OpeningDraft(g, playout);
    this.state = makeState(g);
  }

  /** The same array each time; the world stays as it is. */
  from(world: State, seed: string): Float64Array {
    this.state.copyFrom(world);
    return this.finished(seed);
  }

  /** As many more turns are played on. */
  after(world: State, seat: Seat, { packed, more }: Move, seed: string, turns = 0): Float64Array {
    this.state.copyFrom(world);
    apply(this.g, this.state, seat, packed, null, more);
    return this.finished(seed, turns);
  }

  private finished(seed: string, turns = 0): Float64Array {
    const { state, chance, g } = this;
    chance.restart(seed);
    this.draft.finish(state, chance.below);
    this.playout.finish(state, chance.below);
    this.playout.turns(state, turns, chance.below);
    return isOver(state) ? outcomeOf(state, g.seats) : this.evaluation.win(state);
  }
}
