/** Plans that compete at a choice: the best one by one set of worlds, and the best that begins with what was chosen. */
import {
  type ActionList,
  type Game,
  pack,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { Decisions } from '../hint/decisions.js';
import { RowEnds } from '../hint/rowEnds.js';
import { Beam, type FirstAction } from '../search/beam.js';
import type { Evaluation } from '../search/evaluation.js';
import type { Playout } from '../search/playout.js';
import { HARD } from '../search/strengths.js';
import { Trials } from '../search/trials.js';

/** Actions of a turn, its end left out; a single one outside the own turn. */
export interface ReviewPlan {
  readonly isTurn: boolean;
  readonly actions: Int32Array;
  readonly value: number;
}

export class Judge {
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly beams = new Map<number, Beam>();
  private readonly trials: Trials;
  private readonly decisions: Decisions;
  private readonly ends: RowEnds;
  private readonly end: Packed;

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.trials = new Trials(g, evaluation, playout);
    this.decisions = new Decisions(g, evaluation, playout);
    this.ends = new RowEnds(g, evaluation, playout);
    this.end = pack(g.ruleIds['endTurn']);
  }

  isTurn(s: State, seat: Seat): boolean {
    return topSeat(s) === seat && topKind(s) === this.g.kind.main;
  }

  /** The first action of a plan. */
  firstOf({ actions }: ReviewPlan): Packed {
    return actions[0] ?? this.end;
  }

  best(seat: Seat, worlds: readonly State[], legal: ActionList, seed: string): ReviewPlan {
    if (this.isTurn(worlds[0], seat)) return this.search(seat, worlds)!;
    const short = this.trials.shortOf(seat, worlds[0], legal, HARD.places);
    const tried = short.map((packed) => this.tried(seat, worlds, packed, seed));
    return tried.reduce((best, each) => (each.value > best.value ? each : best));
  }

  /** The best that begins so. */
  beginning(seat: Seat, worlds: readonly State[], packed: Packed, seed: string): ReviewPlan {
    if (!this.isTurn(worlds[0], seat)) return this.tried(seat, worlds, packed, seed);
    const actions = Int32Array.of(packed);
    return this.search(seat, worlds, (first) => first === packed) ?? { isTurn: true, actions, value: 0 };
  }

  private tried(seat: Seat, worlds: readonly State[], packed: Packed, seed: string): ReviewPlan {
    const value = this.decisions.worthOf(seat, worlds, packed, seed)[seat];
    return { isTurn: false, actions: Int32Array.of(packed), value };
  }

  /** Chance of the seat with a plan, in worlds and with streams that it was not found with, after so many more turns. */
  worthOf(
    seat: Seat,
    worlds: readonly State[],
    { isTurn, actions }: ReviewPlan,
    seed: string,
    turns: number,
  ): number {
    return isTurn
      ? this.ends.of(seat, worlds, actions, seed, turns)[seat]
      : this.decisions.worthOf(seat, worlds, actions[0], seed, turns)[seat];
  }

  private search(seat: Seat, worlds: readonly State[], only?: FirstAction): ReviewPlan | undefined {
    const beam = this.beamOf(worlds.length);
    beam.worlds.forEach((world, i) => world.copyFrom(worlds[i]));
    beam.search(seat, { beam: HARD.beam, looks: HARD.looks * worlds.length }, undefined, only);
    const [{ actions, value }] = beam.leaders;
    return value === -Infinity ? undefined : { isTurn: true, actions: actions.slice(), value };
  }

  private beamOf(worlds: number): Beam {
    const beam = this.beams.get(worlds) ?? new Beam(this.g, this.evaluation, this.playout, worlds);
    this.beams.set(worlds, beam);
    return beam;
  }
}
