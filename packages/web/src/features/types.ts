import type { Addition, GameEntry } from '../moves/feature.js';

/** One by name of a rule module. */
export type Additions = Readonly<Record<string, Addition>>;

/** A part of the page that is fetched when a game needs one of its modules; only names are known at once. */
export interface Folder {
  readonly games?: Readonly<Record<string, GameEntry>>;
  /** Rule modules it has words and drawings for. */
  readonly modules: readonly string[];
  readonly load: () => Promise<Additions>;
}
