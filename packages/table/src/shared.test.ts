import { expect, test } from 'vitest';
import { newTable } from './open.js';
import { sharedTable, sharedTableOf } from './shared.js';

const players = [0, 1, 2].map((i) => ({ kind: 'person' as const, name: `p${i}`, bot: '' }));

test('tables played alike share one compiled game, others do not', () => {
  const one = sharedTable('base', 3, {});
  expect(one.ok).toBe(true);
  expect(sharedTable('base', 3, {})).toEqual(one);
  const [a, b, c] = [one, sharedTable('base', 3, {}), sharedTable('base', 4, {})].map((each) =>
    each.ok ? each.value.game : null,
  );
  expect(b).toBe(a);
  expect(c).not.toBe(a);
});

test('what a log is laid out by is shared too, but never across versions of the rules', () => {
  const made = newTable({ game: 'base', options: {}, seed: 'x', players });
  if (!made.ok) throw new Error(made.error);
  const { header } = made.value;
  const [a, b] = [sharedTableOf(header), sharedTableOf({ ...header })];
  expect(a.ok && b.ok && a.value.game === b.value.game).toBe(true);
  const newer = sharedTableOf({ ...header, rules: header.rules + 1000 });
  expect(newer.ok).toBe(false);
  expect(sharedTableOf({ ...header, map: 'another' }).ok).toBe(false);
});
