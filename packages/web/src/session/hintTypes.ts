/** What a page is told of hints, and whom it asks. */
import type { Action } from '@landnam/engine';
import type { HintReason } from '@landnam/bots/hint';

export interface ToldHintMove {
  readonly action: Action;
  /** Of the viewer to win; null where nobody knows. */
  readonly chance: number | null;
  readonly reasons: readonly HintReason[];
  /** The rest of the turn, as it is planned. */
  readonly follows: readonly Action[];
}

export interface ToldHint {
  readonly ply: number;
  /** The best first; none where the viewer is not asked. */
  readonly moves: readonly ToldHintMove[];
  readonly isFinal: boolean;
}

/** The viewer's own idea beside the best. */
export interface ToldIdea {
  readonly idea: ToldHintMove;
  /** In chance to win; null where nobody knows. */
  readonly cost: number | null;
}

/** A corner for the settlement that is placed now. */
export interface ToldSite {
  readonly vertex: number;
  /** Chance to win. */
  readonly worth: number;
}

export interface HintSource {
  /** Tells a first answer and a better one, unless another question or a cancellation comes before. */
  seek(tell: (hint: ToldHint) => void): Promise<void>;
  /** Nothing where the idea cannot be done, or the game has moved on. */
  weigh(action: Action): Promise<ToldIdea | null>;
  /** The best corner first; none where no settlement is founded, or where nobody knows. */
  sites(): Promise<readonly ToldSite[]>;
  cancel(): Promise<void> | void;
}
