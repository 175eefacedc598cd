/** What a review says of a game: plain data, as it goes through a worker or into a file. */
import type { Action } from '@landnam/engine';
import type { ReplayProblem } from '@landnam/maps';
import type { HintReason } from '../hint/reason.js';

/** Everybody's chance to win, before the first entry, where a turn waits for its dice, and at the end. */
export interface ChancePoint {
  /** Entries before it. */
  readonly ply: number;
  /** Whose turn begins; null before the first turn and at the end. */
  readonly seat: number | null;
  readonly turn: number;
  readonly win: readonly number[];
}

/** One of nature's outcomes. */
export interface LuckMoment {
  readonly ply: number;
  /** Whose turn it was; null for nobody's. */
  readonly seat: number | null;
  readonly action: Action;
  /** By seat: the sum is 0. */
  readonly change: readonly number[];
}

/** What would have been better. */
export interface BetterPlan {
  readonly action: Action;
  /** The rest of the turn as it is planned. */
  readonly follows: readonly Action[];
  /** What would have been the best after what was chosen: the loss is what is between the two. */
  readonly instead: readonly Action[];
}

/** What speaks for the better plan; for what was chosen; and against that. */
export interface ChoiceReasons {
  readonly better: readonly HintReason[];
  readonly chosen: readonly HintReason[];
  readonly against: readonly HintReason[];
}

/** `opening`: before the first turn; `plan`: in the own turn; `answer`: anything else. */
export type ChoicePart = 'opening' | 'plan' | 'answer';

/** Somebody's choice among several, by what its seat could know. */
export interface ReviewedChoice {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  readonly part: ChoicePart;
  readonly action: Action;
  /** What it brought: chance after it minus chance before, both played on by policy. */
  readonly change: number;
  /** What the best plan would have been worth more. Below 0 is noise, kept so that sums are right; null: not measured, or not yet. */
  readonly loss: number | null;
  /** Chance to win with the best plan; null as long as `loss` is. */
  readonly chance: number | null;
  /** Worlds that the loss is a mean of. */
  readonly worlds: number;
  /** The same was left undone at this ply already: in no sum, and no mark of its own. */
  readonly again: number | null;
  /** Null where what was chosen is best. */
  readonly better: BetterPlan | null;
  /** Of the costly ones only. */
  readonly reasons: ChoiceReasons | null;
}

/** `result = start + luck + decisions + others + rest`. */
export interface SeatReview {
  readonly seat: number;
  /** 1 for who has won; of a game that is not over the chance to win. */
  readonly result: number;
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly others: number;
  readonly rest: number;
  /** Sum over the measured choices. */
  readonly loss: number;
  /** Sum of p(1 − p) over the same, p the chance with the best plan. */
  readonly stakes: number;
  /** `loss / stakes`; null without stakes. */
  readonly rating: number | null;
  /** One standard error of the rating; null below two choices. */
  readonly ratingError: number | null;
  /** Choices whose loss was measured. */
  readonly choices: number;
}

export interface Review {
  readonly game: string;
  readonly seats: number;
  /** Entries that were played. */
  readonly plies: number;
  readonly turns: number;
  /** `won p2 points`, or `running`. */
  readonly outcome: string;
  readonly isOver: boolean;
  /** What is wrong with the log: everything here is about what comes before it. */
  readonly trouble: ReplayProblem | null;
  readonly players: readonly SeatReview[];
  readonly curve: readonly ChancePoint[];
  readonly strokes: readonly LuckMoment[];
  readonly choices: readonly ReviewedChoice[];
}

/** In this order; each makes the review say more. */
export const REVIEW_STAGES = ['luck', 'decisions', 'losses', 'refining'] as const;
export type ReviewStage = (typeof REVIEW_STAGES)[number];

export interface ReviewProgress {
  /** What is being worked on; the last one once all is done. */
  readonly stage: ReviewStage;
  /** Of this stage, from 0 to 1. */
  readonly part: number;
  readonly isDone: boolean;
}
