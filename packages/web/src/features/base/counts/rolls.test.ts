import { expect, test } from 'vitest';
import type { ToldEvent } from '../../../session/types.js';
import { countRolls } from './rolls.js';

const roll = (low: number, high: number): ToldEvent => ({
  ply: 0,
  event: { type: 'diceRolled', seat: 0, low, high },
});

test('rolls are counted by their sum, beside what as many rolls bring on average', () => {
  const other: ToldEvent = { ply: 0, event: { type: 'turnEnded', seat: 0 } };
  const counts = countRolls([roll(1, 1), other, roll(3, 4), roll(2, 5), ...Array(33).fill(roll(6, 6))]);
  expect(counts.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(counts.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 33]);
  expect(counts.map(({ expected }) => expected)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

test('before the first roll nothing is expected', () => {
  expect(countRolls([]).every(({ count, expected }) => count === 0 && expected === 0)).toBe(true);
});
