/** What the actions of a decision outside the own plan are worth: each is tried in every world and valued where the next turn waits for its dice. */
import {
  ActionList,
  actionsOf,
  actors,
  apply,
  type Below,
  CHANCE,
  type Game,
  isOver,
  makeState,
  NONE,
  type Packed,
  type Seat,
  type State,
  topKind,
} from '@landnam/engine';
import { Chance } from '../chance.js';
import { nextToAct } from '../driver.js';
import type { Evaluation } from '../search/evaluation.js';
import type { Playout } from '../search/playout.js';
import { outcomeOf } from '../value/outcome.js';

/** Before the first turn everybody takes one of so many places that look best: one line of play says too little. */
const ALSO_GOOD = 3;
/** Streams of chance for each world, where nature has a say before the next turn: dice differ as cards do. */
const STREAMS = 2;

export class Decisions {
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly state: State;
  private readonly list = new ActionList();
  private readonly chance = new Chance('');
  private readonly dice: number;
  private readonly sum: Float64Array;

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.state = makeState(g);
    this.dice = g.ruleIds['callDice'] << 24;
    this.sum = new Float64Array(g.seats);
  }

  /** Chances of all seats after the action, on average over the worlds; streams are the same for every action. */
  worthOf(seat: Seat, worlds: readonly State[], packed: Packed): readonly number[] {
    this.sum.fill(0);
    const streams = this.isSettled(worlds[0], packed) ? 1 : STREAMS;
    worlds.forEach((world, i) => {
      for (let stream = 0; stream < streams; stream++) {
        this.chance.restart(`hint ${i} ${stream}`);
        this.add(this.follow(seat, world, packed));
      }
    });
    return Array.from(this.sum, (chance) => chance / (worlds.length * streams));
  }

  /** What others choose before the first turn differs from world to world already. */
  private isSettled(s: State, packed: Packed): boolean {
    return s.core.active[0] === NONE || this.isDice(s, packed);
  }

  private add(chances: Float64Array): void {
    for (let seat = 0; seat < this.g.seats; seat++) this.sum[seat] += chances[seat];
  }

  /** A turn that waits for its dice is what the value knows: to roll them is to leave it so, and no other depth is mixed in. */
  private isDice(s: State, packed: Packed): boolean {
    return packed === this.dice && topKind(s) === this.g.kind.beforeRoll;
  }

  private follow(seat: Seat, world: State, packed: Packed): Float64Array {
    const { state, playout, chance } = this;
    state.copyFrom(world);
    if (this.isDice(world, packed)) playout.settle(state);
    else {
      apply(this.g, state, seat, packed);
      this.draft(chance.below);
      playout.finish(state, chance.below);
    }
    return isOver(state) ? outcomeOf(state, this.g.seats) : this.evaluation.win(state);
  }

  private draft(below: Below): void {
    const { g, state } = this;
    while (!isOver(state) && state.core.active[0] === NONE) {
      const next = nextToAct(state, actors(g, state));
      if (next === CHANCE) this.playout.play(state, below);
      else apply(g, state, next, this.oneOfTheBest(next, below));
    }
  }

  private oneOfTheBest(seat: Seat, below: Below): Packed {
    const { g, state, list } = this;
    actionsOf(g, state, seat, list);
    if (list.length === 1) return list.items[0];
    const mind = this.playout.policy.mind(seat);
    const entered = mind.enter(state);
    const ranked = mind
      .shortList(entered, list)
      .toArray()
      .map((packed) => ({ packed, score: mind.score(entered, packed) }))
      .sort((one, other) => other.score - one.score);
    return ranked[below(Math.min(ALSO_GOOD, ranked.length))].packed;
  }
}
