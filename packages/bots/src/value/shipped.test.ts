/** The weights that ship: complete, fitting, small. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ATLAS, findTable } from '@landnam/maps';
import { type Game, makeState } from '@landnam/engine';
import { expect, test } from 'vitest';
import { isLearned, LEARNED_SEATS, namesOf, seatsIn } from './learned.js';
import { findWeights } from './store.js';
import { makeValue } from './value.js';
import { readWeights, type Weights } from './weights.js';

const folder = new URL('../../weights/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.bin'));
const MOST = 150_000;

test('all together they are at most 150 kB compressed', () => {
  const sizes = files.map((name) => brotliCompressSync(readFileSync(new URL(name, folder))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
});

const readFile = (name: string): Weights => {
  const read = readWeights(readFileSync(new URL(name, folder)));
  if (!read.ok) throw new Error(`${name}: ${read.error}`);
  return read.value;
};

const SEATS = /\.(\d+)\.bin$/;
const isForSeats = (name: string): boolean => SEATS.test(name);

test.each(files)('%s is whole, and named after its game', (name) => {
  expect(`${readFile(name).game.replaceAll('/', '.')}.bin`).toBe(name.replace(SEATS, '.bin'));
});

test.each(files.filter(isForSeats))('%s learned from games of as many seats, and plays them', (name) => {
  const weights = readFile(name);
  const seats = Number(SEATS.exec(name)?.[1]);
  const { from } = weights.made as { from: readonly { readonly seats: number }[] };
  expect(new Set(from.map((each) => each.seats))).toEqual(new Set([seats]));
  expect(found(weights.game, seats)).toEqual(weights);
});

test('weights for a number of seats come before those for all, and a map’s own before its game’s', () => {
  expect(namesOf('base', 2)).toEqual(['base.2', 'base']);
  expect(namesOf('seafarers/cloth', 4)).toEqual([
    'seafarers.cloth.4',
    'seafarers.cloth',
    'seafarers.4',
    'seafarers',
  ]);
});

const gameOf = (id: string, seats: number): Game => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value.game;
};

const found = (id: string, seats: number): Weights => {
  const weights = findWeights(gameOf(id, seats));
  if (!weights.ok) throw new Error(weights.error);
  return weights.value;
};

test('the list of what they were learned from is what the files say', () => {
  const said = files.map((name) => [name.replace('.bin', ''), seatsIn(readFile(name))] as const);
  expect(LEARNED_SEATS).toEqual(Object.fromEntries(said));
});

const games = [...ATLAS.values()].flatMap(({ id, players }) => players.map((seats) => [id, seats] as const));

test.each(games.filter((game) => !isLearned(...game)))('%s for %i has none, and says so', (id, seats) => {
  const none = findWeights(gameOf(id, seats));
  expect(none.ok ? '' : none.error).toBe(
    `weights of ${id}: they were learned from games of 3 and 4, not of ${seats}`,
  );
});

test('two to four players of base have learned bots, five and six have not yet', () => {
  expect([2, 3, 4, 5, 6].map((seats) => isLearned('base', seats))).toEqual([true, true, true, false, false]);
  expect([isLearned('seafarers/cloth', 4), isLearned('somebody/else', 4)]).toEqual([true, false]);
});

test.each(games.filter((game) => isLearned(...game)))(
  '%s for %i finds its weights, and chances add up to one',
  (id, seats) => {
    const game = gameOf(id, seats);
    const win = makeValue(game, found(id, seats)).win(makeState(game));
    expect(win).toHaveLength(seats);
    expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  },
);
