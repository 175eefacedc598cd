/** What a review of any archived game must hold. */
import { Reviewer } from '@landnam/bots/review';
import { expect } from 'vitest';

/** Every seat's parts add up to its result, and luck is nobody's gain without being somebody's loss. */
export const expectSums = (text: string): void => {
  const reviewer = Reviewer.begin(text, { until: 'decisions' });
  if (!reviewer.ok) throw new Error(reviewer.error);
  const { players, strokes, trouble } = reviewer.value.finish();
  expect(trouble).toBeNull();
  expect(strokes.length).toBeGreaterThan(0);
  for (const { result, start, luck, decisions, others, rest } of players)
    expect(Math.abs(result - (start + luck + decisions + others + rest))).toBeLessThan(1e-9);
  expect(players.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
  expect(players.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 9);
};
