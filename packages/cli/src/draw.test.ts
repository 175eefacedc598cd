/** Boards as pictures from the command. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, inflateSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandFolder, inside, main } from '../../../test/support/landnam.js';

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

/** Every part of a PNG file, by name, with its sum checked. */
const chunksOf = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    at += 12 + length;
  }
  return chunks;
};

test('draw writes a PNG as wide as asked, of a game, a position and a log', async () => {
  const file = join(folder, 'base.png');
  const { code, out } = await inside('draw', 'base', '--png', '--width', '300', '--out', file);
  expect([code, out]).toEqual([0, `${file}: The classic island, 4 players\n`]);
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const chunks = chunksOf(bytes);
  const head = chunks.get('IHDR')!;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  expect([width, height > 200, [...chunks.keys()]]).toEqual([300, true, ['IHDR', 'IDAT', 'IEND']]);
  const rows = inflateSync(chunks.get('IDAT')!);
  expect(rows).toHaveLength((300 * 3 + 1) * height);
  // the sea at its corner, after the row's own byte
  expect([...rows.subarray(0, 4)]).toEqual([0, 0xbc, 0xd2, 0xd4]);
  expect(await inside('draw', 'energies', '--png', '--out', file)).toMatchObject({ code: 2, out: '' });
  const piped = spawnSync(process.execPath, [main, 'draw', 'seafarers/cloth', '--png', '--width', '90']);
  expect([piped.status, chunksOf(piped.stdout).get('IHDR')!.readUInt32BE(0)]).toEqual([0, 90]);
});
