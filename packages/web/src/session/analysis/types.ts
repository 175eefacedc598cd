/** What the page is told of a position under analysis. */
import type { Action, GameEvent } from '@landnam/engine';
import type { HintReason } from '@landnam/bots/hint';
import type { LookbackSource } from '../lookback/types.js';
import type { GameInfo, OpenProblem, Update } from '../types.js';

/** A game at one of its entries; or a text: a position, a log, a study. */
export type AnalysisSource =
  | { readonly kind: 'game'; readonly game: LookbackSource; readonly at?: number }
  | { readonly kind: 'text'; readonly text: string; readonly at?: number };

export interface StudyMove {
  readonly id: number;
  /** 0 for the beginning. */
  readonly parent: number;
  /** Nature is beyond the seats. */
  readonly seat: number;
  readonly action: Action;
  /** What a move of nature told. */
  readonly told: readonly GameEvent[];
}

export interface StudyOutcome {
  /** As the notation has it. */
  readonly line: string;
  readonly chance: number;
  readonly told: readonly GameEvent[];
}

export interface StudyTree {
  /** The move that it stands behind; 0 at the beginning. */
  readonly at: number;
  /** In the order in which they are written: the line before its branches. */
  readonly moves: readonly StudyMove[];
  /** What nature may do here; none where somebody else is asked. */
  readonly outcomes: readonly StudyOutcome[];
  /** Who won, as bits; null while the game goes on. */
  readonly winners: number | null;
}

export interface ToldStudy {
  readonly update: Update;
  readonly tree: StudyTree;
}

export interface OpenedAnalysis extends ToldStudy {
  readonly info: GameInfo;
  /** What is wrong with a log: it is shown as far as it goes. */
  readonly trouble: OpenProblem | null;
}

export interface WeighedMove {
  readonly action: Action;
  /** The rest of the turn as it is planned. */
  readonly follows: readonly Action[];
  readonly reasons: readonly HintReason[];
  /** Of the seat to win; null where nobody has learned the game. */
  readonly chance: number | null;
  /** Half of the interval that it lies in; null where it is not known yet. */
  readonly within: number | null;
  /** Against the best; null where noise is all there is. */
  readonly loss: number | null;
}

export interface ToldAnalysis {
  readonly moves: readonly WeighedMove[];
  /** Part of 1. */
  readonly done: number;
}
