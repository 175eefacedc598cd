/** How often a level finds the answers of puzzles. */
import { PuzzleSolver, readPuzzles } from '@landnam/bots/puzzles';

export interface SolveJob {
  /** Lines of a file of puzzles. */
  readonly lines: string;
  readonly level: string;
  readonly streams: number;
}

export interface SolvedPuzzle {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  /** Share of the streams. */
  readonly share: number;
}

export const runSolveJob = ({ lines, level, streams }: SolveJob): readonly SolvedPuzzle[] =>
  readPuzzles(lines).map((puzzle) => {
    const solver = new PuzzleSolver(puzzle);
    const found = Array.from({ length: streams }, (_, i) => solver.solves(level, `${level} ${i}`));
    const { id, game, kind } = puzzle;
    return { id, game, kind, share: found.filter(Boolean).length / streams };
  });
