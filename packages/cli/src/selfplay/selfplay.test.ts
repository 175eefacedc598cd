/** `landnam selfplay`, as a user runs it. */
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresAt, GAME, POINTS, SEAT, TURN, WINNERS, wordsOfRow } from '@landnam/bots/selfplay';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commandFolder, inside, landnamIn } from '../../../../test/support/landnam.js';
import { readRows, type RowsHead } from './file.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
vi.setConfig({ testTimeout: 120_000 });
const GAMES = 130;
const WHO = ['--game', 'base', '--bots', 'easy,normal,normal', '--games', String(GAMES), '--seed', '7'];
const command = (out: string, ...more: string[]): string[] => [
  'selfplay',
  ...WHO,
  '--out',
  join(folder, out),
  ...more,
];
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

const play = async (out: string, ...more: string[]): Promise<Readonly<Record<string, unknown>>> => {
  const told = await inside(...command(out, ...more, '--json'));
  expect([told.code, told.err]).toEqual([0, '']);
  return JSON.parse(told.out) as Readonly<Record<string, unknown>>;
};

let told: Readonly<Record<string, unknown>> = {};
beforeAll(async () => {
  told = await play('whole.rows');
}, 120_000);

interface Row {
  readonly game: number;
  readonly turn: number;
  readonly seat: number;
  readonly winners: number;
  readonly points: readonly number[];
  readonly features: readonly number[];
}

const rowsOf = (name: string): readonly [RowsHead, readonly Row[]] => {
  const rows: Row[] = [];
  let head: RowsHead | undefined;
  for (const [found, words] of readRows(join(folder, name))) {
    head = found;
    const width = wordsOfRow(found);
    for (let at = 0; at < words.length; at += width) {
      const row = words.subarray(at, at + width);
      rows.push({
        game: row[GAME],
        turn: row[TURN],
        seat: row[SEAT],
        winners: row[WINNERS],
        points: [...row.subarray(POINTS, featuresAt(found))],
        features: [...row.subarray(featuresAt(found))],
      });
    }
  }
  if (head === undefined) throw new Error('no rows');
  return [head, rows];
};

describe('rows', () => {
  test('are of the first turn and of one seat’s turns in every game, with its end', () => {
    const [head, rows] = rowsOf('whole.rows');
    expect(head).toMatchObject({ game: 'base', seats: 3, bots: ['easy', 'normal', 'normal'], seed: '7' });
    expect(told).toMatchObject({ games: GAMES, rows: rows.length, played: GAMES });
    for (let game = 0; game < GAMES; game++) {
      const own = rows.filter((row) => row.game === game);
      expect(own[0]?.turn).toBe(1);
      expect(own.slice(1).every(({ seat }) => seat === game % 3)).toBe(true);
      expect(own.slice(1).every(({ turn }, i) => turn > own[i].turn)).toBe(true);
      const [won] = own.map(({ winners }) => winners);
      expect(
        own.every(({ winners, points }) => winners === won && points[31 - Math.clz32(winners)] >= 10),
      ).toBe(true);
    }
  });

  test('hold features in steps of 1/64: whose turn it is, is one of them', () => {
    const [head, rows] = rowsOf('whole.rows');
    const at = head.seat.indexOf('on turn');
    expect(head.steps).toBe(64);
    for (const { seat, features } of rows)
      expect([0, 1, 2].map((each) => features[each * head.seat.length + at])).toEqual(
        [0, 1, 2].map((each) => (each === seat ? 64 : 0)),
      );
  });

  test('are the same on any number of threads', () => {
    expect(landnam(...command('threads.rows', '--threads', '2')).code).toBe(0);
    expect(bytesOf('threads.rows').equals(bytesOf('whole.rows'))).toBe(true);
  });

  test('differ by whims, which half of the seats have', async () => {
    await play('calm.rows', '--whims', '0', '--games', '20');
    await play('wild.rows', '--whims', '50', '--games', '20');
    const [, calm] = rowsOf('calm.rows');
    const [, wild] = rowsOf('wild.rows');
    const firsts = (rows: readonly Row[]): string[] =>
      rows.filter(({ turn }) => turn === 1).map(({ features }) => features.join());
    expect(firsts(wild).some((features, i) => features !== firsts(calm)[i])).toBe(true);
  });

  test('of all turns, if all seats are watched', async () => {
    await play('watched.rows', '--watched', '3', '--games', '3');
    const [, rows] = rowsOf('watched.rows');
    const turns = rows.filter(({ game }) => game === 2).map(({ turn }) => turn);
    expect(turns).toEqual(turns.map((_, i) => i + 1));
  });
});

describe('a run that is resumed', () => {
  test.each([3000, 40_000, 100_000])('after %i bytes gives the same file', async (bytes) => {
    copyFileSync(join(folder, 'whole.rows'), join(folder, 'cut.rows'));
    truncateSync(join(folder, 'cut.rows'), bytes);
    expect(() => rowsOf('cut.rows')).toThrow(/cut off|no file of rows/);
    await play('cut.rows');
    expect(bytesOf('cut.rows').equals(bytesOf('whole.rows'))).toBe(true);
  });

  test('from fewer games, too; a complete one plays nothing', async () => {
    await play('fewer.rows', '--games', '70');
    expect(await play('fewer.rows')).toMatchObject({ games: GAMES, played: GAMES - 64 });
    expect(await play('fewer.rows')).toMatchObject({ games: GAMES, played: 0 });
    expect(bytesOf('fewer.rows').equals(bytesOf('whole.rows'))).toBe(true);
  });

  test('a damaged block is played again, with all that follow', async () => {
    const bytes = bytesOf('whole.rows');
    bytes[bytes.length - 500] ^= 1;
    writeFileSync(join(folder, 'damaged.rows'), bytes);
    expect(() => rowsOf('damaged.rows')).toThrow('cut off');
    await play('damaged.rows');
    expect(bytesOf('damaged.rows').equals(bytesOf('whole.rows'))).toBe(true);
  });
});

test.each([
  ['rows of another run', ['--seed', '8'], /rows of another run/],
  ['more games than wanted', ['--games', '20'], /it holds 130 games, more than 20/],
  ['no shares', ['--whims', 'x'], /Shares in percent are needed/],
  ['more than all', ['--whims', '101'], /Shares in percent are needed/],
])('%s: one line, and nothing changes', async (_, more, message) => {
  const before = bytesOf('whole.rows');
  const { code, err } = await inside(...command('whole.rows', ...more));
  expect(code).toBe(2);
  expect(err).toMatch(message);
  expect(err.trimEnd()).not.toContain('\n');
  expect(bytesOf('whole.rows').equals(before)).toBe(true);
});

test('another file is not overwritten, a folder is not a file', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear all');
  expect((await inside(...command('letter.txt'))).err).toMatch(/it is not a file of rows/);
  expect(bytesOf('letter.txt').toString()).toBe('Dear all');
  expect((await inside(...command('.'))).err).toMatch(/it is a folder/);
});
