/** The weights that ship: whole, fitting, small. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ATLAS, findTable } from '@landnam/maps';
import { makeState } from '@landnam/engine';
import { expect, test } from 'vitest';
import { findWeights } from './store.js';
import { makeValue } from './value.js';
import { readWeights } from './weights.js';

const folder = new URL('../../weights/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.bin'));
const MOST = 150_000;

test('all together they are at most 150 kB compressed', () => {
  const sizes = files.map((name) => brotliCompressSync(readFileSync(new URL(name, folder))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
});

test.each(files)('%s is whole, and named after its game', (name) => {
  const read = readWeights(readFileSync(new URL(name, folder)));
  expect(read.ok ? '' : read.error).toBe('');
  expect(read.ok && `${read.value.game.replaceAll('/', '.')}.bin`).toBe(name);
});

const games = [...ATLAS.values()].flatMap(({ id, players }) => players.map((seats) => [id, seats] as const));

test.each(games)('%s for %i finds its weights, and chances add up to one', (id, seats) => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const found = findWeights(game);
  if (!found.ok) throw new Error(found.error);
  const win = makeValue(game, found.value).win(makeState(game));
  expect(win).toHaveLength(seats);
  expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});
