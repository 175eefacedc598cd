/** How good starting sites are: the draft is finished by every seat's policy, and the first turn is valued. */
import {
  ActionList,
  actionsOf,
  apply,
  argA,
  type Game,
  isOver,
  makeState,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { Chance } from '../chance.js';
import { Playout } from '../search/playout.js';
import { makeValue, type Value } from './value.js';
import type { Weights } from './weights.js';

/** Vertices in the order in which a seat takes them, and its resulting chance to win. */
export interface StartingPair {
  readonly sites: readonly number[];
  readonly worth: number;
}

const bestFirst = (one: StartingPair, other: StartingPair): number => other.worth - one.worth;

export class Openings {
  private readonly g: Game;
  private readonly value: Value;
  private readonly playout: Playout;
  private readonly scratch: State;
  private readonly chance = new Chance('');

  constructor(g: Game, weights: Weights) {
    this.g = g;
    this.value = makeValue(g, weights);
    this.playout = new Playout(g);
    this.scratch = makeState(g);
  }

  /** Plays on by policy until the seat places a starting building; false if it places no more. */
  await(s: State, seat: Seat): boolean {
    this.chance.restart('openings');
    while (!isOver(s) && topKind(s) !== this.g.kind.beforeRoll) {
      if (topKind(s) === this.g.kind.openingBuilding && topSeat(s) === seat) return true;
      this.playout.play(s, this.chance.below);
    }
    return false;
  }

  /** Every site for the building that the seat places now, best first. */
  sites(s: State, seat: Seat): readonly StartingPair[] {
    return this.legal(s, seat)
      .map((packed) => ({ sites: [argA(packed)], worth: this.worthOf(s, seat, packed) }))
      .sort(bestFirst);
  }

  /** The best few sites, each with every second one that is left when the seat's turn comes again; best first. */
  pairs(s: State, seat: Seat, firsts: number): readonly StartingPair[] {
    const chosen = new Set(
      this.sites(s, seat)
        .slice(0, firsts)
        .flatMap(({ sites }) => sites),
    );
    return this.legal(s, seat)
      .filter((packed) => chosen.has(argA(packed)))
      .flatMap((packed) => this.after(s, seat, packed))
      .sort(bestFirst);
  }

  private after(s: State, seat: Seat, packed: Packed): readonly StartingPair[] {
    const then = makeState(this.g);
    then.copyFrom(s);
    apply(this.g, then, seat, packed);
    if (!this.await(then, seat)) return [];
    return this.sites(then, seat).map(({ sites, worth }) => ({ sites: [argA(packed), ...sites], worth }));
  }

  private legal(s: State, seat: Seat): readonly Packed[] {
    const list = new ActionList();
    actionsOf(this.g, s, seat, list);
    return list.toArray();
  }

  private worthOf(s: State, seat: Seat, packed: Packed): number {
    const { scratch } = this;
    scratch.copyFrom(s);
    apply(this.g, scratch, seat, packed);
    this.chance.restart('openings');
    this.playout.finish(scratch, this.chance.below);
    return this.value.win(scratch)[seat];
  }
}
