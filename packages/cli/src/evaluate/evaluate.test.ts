/** `landnam evaluate`, as a user runs it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor } from '@landnam/bots';
import { type Weights, writeWeights } from '@landnam/bots/value';
import { findTable, type Table } from '@landnam/maps';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commandFolder, inside } from '../../../../test/support/landnam.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = commandFolder();
const at = (name: string): string => join(folder, name);

const tableOf = (seats: number): Table => {
  const table = findTable('base', seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** Only points, whatever the number of seats: the seat with more is likelier to win. */
const pointsAlone = (): Weights => {
  const { tableNames } = new Extractor(tableOf(3).game);
  return {
    game: 'base',
    seat: ['points'],
    best: [],
    table: [tableNames[0]],
    hidden: [1, 1],
    first: Float64Array.from([1, 0, 0]),
    firstBias: Float64Array.from([0]),
    second: Float64Array.from([1]),
    secondBias: Float64Array.from([0]),
    out: Float64Array.from([0.5]),
    made: {},
  };
};

const ok = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await inside(...args);
  expect([code, err]).toEqual([0, '']);
  return out;
};

interface Told {
  readonly plies: readonly { readonly ply: number; readonly win: readonly number[] }[];
}
const evaluate = async (...args: string[]): Promise<Told['plies']> =>
  (JSON.parse(await ok('evaluate', ...args, '--weights', at('points.bin'), '--json')) as Told).plies;

const SOME = ['--game', 'base', '--bots', 'normal', '--players', '3', '--seed', '5', '--games'];
let log = '';
beforeAll(async () => {
  writeFileSync(at('points.bin'), writeWeights(pointsAlone()));
  await ok('simulate', ...SOME, '1', '--log', folder);
  log = at(readdirSync(folder).find((name) => name.endsWith('.log')) ?? '');
  await ok('selfplay', ...SOME, '30', '--out', at('held.rows'));
}, 120_000);

describe('a log', () => {
  test('has chances after each of its entries, which add up to one; at the end the winner has all', async () => {
    const plies = await evaluate(log);
    const { entries, winners } = JSON.parse(await ok('replay', log, '--json')) as {
      entries: number;
      winners: number[];
    };
    expect(plies.map(({ ply }) => ply)).toEqual(Array.from({ length: entries + 1 }, (_, ply) => ply));
    for (const { win } of plies) {
      expect(win).toHaveLength(3);
      expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
    expect(plies.at(-1)?.win).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 : 0)));
  });

  test('up to an entry, and the same each time', async () => {
    const some = await evaluate(log, '--to', '40');
    expect(some).toHaveLength(41);
    expect((await evaluate(log)).slice(0, 41)).toEqual(some);
  });

  test('as a table for people', async () => {
    const text = await ok('evaluate', log, '--to', '3', '--weights', at('points.bin'));
    expect(text.trimEnd().split('\n')).toHaveLength(4);
    expect(text).toMatch(/^0 {2}p0 \d+\.\d % +p1 \d+\.\d % +p2 \d+\.\d %\n/);
  });
});

test('a position is one ply, and that of a log after as many entries', async () => {
  const position = (await ok('replay', log, '--to', '60', '--position')).trim();
  const [one, ...more] = await evaluate(position);
  expect(more).toEqual([]);
  expect(one).toEqual({ ply: 0, win: (await evaluate(log, '--to', '60')).at(-1)?.win });
});

describe('rows', () => {
  test('tell how well calibrated chances are, overall and by phase', async () => {
    const out = await ok(
      'evaluate',
      '--rows',
      at('held.rows'),
      '--weights',
      at('points.bin'),
      '--plot',
      at('plot.svg'),
      '--json',
    );
    const { files } = JSON.parse(out) as { files: Record<string, unknown>[] };
    expect(files).toHaveLength(1);
    const { rows, bins, error, loss, phases } = files[0] as {
      rows: number;
      bins: { count: number; chance: number; share: number }[];
      error: number;
      loss: number;
      phases: Record<string, { rows: number }>;
    };
    expect(bins).toHaveLength(20);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(3 * rows);
    const apart = bins.reduce((sum, { count, chance, share }) => sum + count * Math.abs(chance - share), 0);
    expect(error).toBeCloseTo(apart / (3 * rows), 9);
    expect(loss).toBeLessThan(Math.log(3));
    expect(Object.values(phases).reduce((sum, phase) => sum + phase.rows, 0)).toBe(rows);
    expect(readFileSync(at('plot.svg'), 'utf8')).toMatch(/^<svg [^]*<circle [^]*<\/svg>\n$/);
  });
});

test.each([
  ['nothing', [], /a position or a log is needed/],
  ['both', ['LOG', '--rows', 'held.rows'], /not both/],
  ['no such weights', ['LOG', '--weights', 'nowhere.bin'], /nowhere\.bin: there is no such file/],
  ['what is no weights', ['LOG', '--weights', 'held.rows'], /held\.rows: it is not a file of weights/],
  [
    'what is no rows',
    ['--rows', 'points.bin', '--weights', 'points.bin'],
    /points\.bin: it is not a file of rows/,
  ],
  ['a ply of a position', ['{"x":1}', '--to', '3'], /--to is for logs/],
  [
    'several plots',
    ['--rows', 'held.rows', 'held.rows', '--weights', 'points.bin', '--plot', 'a.svg'],
    /--plot draws one file/,
  ],
])('%s is refused in one line', async (_, args, message) => {
  const paths = args.map((word) =>
    word === 'LOG' ? log : /\.(?:rows|bin|svg)$/.test(word) ? at(word) : word,
  );
  const { code, out, err } = await inside('evaluate', ...paths);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
  expect(err.trimEnd()).not.toContain('\n');
});

test('rows that were cut off are refused', async () => {
  const bytes = readFileSync(at('held.rows'));
  writeFileSync(at('cut.rows'), bytes.subarray(0, bytes.length - 20));
  const { code, err } = await inside('evaluate', '--rows', at('cut.rows'), '--weights', at('points.bin'));
  expect(code).toBe(2);
  expect(err).toMatch(/cut off/);
});
