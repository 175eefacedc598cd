import { makeState } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { holds, isApart, rowsOf } from './rows.js';

const found = findTable('base', 4);
if (!found.ok) throw new Error(found.error);
const { game } = found.value;

test('rows are all ways to name that many cards, each once', () => {
  expect([1, 2, 3].map((most) => rowsOf(game, most).length)).toEqual([5, 5 + 15, 5 + 15 + 35]);
  const rows = rowsOf(game, 3);
  expect(new Set(rows.map(({ counts }) => counts.join())).size).toBe(rows.length);
  for (const { counts, size, kinds } of rows) {
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(size);
    expect(counts.filter((count) => count > 0)).toHaveLength(kinds);
  }
});

test('[B-24] the cards must be held, and the same kind is never on both sides', () => {
  const [two, pair] = [
    rowsOf(game, 2).find(({ counts }) => counts[0] === 2),
    rowsOf(game, 2).find(({ counts }) => counts[0] === 1 && counts[1] === 1),
  ];
  if (two === undefined || pair === undefined) throw new Error('rows are missing');
  const s = makeState(game);
  s.base.hand[0] = 1;
  s.base.hand[1] = 1;
  expect([holds(s, 0, two), holds(s, 0, pair), holds(s, 1, pair)]).toEqual([false, true, false]);
  const others = rowsOf(game, 1).filter((row) => isApart(two, row));
  expect(others.map(({ counts }) => counts.indexOf(1))).toEqual([1, 2, 3, 4]);
});
