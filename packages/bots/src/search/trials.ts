/** One decision by itself, a starting place or a move of the robber: what looks good is tried, play continues to the next turn by policy, and that is valued. */
import {
  type ActionList,
  apply,
  type Game,
  makeState,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import type { TimeGuard } from '../bot.js';
import { Chance } from '../chance.js';
import type { Line } from './rollout.js';
import { type Evaluation, worthTo } from './evaluation.js';
import type { Playout } from './playout.js';

export class Trials {
  isCut = false;
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly state: State;
  /** Nature's part is the same for everything that is tried. */
  private readonly chance = new Chance('trials');

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.state = makeState(g);
  }

  /** Best first; of equals the one that `normal` likes better. */
  rank(
    seat: Seat,
    worlds: readonly State[],
    legal: ActionList,
    most: number,
    guard?: TimeGuard,
  ): readonly Line[] {
    const rows: Line[] = [];
    this.isCut = false;
    for (const packed of this.shortOf(seat, worlds[0], legal, most)) {
      if (rows.length > 0 && guard?.isUp() === true) this.isCut = true;
      if (this.isCut) break;
      rows.push({ actions: Int32Array.of(packed), value: this.worthOf(seat, worlds, packed) });
    }
    return rows.sort((one, other) => other.value - one.value);
  }

  /** Best first, as `normal` sees them. */
  shortOf(seat: Seat, s: State, legal: ActionList, most: number): readonly Packed[] {
    const mind = this.playout.policy.mind(seat);
    const entered = mind.enter(s);
    return mind
      .shortList(entered, legal, most)
      .toArray()
      .map((packed) => ({ packed, score: mind.score(entered, packed) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ packed }) => packed);
  }

  private worthOf(seat: Seat, worlds: readonly State[], packed: Packed): number {
    let sum = 0;
    worlds.forEach((world, i) => {
      const { state } = this;
      state.copyFrom(world);
      this.chance.restart(`draft ${i}`);
      apply(this.g, state, seat, packed);
      this.playout.finish(state, this.chance.below);
      sum += worthTo(this.evaluation, state, seat, this.g.seats);
    });
    return sum / worlds.length;
  }
}
