/** What a row of actions leaves to everybody: it is played in every world, the turn ends, and that is valued. */
import {
  ActionList,
  actionsOf,
  apply,
  type Game,
  isOver,
  makeState,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import { Chance } from '../chance.js';
import type { Evaluation } from '../search/evaluation.js';
import type { Playout } from '../search/playout.js';
import { outcomeOf } from '../value/outcome.js';

export class RowEnds {
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly state: State;
  private readonly list = new ActionList();
  private readonly chance = new Chance('');

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.state = makeState(g);
  }

  /** Chances by seat, on average; after so many more turns, by policy, with the same dice for every row. */
  of(seat: Seat, worlds: readonly State[], row: Int32Array, seed = 'hint', turns = 0): readonly number[] {
    const sum = new Float64Array(this.g.seats);
    worlds.forEach((world, i) => {
      this.chance.restart(`${seed} row ${i}`);
      this.follow(seat, world, row, turns).forEach((chance, each) => (sum[each] += chance / worlds.length));
    });
    return [...sum];
  }

  private follow(seat: Seat, world: State, row: Int32Array, turns: number): Float64Array {
    const { state, playout, chance, g } = this;
    state.copyFrom(world);
    for (const packed of row) if (!this.does(seat, packed)) break;
    playout.stop(state, seat, chance.below);
    playout.turns(state, turns, chance.below);
    return isOver(state) ? outcomeOf(state, g.seats) : this.evaluation.win(state);
  }

  /** Nature may deal something that makes the rest of the row impossible. */
  private does(seat: Seat, packed: Packed): boolean {
    const { g, state, list, playout, chance } = this;
    actionsOf(g, state, seat, list);
    if (!list.has(packed)) return false;
    apply(g, state, seat, packed);
    return playout.through(state, seat, chance.below);
  }
}
