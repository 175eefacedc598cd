/** What the page and the worker tell each other of training. */
export type { Puzzle, PuzzleLine, SiteGrades, GradedSite } from '@landnam/bots/puzzles';

/** A board in the middle of its opening, at the moment when a seat chooses a site. */
export interface DealtSite {
  readonly position: string;
  readonly seat: number;
  readonly seats: number;
  /** Kinds of action by which a site is chosen. */
  readonly actions: readonly string[];
}
