/** Plays the best few sequences of actions on by every seat's policy, all with the same dice, and values the results. */
import {
  ActionList,
  actionsOf,
  apply,
  type Below,
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
import { turnsOf } from '../turns.js';
import { type Evaluation, worthTo } from './evaluation.js';
import type { Playout } from './playout.js';
import { Strata } from './strata.js';

/** How far to look: counts, like all work. */
export interface RolloutWork {
  /** Sequences of actions that are played on. */
  readonly rows: number;
  /** Sequences valued at most this much below the best one. */
  readonly within: number;
  readonly rounds: number;
  /** Turns played per sequence, whatever the number of seats: as many streams of chance, the same for each, so that only the sequence differs. After half of them the better half of the sequences continues. */
  readonly turns: number;
  /** The prior value of a sequence weighs this many times the result of all its streams: a few streams are noise beside a trained value. */
  readonly trust: number;
  /** Nature's draws are spread evenly over the streams: worth twice as many of them. */
  readonly even?: true;
}

/** Actions that are tried first, and their prior values. */
export interface Line {
  readonly actions: Int32Array;
  readonly value: number;
}

interface Runner<R extends Line> {
  readonly row: R;
  sum: number;
}

/** Best first; of equals the one that was ahead before. */
const betterHalf = <R extends Line>(runners: readonly Runner<R>[]): readonly Runner<R>[] =>
  runners.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(runners.length / 2));

export class Rollout {
  isCut = false;
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly state: State;
  private readonly list = new ActionList();
  private readonly chance = new Chance('rollout');
  private readonly strata = new Strata();
  private below: Below = this.chance.below;
  /** Sequences are whole turns: after them the turn ends. Other decisions are followed by every seat's policy. */
  private isPlan = true;

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.state = makeState(g);
  }

  /** Every remaining sequence meets the same number of streams, even if a guard cuts it. */
  best<R extends Line>(
    seat: Seat,
    worlds: readonly State[],
    rows: readonly R[],
    { turns, rounds, trust, even }: RolloutWork,
    guard?: TimeGuard,
  ): R {
    this.below = even === true ? this.strata.below : this.chance.below;
    const turn = turnsOf(this.g, worlds[0]);
    const streams = Math.ceil(turns / (rounds * this.g.seats));
    let left: readonly Runner<R>[] = rows.map((row) => ({ row, sum: trust * streams * row.value }));
    this.isCut = false;
    this.isPlan = topSeat(worlds[0]) === seat && topKind(worlds[0]) === this.g.kind.main;
    for (let stream = 0; stream < streams; stream++) {
      if (guard?.isUp() === true) this.isCut = true;
      if (this.isCut) break;
      if (stream === streams >> 1) left = betterHalf(left);
      if (even === true) this.spread(turn, stream, streams);
      const world = worlds[stream % worlds.length];
      for (const each of left) {
        this.restart(turn, stream, streams);
        each.sum += this.follow(seat, world, each.row.actions, rounds);
      }
    }
    return left.reduce((best, each) => (each.sum > best.sum ? each : best)).row;
  }

  /** Those before the better half is known are even among themselves. */
  private spread(turn: number, stream: number, streams: number): void {
    const half = streams >> 1;
    if (stream === half) this.strata.begin(`rollout ${turn} ${stream}`, streams - half);
    else if (stream === 0) this.strata.begin(`rollout ${turn} ${stream}`, half);
  }

  private restart(turn: number, stream: number, streams: number): void {
    const half = streams >> 1;
    if (this.below === this.strata.below) this.strata.at(stream < half ? stream : stream - half);
    else this.chance.restart(`rollout ${turn} ${stream}`);
  }

  private follow(seat: Seat, world: State, actions: Int32Array, rounds: number): number {
    const { state, below, playout } = this;
    state.copyFrom(world);
    for (const packed of actions) if (!this.does(seat, packed)) break;
    if (this.isPlan) playout.stop(state, seat, below);
    else playout.finish(state, below);
    playout.turns(state, rounds * this.g.seats, below);
    return worthTo(this.evaluation, state, seat, this.g.seats);
  }

  /** Nature may deal something other than the sequence was found with, and make the rest of it impossible. */
  private does(seat: Seat, packed: Packed): boolean {
    const { g, state, list } = this;
    actionsOf(g, state, seat, list);
    if (!list.has(packed)) return false;
    apply(g, state, seat, packed);
    return this.playout.through(state, seat, this.below);
  }
}
