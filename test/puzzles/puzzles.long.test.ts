/** Answers hold in worlds that they were not found in, and a beginner misses them. */
import { PuzzleSolver } from '@landnam/bots/puzzles';
import { describe, expect, test } from 'vitest';
import { FOLDERS, puzzlesOf } from './shelf.js';

/** Worlds differ from run to run of the miner by about this much. */
const NOISE = 0.03;
const EASY_STREAMS = 8;

describe.each(FOLDERS)('%s', (folder) => {
  test.each(puzzlesOf(folder).map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s',
    (_, puzzle) => {
      const solver = new PuzzleSolver(puzzle);
      const margin = solver.margin('expert', 'long test') ?? 0;
      expect(margin).toBeGreaterThan(puzzle.margins.tenfold / 2 - NOISE);
      const found = Array.from({ length: EASY_STREAMS }, (_, i) => solver.solves('easy', `easy ${i}`));
      expect(found.filter(Boolean).length).toBeLessThanOrEqual(1);
    },
    120_000,
  );
});
