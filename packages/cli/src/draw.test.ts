/** Boards as pictures from the command. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandFolder, inside } from '../../../test/support/landnam.js';

const folder = commandFolder();
const drawn = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await inside('draw', ...args, '--svg');
  expect([code, err]).toEqual([0, '']);
  return out;
};

test('draw prints the same board for a seed, from a game and from its file', async () => {
  const seeded = await drawn('base', '--players', '3', '--seed', '7');
  expect(await drawn('base', '--players', '3', '--seed', '7')).toBe(seeded);
  expect(await drawn('base', '--players', '3', '--seed', '8')).not.toBe(seeded);
  const file = join(folder, 'own.json');
  await inside('new-map', '--name', 'Salt & Sand', '--out', file);
  expect(await drawn(file, '--players', '5')).toContain('<title>Salt &amp; Sand, 5 players</title>');
});

test('draw shows what stands in a position and at the end of a log', async () => {
  const position =
    '{"position":1,"game":"base","seats":3,"seed":"7","turn":"p1","base":{"owner":{"p0":["v0"]},"piece":{"city":["v0"]}}}';
  const picture = await drawn(position);
  expect(picture.match(/class="building"/g)).toHaveLength(1);
  writeFileSync(join(folder, 'position.json'), position);
  expect(await drawn(join(folder, 'position.json'))).toBe(picture);
  const simulate = ['simulate', '--game', 'seafarers/cloth', '--players', '3', '--bots', 'greedy'];
  await inside(...simulate, '--games', '1', '--seed', '4', '--log', folder);
  const log = await drawn(join(folder, 'seafarers_cloth-3-4-0.log'));
  expect(log.match(/class="way"/g)!.length).toBeGreaterThan(6);
  expect(log.match(/class="figure"/g)).toHaveLength(2);
});

test('draw writes a file, and never over another', async () => {
  const file = join(folder, 'base.svg');
  expect(await drawn('base', '--out', file)).toBe(`${file}: The classic island, 4 players\n`);
  const before = readFileSync(file, 'utf8');
  expect(before).toBe(await drawn('base'));
  expect(await inside('draw', 'energies', '--svg', '--out', file)).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(file, 'utf8')).toBe(before);
  await drawn('energies', '--out', file, '--force');
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});
