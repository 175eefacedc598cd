/** Every puzzle of the page is the position of its log, and its best answer can be given there. */
import { kindNames, LEAST_MARGIN, PuzzleSolver, WIN } from '@landnam/bots/puzzles';
import { describeProblem, replayLog, writePositionLine } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { FOLDERS, logsOf, puzzlesOf } from './shelf.js';

const LEAST = { base: 100, seafarers: 20, energies: 20, 'new-catan': 20 };

describe.each(FOLDERS)('%s', (folder) => {
  const puzzles = puzzlesOf(folder);
  const logs = logsOf(folder);

  test('there are enough, at most one from a game', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST[folder]);
    expect(new Set(puzzles.map(({ log }) => log)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('each is its log, replayed to its ply', () => {
    for (const { id, log, ply, position } of puzzles) {
      const replay = replayLog(logs[log] ?? '', { to: ply, partial: true });
      if (!replay.ok) throw new Error(`${id}: ${describeProblem(replay.error)}`);
      const line = writePositionLine(replay.value, replay.value.state);
      expect([id, line.ok && line.value]).toEqual([id, position]);
    }
  });

  test('each was played by hard bots', () => {
    for (const { log } of puzzles) expect(logs[log]).toContain('"seated":["bot hard","bot hard"');
  });

  test('each can be answered, and its answer is clearly the best', () => {
    for (const puzzle of puzzles) {
      const { id, kind, needed, best, others, margins } = puzzle;
      const solver = new PuzzleSolver(puzzle);
      expect([id, solver.isLegal(best.actions[0] ?? 'endTurn')]).toEqual([id, true]);
      expect(kindNames()).toContain(kind);
      expect([id, needed.length === 0]).toEqual([id, kind === WIN]);
      for (const action of needed) expect(best.actions).toContain(action);
      expect(Math.min(margins.expert, margins.tenfold)).toBeGreaterThanOrEqual(LEAST_MARGIN);
      expect(best.chance - others[0].chance).toBeGreaterThanOrEqual(LEAST_MARGIN - 0.001);
    }
  });
});
