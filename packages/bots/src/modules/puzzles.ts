/** What the games' puzzles ask; of several kinds that fit, the first. */
import type { PuzzleKind } from '../puzzles/puzzle.js';
import { basePuzzles } from './base/puzzles.js';
import { energiesPuzzles } from './energies/puzzles.js';
import { newCatanPuzzles } from './new-catan/puzzles.js';
import { seafarersPuzzles } from './seafarers/puzzles.js';

export const PUZZLE_KINDS: readonly PuzzleKind[] = [
  ...newCatanPuzzles,
  ...energiesPuzzles,
  ...seafarersPuzzles,
  ...basePuzzles,
];
