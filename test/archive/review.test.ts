/** Seats of archived games, one short game of each kind: the long suite reviews them all. */
import { Reviewer } from '@landnam/bots/review';
import { expect, test } from 'vitest';
import { archivedLogs } from './read.js';

const SHORT = ['base-2-mixed', 'energies-3-mixed', 'new-catan-3-mixed', 'seafarers.new-shores-3-mixed'];
const short = archivedLogs().filter(({ name }) => SHORT.includes(name));

test.each(short.map(({ name, text }) => [name, text] as const))('%s', (_name, text) => {
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
