/** All puzzles there are, with what they ask. */
import { useEffect, useState } from 'react';
import { trainingBooks } from '../../features/training.js';
import type { PuzzleTexts, TrainingBook } from '../../moves/training.js';
import { puzzleOfDay, readPuzzles } from '../../session/training/training.js';
import type { Puzzle } from '../../session/training/types.js';

export interface PuzzleShelf {
  readonly puzzles: readonly Puzzle[];
  readonly kinds: Readonly<Record<string, PuzzleTexts>>;
  /** Games whose starting sites can be trained. */
  readonly sites: readonly string[];
  /** Of the date on which they were fetched. */
  readonly day: Puzzle | undefined;
}

const shelfOf = (books: readonly TrainingBook[]): PuzzleShelf => {
  const puzzles = books.flatMap((book) => readPuzzles(book.puzzles));
  return {
    puzzles,
    day: puzzleOfDay(puzzles, new Date()),
    kinds: Object.assign({}, ...books.map(({ kinds }) => kinds)) as PuzzleShelf['kinds'],
    sites: books.flatMap(({ sites }) => sites),
  };
};

/** Null if they cannot be fetched. */
export const useShelf = (): PuzzleShelf | null | undefined => {
  const [shelf, setShelf] = useState<PuzzleShelf | null>();
  useEffect(() => {
    let gone = false;
    void trainingBooks()
      .then(shelfOf)
      .catch(() => null)
      .then((found) => !gone && setShelf(found));
    return () => {
      gone = true;
    };
  }, []);
  return shelf;
};

export const puzzleAddress = (id: string, kind?: string): string =>
  `/train/puzzle/${encodeURIComponent(id)}${kind === undefined ? '' : `?kind=${kind}`}`;
