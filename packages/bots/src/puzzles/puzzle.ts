/** Puzzles as data: a position in which one choice is clearly better than all others, by what its seat can know. */
import type { ActionMap } from '@landnam/engine';
import type { HintReason } from '../hint/reason.js';

/** What a puzzle asks: data of the game's own folder. */
export interface PuzzleKind {
  readonly name: string;
  /** The kinds of action that it is about. */
  readonly actions: readonly (keyof ActionMap)[];
}

/** Actions of a turn in the notation, its end left out; a single one outside the own turn. */
export interface PuzzleLine {
  readonly actions: readonly string[];
  /** Of the seat to win. */
  readonly chance: number;
}

/** By how much the best choice beats the second. */
export interface PuzzleMargins {
  /** At `expert`'s depth. */
  readonly expert: number;
  /** With ten times its work, in other worlds. */
  readonly tenfold: number;
  /** Played out to the end by everybody's policy. */
  readonly playedOut: number;
}

export interface PuzzleReasons {
  readonly best: readonly HintReason[];
  readonly second: readonly HintReason[];
}

export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly kind: string;
  /** The log that it comes from, and after how many entries. */
  readonly log: string;
  readonly ply: number;
  /** Whose choice it is. */
  readonly seat: number;
  /** The whole position in one line; only the seat's view of it is needed. */
  readonly position: string;
  /** What every right answer has, in any order; empty where winning at once is what counts. */
  readonly needed: readonly string[];
  readonly best: PuzzleLine;
  /** The best first, without what is needed. */
  readonly others: readonly PuzzleLine[];
  readonly margins: PuzzleMargins;
  readonly reasons: PuzzleReasons;
}

/** Winning at once: of every game. */
export const WIN = 'win';

/** The best choice is better by this much than any other. */
export const LEAST_MARGIN = 0.08;
