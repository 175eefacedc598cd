/** What a game is searched with. */
import type { FrameNames, Game } from '@landnam/engine';
import { Beam, type Work } from './beam.js';
import { Draft } from './draft.js';
import type { Judge } from './judge.js';
import { Foresight, type Outlook } from './foresight.js';
import { type Haggling, Offers } from './offers.js';
import { Scout } from './plan.js';
import { Walk } from './walk.js';

/** How hard somebody tries. All of it are counts: a level is as strong on every machine. */
export interface Strength extends Work {
  /** Worlds that values are averaged over. */
  readonly worlds: number;
  /** Starting places that are tried. */
  readonly places: number;
  readonly haggling: Haggling;
  readonly outlook?: Outlook;
  /** Other decisions that are made by value, each action tried and the turn finished by everybody's policy: none that gained by it so far. */
  readonly byValue?: readonly (keyof FrameNames)[];
}

export class Tools {
  readonly strength: Strength;
  readonly beam: Beam;
  readonly draft: Draft;
  readonly offers: Offers;
  readonly scout: Scout;
  readonly foresight: Foresight;
  private readonly kinds: ReadonlySet<number>;

  constructor(g: Game, judge: Judge, strength: Strength) {
    const walk = new Walk(g);
    this.strength = strength;
    this.beam = new Beam(g, judge, walk, strength.worlds);
    this.draft = new Draft(g, judge, walk);
    this.offers = new Offers(g, new Beam(g, judge, walk, 1), walk);
    this.scout = new Scout(g, walk);
    this.foresight = new Foresight(g, judge, walk);
    this.kinds = new Set((strength.byValue ?? []).map((name) => g.kind[name]));
  }

  isByValue(kind: number): boolean {
    return this.kinds.has(kind);
  }
}
