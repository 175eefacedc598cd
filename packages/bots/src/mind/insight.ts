/** What each rule module tells a mind. All worth is in victory points. */
import type { ActionMap, FrameNames, Game, Move, Packed, Price, Seat, State } from '@landnam/engine';
import type { Versions } from './aspects.js';
import type { HandChanges } from './ledger.js';
import type { Temper } from './temper.js';

/** The perspective from which a position is judged. */
export interface Scene {
  readonly g: Game;
  readonly seat: Seat;
  /** 0 at the start, 1 when a player is about to win: what pays later is worth less then. */
  readonly late: number;
  /** Points that everyone sees, by seat, when the question was asked. */
  readonly points: Float64Array;
  /** Of the position being judged. */
  readonly versions: Versions;
}

/** A part of what a position is worth to a seat. */
export interface WorthTerm {
  readonly name: string;
  /** Parts of the position it depends on (`aspects.ts`): it is recomputed when one of them has changed. */
  readonly reads: number;
  readonly worth: (scene: Scene, s: State) => number;
}

/** Something that the cards in hand can buy. */
export interface Goal extends WorthTerm {
  readonly price: Price;
  /** What it is worth to a player about whom nothing more is known; nothing by default. */
  readonly usual?: number;
  /** 0 while it cannot be had. It does not depend on the hand. */
  readonly worth: (scene: Scene, s: State) => number;
}

/** The tools for a look-ahead. */
export interface Look extends Scene {
  /** What the position gains by an action alone. */
  step(packed: Packed): number;
  /** What the position gains by an action and by what the seat may choose right after it. */
  gain(packed: Packed): number;
  /** What the hand gains by a change of goods: counts per good, `give` leaves, `get` comes. */
  swap(give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number): number;
  /** How many of a good another seat holds, on average. */
  expected(seat: number, good: number): number;
  /** The position with hidden cards dealt as they may lie. */
  world(): State;
  /** What another seat's hand would gain by a change of cards, if they lie that way. */
  theirSwap(seat: Seat, give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number): number;
}

/** How good an action is; 0 is doing nothing. Without a scorer, an action is worth what it gains. */
export type Scorer = (look: Look, s: State, packed: Packed) => number;

/** A wide action, which is never listed, and how good it is. */
export interface Proposal {
  readonly move: Move;
  readonly score: number;
  /** The key it is remembered by. */
  readonly note: number;
}
/** What a bot remembers from one question to the next. */
export interface Memory {
  /** Notes of the proposals that were made. */
  readonly tried: ReadonlySet<number>;
  /** Proposals made in this turn. */
  readonly offers: number;
}
export interface Proposer {
  /** The decision at which it may propose something. */
  readonly at: keyof FrameNames;
  /** `toBeat` is the score of the best listed action. */
  propose(look: Look, s: State, memory: Memory, toBeat: number): Proposal | null;
}

type ByAction<T> = { readonly [K in keyof ActionMap]?: T };

/** Numbers with names, of a seat or of the table: raw, not weighted. */
export interface FeatureGroup {
  readonly names: readonly string[];
  /** Parts of the position they depend on, including those only for features. */
  readonly reads: number;
  /** In parts that have rows for seats they only read the seat's own row. */
  readonly own?: true;
  /** Filled once for all seats. */
  readonly ofTable?: true;
  /** They need cards that only their holder sees: in a view they are right only for its own seat. */
  readonly hidden?: true;
  /** Always into the same place: what is still right there may be left. */
  fill(scene: Scene, s: State, into: Float64Array, from: number): void;
}

export interface Insight {
  readonly terms?: readonly WorthTerm[];
  readonly goals?: readonly Goal[];
  readonly scorers?: ByAction<Scorer>;
  /** A cheap guess at how good an action is: of many, only those that look best are weighed. */
  readonly glances?: ByAction<Scorer>;
  /** Pieces that lead somewhere: nobody lays one along just any edge. */
  readonly ways?: readonly (keyof ActionMap)[];
  readonly proposers?: readonly Proposer[];
  /** What events do to hands. */
  readonly hands?: HandChanges;
}

/** What several insights of one mind share: created on first use. */
export interface Shared {
  readonly g: Game;
  readonly seat: Seat;
  readonly temper: Temper;
  /** What all seats read together share. */
  readonly everyone: Shared;
  of<T>(kind: new (shared: Shared) => T): T;
}

/** Parts by `group.name` of a field. */
export type Fields = Readonly<Record<string, number>>;

/** Added because its rule module is in the game. */
export interface OfModule {
  readonly module: string;
  /** Which parts the module's own fields belong to, if not the rest. */
  readonly parts?: Fields;
}

/** What one rule module tells a mind. */
export interface ModuleInsight extends OfModule {
  make(g: Game, shared: Shared): Insight;
}

/** What one rule module counts for a seat, and for the table. Separate from insights, since hand-written levels never use it. */
export interface ModuleFeatures extends OfModule {
  /** Additional parts of fields: no term reads them, features do. */
  readonly fields?: Fields;
  features(shared: Shared): readonly FeatureGroup[];
}
