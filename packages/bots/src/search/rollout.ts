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
  topKind,
  topSeat,
} from '@landnam/engine';
import type { TimeGuard } from '../bot.js';
import { Chance } from '../chance.js';
import { turnsOf } from '../driver.js';
import { type Evaluation, worthTo } from './evaluation.js';
import type { Playout } from './playout.js';

/** How far somebody looks: counts, as all work. */
export interface RolloutWork {
  /** Rows of actions that are played on. */
  readonly rows: number;
  /** Rows that are valued less than this below the best one. */
  readonly within: number;
  readonly rounds: number;
  /** Turns that are played for each row, whatever the number of seats: as many streams of chance, the same for every row, so that what differs is the row alone. After half of them the better half of the rows goes on. */
  readonly turns: number;
  /** What a row was valued at before counts so many times what comes of all its streams: a few streams are noise beside a value that learned. */
  readonly trust: number;
}

/** Actions that are tried first, and what they were valued at. */
export interface Line {
  readonly actions: Int32Array;
  readonly value: number;
}

interface Runner<R extends Line> {
  readonly row: R;
  sum: number;
}

/** The best first; of equals the one that was ahead before. */
const betterHalf = <R extends Line>(runners: readonly Runner<R>[]): readonly Runner<R>[] =>
  runners.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(runners.length / 2));

export class Rollout {
  isCut = false;
  private readonly g: Game;
  private readonly judge: Evaluation;
  private readonly walk: Playout;
  private readonly state: State;
  private readonly list = new ActionList();
  private readonly chance = new Chance('foresight');
  /** Rows are whole turns: after them the turn ends. Other decisions are followed by what everybody would do. */
  private isPlan = true;

  constructor(g: Game, judge: Evaluation, walk: Playout) {
    this.g = g;
    this.judge = judge;
    this.walk = walk;
    this.state = makeState(g);
  }

  /** Every row that is left meets the same number of streams, also where a guard cuts it. */
  best<R extends Line>(
    seat: Seat,
    worlds: readonly State[],
    rows: readonly R[],
    { turns, rounds, trust }: RolloutWork,
    guard?: TimeGuard,
  ): R {
    const turn = turnsOf(this.g, worlds[0]);
    const streams = Math.ceil(turns / (rounds * this.g.seats));
    let left: readonly Runner<R>[] = rows.map((row) => ({ row, sum: trust * streams * row.value }));
    this.isCut = false;
    this.isPlan = topSeat(worlds[0]) === seat && topKind(worlds[0]) === this.g.kind.main;
    for (let stream = 0; stream < streams; stream++) {
      if (guard?.isUp() === true) this.isCut = true;
      if (this.isCut) break;
      if (stream === streams >> 1) left = betterHalf(left);
      const world = worlds[stream % worlds.length];
      for (const each of left) {
        this.chance.restart(`foresight ${turn} ${stream}`);
        each.sum += this.follow(seat, world, each.row.actions, rounds);
      }
    }
    return left.reduce((best, each) => (each.sum > best.sum ? each : best)).row;
  }

  private follow(seat: Seat, world: State, actions: Int32Array, rounds: number): number {
    const { state, chance, walk } = this;
    state.copyFrom(world);
    for (const packed of actions) if (!this.does(seat, packed)) break;
    if (this.isPlan) walk.stop(state, seat, chance.below);
    else walk.finish(state, chance.below);
    walk.turns(state, rounds * this.g.seats, chance.below);
    return worthTo(this.judge, state, seat, this.g.seats);
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
