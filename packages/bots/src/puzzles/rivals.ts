/** Lines that compete in a position: the best one, and the best that do without something in it. */
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
import { Decisions } from '../hint/decisions.js';
import { RowEnds } from '../hint/rowEnds.js';
import { Beam, type SearchWork } from '../search/beam.js';
import type { Evaluation } from '../search/evaluation.js';
import { AT_CHANCE, Playout } from '../search/playout.js';
import { Trials } from '../search/trials.js';

/** A line and what it is worth to its seat. */
export interface Rival {
  readonly actions: Int32Array;
  readonly value: number;
}

/** How much is looked at. */
export interface RivalWork extends SearchWork {
  /** Worlds that lines are found in. */
  readonly worlds: number;
  /** Actions that are tried outside the own turn. */
  readonly places: number;
  /** Streams that lines are compared by, played on for a round each. */
  readonly streams: number;
}

const sameActions = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();

const byValue = (one: Rival, other: Rival): number => other.value - one.value;

/** Two orders of the same actions are one line. */
export const distinct = (lines: readonly Rival[]): readonly Rival[] =>
  lines
    .filter((line, i) => lines.findIndex(({ actions }) => sameActions(actions, line.actions)) === i)
    .sort(byValue);

export class Rivals {
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly trials: Trials;
  private readonly decisions: Decisions;
  private readonly ends: RowEnds;
  private readonly beams = new Map<number, Beam>();
  private readonly legal = new ActionList();
  private readonly state: State;

  constructor(g: Game, evaluation: Evaluation) {
    const playout = new Playout(g);
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.trials = new Trials(g, evaluation, playout);
    this.decisions = new Decisions(g, evaluation, playout);
    this.ends = new RowEnds(g, evaluation, playout);
    this.state = makeState(g);
  }

  isTurn(s: State, seat: Seat): boolean {
    return topSeat(s) === seat && topKind(s) === this.g.kind.main;
  }

  /** Rows of the own turn, the best first; `never` is in none of them. */
  rows(seat: Seat, worlds: readonly State[], work: SearchWork, never?: Packed): readonly Rival[] {
    const beam = this.beamOf(worlds.length);
    beam.worlds.forEach((world, i) => world.copyFrom(worlds[i]));
    if (never === undefined) beam.search(seat, work, undefined);
    else beam.searchWithout(seat, work, never);
    return beam.leaders
      .filter(({ value }) => value > -Infinity)
      .map(({ actions, value }) => ({ actions: actions.slice(), value }));
  }

  /** Each action of a decision outside the own turn, the best first. */
  tried(seat: Seat, worlds: readonly State[], most: number, seed: string): readonly Rival[] {
    actionsOf(this.g, worlds[0], seat, this.legal);
    return this.trials
      .shortOf(seat, worlds[0], this.legal, most)
      .map((packed) => ({
        actions: Int32Array.of(packed),
        value: this.decisions.worthOf(seat, worlds, packed, seed)[seat],
      }))
      .sort(byValue);
  }

  /** What a line is worth, played on for a round in worlds that it was not found in. */
  worthOf(seat: Seat, worlds: readonly State[], actions: Int32Array, seed: string): number {
    const { seats } = this.g;
    return this.isTurn(worlds[0], seat)
      ? this.ends.of(seat, worlds, actions, seed, seats)[seat]
      : this.decisions.worthOf(seat, worlds, actions[0], seed, seats)[seat];
  }

  /** A row as far as nature has no say in it. */
  sureOf(seat: Seat, world: State, actions: Int32Array): Int32Array {
    const { state } = this;
    state.copyFrom(world);
    for (let i = 0; i < actions.length; i++) {
      apply(this.g, state, seat, actions[i]);
      if (this.playout.on(state, seat) === AT_CHANCE) return actions.slice(0, i + 1);
    }
    return actions;
  }

  private beamOf(worlds: number): Beam {
    const beam = this.beams.get(worlds) ?? new Beam(this.g, this.evaluation, this.playout, worlds);
    this.beams.set(worlds, beam);
    return beam;
  }
}
