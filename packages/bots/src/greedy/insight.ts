/** What the greedy bot is told by each module's features. All worth is in points of victory. */
import type { ActionMap, Game, Move, Packed, Price, Seat, State } from '@landnam/engine';

/** From where a position is looked at. */
export interface Scene {
  readonly g: Game;
  readonly seat: Seat;
  /** 0 at the start, 1 when somebody is about to win: what pays later is worth less then. */
  readonly late: number;
}

/** A part of what a position is worth to a seat. */
export type Term = (scene: Scene, s: State) => number;

/** Something the cards in hand can become. */
export interface Goal {
  readonly price: Price;
  /** 0 while it cannot be had. */
  worth(scene: Scene, s: State): number;
}

/** What a look ahead is made with. */
export interface Look extends Scene {
  /** What the position is worth to the seat. */
  worth(s: State): number;
  /** What the position gains by an action and by what the seat may choose straight after it. */
  gain(s: State, packed: Packed): number;
  /** What the hand gains by a change of goods: counts per good, `give` leaves, `get` comes; for another seat cards alone. */
  swap(s: State, give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number, seat?: Seat): number;
}

/** How good an action is; 0 is doing nothing. Without one, an action is worth what it gains. */
export type Scorer = (look: Look, s: State, packed: Packed) => number;

/** A wide action, which is never listed, and how good it is. */
export interface Proposal {
  readonly move: Move;
  readonly score: number;
  /** By which it is remembered. */
  readonly note: string;
}
/** What a bot remembers from one question to the next. */
export interface Memory {
  /** Notes of the proposals that were made. */
  readonly tried: ReadonlySet<string>;
  /** Proposals made in this turn. */
  readonly offers: number;
}
/** `toBeat` is the score of the best listed action. */
export type Proposer = (look: Look, s: State, memory: Memory, toBeat: number) => Proposal | null;

export interface Insight {
  readonly terms?: readonly Term[];
  readonly goals?: readonly Goal[];
  readonly scorers?: { readonly [K in keyof ActionMap]?: Scorer };
  readonly proposers?: readonly Proposer[];
}

/** The features of one rule module: they join when the module is in the game. */
export interface Features {
  readonly module: string;
  make(g: Game): Insight;
}
