/** What is explained at a first table, once: a game's folder brings it. */
import type { Snapshot } from '../session/types.js';

export interface CoachMark {
  readonly id: string;
  readonly text: () => string;
  readonly isDue: (snapshot: Snapshot) => boolean;
  /** What is pointed at beside the board, by its attribute: `tab=trade`. */
  readonly parts?: readonly string[];
  /** It points at the player's own things, so it lies over the board. */
  readonly overBoard?: true;
}

export interface Coaching {
  /** The first that is due and was not dismissed is shown. */
  readonly marks: readonly CoachMark[];
  /** The decision at which good corners are ringed, and the mark that says so: no ring is there before it. */
  readonly sites: { readonly at: string; readonly mark: string };
}
