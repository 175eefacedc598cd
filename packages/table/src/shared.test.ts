import { expect, test } from 'vitest';
import { newTable } from './open.js';
import { sharedTable, sharedTableOf } from './shared.js';

const players = [0, 1, 2].map((i) => ({ kind: 'person' as const, name: `p${i}`, bot: '' }));

test('tables with the same rules share one compiled game, others do not', () => {
  const one = sharedTable('base', 3, {});
  expect(one.ok).toBe(true);
  expect(sharedTable('base', 3, {})).toEqual(one);
  const [a, b, c] = [one, sharedTable('base', 3, {}), sharedTable('base', 4, {})].map((each) =>
    each.ok ? each.value.game : null,
  );
  expect(b).toBe(a);
  expect(c).not.toBe(a);
});

test('the layout of a log is shared too, but never across rules versions', () => {
  const made = newTable({ game: 'base', options: {}, seed: 'x', players });
  if (!made.ok) throw new Error(made.error);
  const { header } = made.value;
  const [a, b] = [sharedTableOf(header), sharedTableOf({ ...header })];
  expect(a.ok && b.ok && a.value.game === b.value.game).toBe(true);
  const newer = sharedTableOf({ ...header, rules: header.rules + 1000 });
  expect(newer.ok).toBe(false);
  expect(sharedTableOf({ ...header, map: 'another' }).ok).toBe(false);
});
