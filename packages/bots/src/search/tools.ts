/** What a game is searched with. */
import type { FrameNames, Game } from '@landnam/engine';
import { Beam, type SearchWork } from './beam.js';
import type { Evaluation } from './evaluation.js';
import { Rollout, type RolloutWork } from './rollout.js';
import { type Haggling, Offers } from './offers.js';
import { Scout } from './plan.js';
import { type DraftWork, Trials } from './trials.js';
import { Playout } from './playout.js';

/** Decisions outside the turn's plan that are made by value: each action is tried, the turn finished by every seat's policy, and the best few played on. */
export interface ByValue {
  /** `main` is an answer in another player's turn. */
  readonly decisions: readonly (keyof FrameNames)[];
  readonly outlook?: RolloutWork;
}

/** How hard to try. All of it is counts: a level is equally strong on every machine. */
export interface Strength extends SearchWork {
  /** Worlds that values are averaged over. */
  readonly worlds: number;
  /** Starting places that are tried, and actions of other decisions by value. */
  readonly places: number;
  readonly haggling: Haggling;
  readonly outlook?: RolloutWork;
  readonly byValue?: ByValue;
  /** Starting places are told apart by drafts that go differently each time; otherwise by a single one. */
  readonly drafts?: DraftWork;
}

export class Tools {
  readonly strength: Strength;
  readonly beam: Beam;
  readonly trials: Trials;
  readonly offers: Offers;
  readonly scout: Scout;
  readonly rollout: Rollout;
  private readonly playout: Playout;
  private readonly kinds: ReadonlySet<number>;

  constructor(g: Game, evaluation: Evaluation, strength: Strength) {
    const playout = new Playout(g);
    this.playout = playout;
    this.strength = strength;
    this.beam = new Beam(g, evaluation, playout, strength.worlds);
    this.trials = new Trials(g, evaluation, playout);
    this.offers = new Offers(g, new Beam(g, evaluation, playout, 1), playout);
    this.scout = new Scout(g, playout);
    this.rollout = new Rollout(g, evaluation, playout);
    this.kinds = new Set((strength.byValue?.decisions ?? []).map((name) => g.kind[name]));
  }

  /** How others deal is learned from how they dealt before. */
  expectGenerous(seats: number): void {
    this.playout.policy.expectGenerous(seats);
  }

  isByValue(kind: number): boolean {
    return this.kinds.has(kind);
  }
}
