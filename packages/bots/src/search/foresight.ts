/** Plays the best few rows of actions on by everybody's policy, all of them with the same dice, and values what comes of each. */
import {
  ActionList,
  actionsOf,
  apply,
  type Game,
  makeState,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import type { Guard } from '../bot.js';
import { Chance } from '../chance.js';
import { turnsOf } from '../driver.js';
import type { Leader } from './beam.js';
import { type Judge, worthTo } from './judge.js';
import type { Walk } from './walk.js';

/** How far somebody looks: counts, as all work. */
export interface Outlook {
  /** Rows of actions that are played on. */
  readonly rows: number;
  /** Streams of chance, the same for every row: what differs is the row alone. */
  readonly streams: number;
  readonly rounds: number;
}

export class Foresight {
  isCut = false;
  private readonly g: Game;
  private readonly judge: Judge;
  private readonly walk: Walk;
  private readonly state: State;
  private readonly list = new ActionList();
  private readonly chance = new Chance('foresight');

  constructor(g: Game, judge: Judge, walk: Walk) {
    this.g = g;
    this.judge = judge;
    this.walk = walk;
    this.state = makeState(g);
  }

  /** Every row meets the same number of streams, also where a guard cuts it. */
  best(
    seat: Seat,
    worlds: readonly State[],
    rows: readonly Leader[],
    { streams, rounds }: Outlook,
    guard?: Guard,
  ): Leader {
    const sums = new Float64Array(rows.length);
    const turn = turnsOf(this.g, worlds[0]);
    this.isCut = false;
    for (let stream = 0; stream < streams; stream++) {
      if (guard?.isUp() === true) this.isCut = true;
      if (this.isCut) break;
      const world = worlds[stream % worlds.length];
      for (let row = 0; row < rows.length; row++) {
        this.chance.restart(`foresight ${turn} ${stream}`);
        sums[row] += this.follow(seat, world, rows[row].actions, rounds);
      }
    }
    return rows[sums.indexOf(Math.max(...sums))];
  }

  private follow(seat: Seat, world: State, actions: Int32Array, rounds: number): number {
    const { state, chance, walk } = this;
    state.copyFrom(world);
    for (const packed of actions) if (!this.does(seat, packed)) break;
    walk.stop(state, seat, chance.below);
    walk.turns(state, rounds * this.g.seats, chance.below);
    return worthTo(this.judge, state, seat);
  }

  /** Nature may deal something else than the row was found with, and make the rest of it impossible. */
  private does(seat: Seat, packed: Packed): boolean {
    const { g, state, list } = this;
    actionsOf(g, state, seat, list);
    if (!list.has(packed)) return false;
    apply(g, state, seat, packed);
    return this.walk.through(state, seat, this.chance.below);
  }
}
