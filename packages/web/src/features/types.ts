import type { Addition, GameEntry } from '../moves/feature.js';

/** One feature by name of a rule module. */
export type Additions = Readonly<Record<string, Addition>>;

/** A part of the page that is fetched when a game is played by its rules; only names are known at once. */
export interface Folder {
  readonly games?: Readonly<Record<string, GameEntry>>;
  /** The rule module that every game with any of its modules has; without one nothing is ever fetched. */
  readonly needs?: string;
  readonly load: () => Promise<Additions>;
}
