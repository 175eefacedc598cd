/** A map of one's own from the command: begun, dealt, checked, played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandFolder, inside, landnamIn } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const file = (name: string): string => join(folder, name);

describe('new-map', () => {
  test('writes a file that passes check-map, and never over another', async () => {
    expect(await inside('new-map', '--name', 'Salt & Sand', '--out', file('salt.json'))).toMatchObject({
      code: 0,
    });
    const text = readFileSync(file('salt.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      id: 'base/salt-sand',
      name: 'Salt & Sand',
      players: [2, 3, 4, 5, 6],
    });
    expect((await inside('check-map', file('salt.json'))).out).toMatch(/nothing is wrong\n$/);
    expect(await inside('new-map', '--from', 'energies', '--out', file('salt.json'))).toMatchObject({
      code: 2,
    });
    expect(readFileSync(file('salt.json'), 'utf8')).toBe(text);
    const forced = await inside('new-map', '--from', 'energies', '--out', file('salt.json'), '--force');
    expect(forced.out).toMatch(/My island, 3, 4 players/);
  });

  test('of five and six has their board alone', async () => {
    const { out } = await inside('new-map', '--players', '5-6', '--json');
    const { map } = JSON.parse(out) as { map: { players: number[]; boards: object } };
    expect([map.players, Object.keys(map.boards)]).toEqual([[5, 6], ['5-6']]);
  });
});

describe('deal', () => {
  test('prints a map file with its measures, the same for a seed, and check-map accepts it', async () => {
    const wish = ['deal', '--kind', 'base', '--seed', 'fjord', '--limits', 'cluster=2,corner=..11', '--json'];
    const { code, out } = await inside(...wish, '--out', file('fjord.json'));
    expect(code).toBe(0);
    expect((await inside(...wish)).out).toBe(out);
    expect(readFileSync(file('fjord.json'), 'utf8')).toBe(out);
    const map = JSON.parse(out) as { id: string; measures: { cluster: number; corners: { most: number } } };
    expect(map.id).toBe('base/fjord');
    expect(map.measures.cluster).toBeLessThanOrEqual(2);
    expect(map.measures.corners.most).toBeLessThanOrEqual(11);
    expect((await inside('check-map', file('fjord.json'), '--json')).out).toMatch(/"problems": \[\]/);
  });

  test('says where a board is fair only as printed', async () => {
    expect((await inside('deal', '--kind', 'pirate-islands')).out).toMatch(/fair only as printed/);
    expect((await inside('deal', '--kind', 'cloth')).out).not.toMatch(/as printed/);
  });

  test('measures fairness as well, if games are asked for', async () => {
    const { out } = await inside('deal', '--kind', 'base', '--players', '3', '--games', '3', '--json');
    const { measures } = JSON.parse(out) as { measures: { fair: { games: number; seats: unknown[] } } };
    expect(measures.fair.games).toBe(3);
    expect(measures.fair.seats).toHaveLength(3);
  });
});

describe('balance', () => {
  const report = (...args: string[]): Record<string, unknown> => {
    const { code, out, err } = landnam('balance', ...args, '--json');
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Record<string, unknown>;
  };

  test('has these keys, and the same figures on any number of threads', async () => {
    await inside('deal', '--kind', 'base', '--seed', '4', '--out', file('four.json'));
    const args = [file('four.json'), '--games', '6', '--players', '3', '--level', 'easy'];
    const one = report(...args);
    expect(one).toMatchObject({
      map: 'base/4',
      players: 3,
      games: 6,
      finished: 6,
      corrected: true,
      weights: 'base',
    });
    expect(Object.keys(one)).toEqual(
      expect.arrayContaining(['turns', 'length', 'seats', 'numbered', 'ends', 'unused', 'sites', 'stopped']),
    );
    const seats = one['seats'] as { rate: number; low: number; high: number }[];
    expect(seats.reduce((sum, { rate }) => sum + rate, 0)).toBeCloseTo(1, 2);
    for (const { rate, low, high } of seats) expect([low <= rate, rate <= high]).toEqual([true, true]);
    expect((one['sites'] as { best: unknown[] }).best).toHaveLength(5);
    const { cpuSeconds: _one, ...rest } = one;
    const { cpuSeconds: _two, ...again } = report(...args, '--threads', '2');
    expect(again).toEqual(rest);
  });

  test('says when luck stays in, and is readable', async () => {
    const { out } = await inside('balance', 'base', '--games', '5', '--players', '5', '--level', 'random');
    expect(out).toMatch(
      /^base, 5 players, random: 5 of 5 games finished; luck is in it \(weights of base: they were learned/,
    );
    expect(out).toMatch(/by order of play:\n {2}first [^]*by number of the seat:\n {2}p0 /);
  });
});
