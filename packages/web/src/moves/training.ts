/** What a game's folder brings for training. */
import type { Text } from './feature.js';

/** What puzzles of one kind ask. */
export interface PuzzleTexts {
  readonly title: Text;
  readonly task: Text;
}

export interface TrainingBook {
  /** Puzzles as data, one on each line. */
  readonly puzzles: string;
  readonly kinds: Readonly<Record<string, PuzzleTexts>>;
  /** Games in which everybody chooses where to start. */
  readonly sites: readonly string[];
}
