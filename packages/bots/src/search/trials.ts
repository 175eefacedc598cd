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
import { OpeningDraft } from './openingDraft.js';
import type { Playout } from './playout.js';

/** How openings are told apart: after `first` drafts of each place the better half goes on with twice as many, up to `most`. */
export interface DraftWork {
  readonly places: number;
  readonly first: number;
  readonly most: number;
}

interface Place {
  readonly packed: Packed;
  sum: number;
}

/** Best first; of equals the one that was ahead before. */
const betterHalf = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(places.length / 2));

export class Trials {
  isCut = false;
  private readonly g: Game;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly state: State;
  private readonly draft: OpeningDraft;
  /** Nature's part is the same for everything that is tried. */
  private readonly chance = new Chance('trials');

  constructor(g: Game, evaluation: Evaluation, playout: Playout) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.state = makeState(g);
    this.draft = new OpeningDraft(g, playout);
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

  /** The best of an opening, in which everybody may take another of the good places from draft to draft. */
  bestOfDrafts(
    seat: Seat,
    worlds: readonly State[],
    legal: ActionList,
    { places, first, most }: DraftWork,
    guard?: TimeGuard,
  ): Packed {
    let left: readonly Place[] = this.shortOf(seat, worlds[0], legal, places).map((packed) => ({
      packed,
      sum: 0,
    }));
    this.isCut = false;
    for (let count = first, from = 0; left.length > 1 && count <= most; from += count, count *= 2) {
      for (let i = from; i < from + count && !this.isCut; i++)
        this.draftAll(seat, worlds[i % worlds.length], left, i, guard);
      left = betterHalf(left);
    }
    return left[0].packed;
  }

  /** All of them or none: a sum over fewer drafts says nothing beside the others. */
  private draftAll(
    seat: Seat,
    world: State,
    left: readonly Place[],
    draft: number,
    guard: TimeGuard | undefined,
  ): void {
    if (guard?.isUp() === true) this.isCut = true;
    if (this.isCut) return;
    for (const each of left) each.sum += this.drafted(seat, world, each.packed, draft);
  }

  private drafted(seat: Seat, world: State, packed: Packed, draft: number): number {
    const { state, chance } = this;
    state.copyFrom(world);
    chance.restart(`opening ${draft}`);
    apply(this.g, state, seat, packed);
    this.draft.finish(state, chance.below);
    this.playout.finish(state, chance.below);
    return worthTo(this.evaluation, state, seat, this.g.seats);
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
