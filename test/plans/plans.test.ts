/** Who acts when, per game: a change of order is a change of one line. */
import { readdirSync } from 'node:fs';
import { ATLAS, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { accepting, expectGolden } from '../support/golden.js';

const fileOf = (id: string): string => `${id.replaceAll('/', '.')}.txt`;

test.each([...ATLAS.values()])('the plan of $id', ({ id, players }) => {
  const found = findTable(id, Math.max(...players));
  if (!found.ok) throw new Error(found.error);
  expectGolden(new URL(fileOf(id), import.meta.url), `${found.value.game.plan}\n`);
});

test('every plan belongs to a game', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.txt'));
  const known = [...ATLAS.keys()].map(fileOf);
  expect(accepting() ? [] : files.filter((name) => !known.includes(name))).toEqual([]);
});
