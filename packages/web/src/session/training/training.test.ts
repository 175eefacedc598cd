import { expect, test } from 'vitest';
import { judgeAnswer } from '../lesson/scene.js';
import { useTraining } from './progress.js';
import { nextAfter, puzzleOfDay, sameRow } from './training.js';
import type { Puzzle } from './types.js';

const puzzles = Array.from({ length: 30 }, (_, i) => ({
  id: `base-4-m1-${i}-${i * 7}`,
})) as unknown as Puzzle[];

test('the puzzle of the day is the same on a date, and none comes twice before all were there', () => {
  const days = puzzles.map((_, day) => puzzleOfDay(puzzles, new Date(2026, 10, 1 + day, 8))?.id);
  expect(new Set(days).size).toBe(puzzles.length);
  expect(puzzleOfDay(puzzles, new Date(2026, 10, 1, 23, 59))?.id).toBe(days[0]);
  expect(puzzleOfDay(puzzles.toReversed(), new Date(2026, 10, 1))?.id).toBe(days[0]);
  expect(puzzleOfDay([], new Date())).toBeUndefined();
});

test('the next puzzle is one that was not answered, as long as there is one', () => {
  const known = new Set([puzzles[3]!.id]);
  expect(nextAfter(puzzles, puzzles[2]!.id, (id) => known.has(id))).toBe(puzzles[4]);
  expect(nextAfter(puzzles, puzzles[29]!.id, () => false)).toBe(puzzles[0]);
  expect(nextAfter(puzzles, puzzles[2]!.id, () => true)).toBe(puzzles[3]);
});

test('an answer is right with everything that is needed, in any order, and missed when the turn is over', () => {
  const answer = { needed: ['tradeWithSupply wool ore', 'buildCity v3'], isWin: false };
  const turn = { isTurn: true, isWon: false };
  expect(judgeAnswer(answer, ['buildRoad e1', 'buildCity v3'], turn).kind).toBe('open');
  expect(judgeAnswer(answer, ['buildCity v3', 'tradeWithSupply wool ore'], turn).kind).toBe('done');
  expect(judgeAnswer(answer, ['buildCity v3', 'endTurn'], turn).kind).toBe('missed');
  expect(
    judgeAnswer({ needed: ['moveRobber h3'], isWin: false }, ['moveRobber h4'], { ...turn, isTurn: false })
      .kind,
  ).toBe('missed');
  expect(judgeAnswer({ needed: [], isWin: true }, ['buildCity v3'], turn).kind).toBe('open');
  expect(judgeAnswer({ needed: [], isWin: true }, ['buildCity v3'], { ...turn, isWon: true }).kind).toBe(
    'done',
  );
  expect(sameRow(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameRow(['a'], ['b', 'a'])).toBe(false);
});

test('the first answer is what counts; a wrong one can be mended', () => {
  const { answered } = useTraining.getState();
  answered('one', false);
  answered('one', true);
  answered('two', true);
  answered('two', false);
  expect(useTraining.getState().answers).toMatchObject({ one: 'later', two: 'first' });
});
