/** What the actions of a decision outside the own plan are worth: each is tried in every world and valued where the next turn waits for its dice. */
import { type Game, NONE, type Packed, type Seat, type State, topKind } from '@landnam/engine';
import type { Evaluation } from '../search/evaluation.js';
import type { Playout } from '../search/playout.js';
import { Ahead } from './ahead.js';

/** Streams of chance for each world, where nature has a say before the next turn: dice differ as cards do. */
const STREAMS = 2;

export class Decisions {
  private readonly g: Game;
  private readonly ahead: Ahead;
  private readonly dice: number;
  private readonly sum: Float64Array;

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.ahead = new Ahead(g, evaluation, playout);
    this.dice = g.ruleIds['callDice'] << 24;
    this.sum = new Float64Array(g.seats);
  }

  /** Chances of all seats after the action, on average over the worlds; streams are the same for every action of one seed. */
  worthOf(seat: Seat, worlds: readonly State[], packed: Packed, seed = 'hint', turns = 0): readonly number[] {
    this.sum.fill(0);
    const streams = this.isSettled(worlds[0], packed) ? 1 : STREAMS;
    worlds.forEach((world, i) => {
      for (let stream = 0; stream < streams; stream++) {
        this.add(this.follow(seat, world, packed, `${seed} ${i} ${stream}`, turns));
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

  private follow(seat: Seat, world: State, packed: Packed, seed: string, turns: number): Float64Array {
    return this.isDice(world, packed)
      ? this.ahead.from(world, seed)
      : this.ahead.after(world, seat, { packed }, seed, turns);
  }
}
