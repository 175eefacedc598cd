/** What the page asks of a game that was played. */
import type { Review, ReviewProgress } from '@landnam/bots/review';
import type { TurnStart } from '@landnam/table/replay';
import type { GameInfo, LegalAction, OpenProblem, Update } from '../types.js';

export type {
  ChancePoint,
  LuckMoment,
  Review,
  ReviewedChoice,
  ReviewProgress,
  SeatReview,
} from '@landnam/bots/review';
export type { CardFlow, GameMoment, GameStatistics, TradeMade } from '@landnam/table/statistics';
export type { TurnStart } from '@landnam/table/replay';

/** A game of this browser; a table that is over; a file. */
export type LookbackSource =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

export interface Outline {
  readonly info: GameInfo;
  readonly plies: number;
  readonly turns: readonly TurnStart[];
  /** What is wrong with the log: it is shown as far as it goes. */
  readonly trouble: OpenProblem | null;
  readonly isOver: boolean;
  /** Everybody's cards are shown. */
  readonly isOpen: boolean;
  /** The person whose game it was, if it was one person's; NONE otherwise. */
  readonly seat: number;
  readonly first: Update;
}

/** As far as it has come. */
export interface ToldReview {
  readonly review: Review;
  readonly progress: ReviewProgress;
}

/** A decision to be tried again, as its seat saw it. */
export interface Exercise {
  readonly update: Update;
  readonly actions: readonly LegalAction[];
}

export interface TriedIdea {
  /** Against the best plan, in chance to win. */
  readonly loss: number;
  readonly chance: number;
}
