/** Every seat of every archived game: its parts add up to its result. */
import { Reviewer } from '@landnam/bots/review';
import { expect, test } from 'vitest';
import { archivedLogs } from './read.js';

test.each(archivedLogs().map(({ name, text }) => [name, text] as const))('%s', (_name, text) => {
  const reviewer = Reviewer.begin(text, { until: 'decisions' });
  if (!reviewer.ok) throw new Error(reviewer.error);
  const { players, strokes, trouble } = reviewer.value.finish();
  expect(trouble).toBeNull();
  expect(strokes.length).toBeGreaterThan(0);
  for (const { result, start, luck, decisions, others, rest } of players)
    expect(Math.abs(result - (start + luck + decisions + others + rest))).toBeLessThan(1e-9);
  expect(players.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
  expect(players.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 9);
});
