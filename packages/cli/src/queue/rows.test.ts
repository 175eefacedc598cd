/** Rows to learn from by a real PostgreSQL: workers are processes, and the file is the one that a single machine writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Answer, commandFolder, inside, landnamIn } from '../../../../test/support/landnam.js';
import { PATIENCE, QueueBench, until } from '../../../../test/support/queue.js';

const GAMES = 650;
const BLOCKS = 11;
const BOTS = ['--game', 'base', '--bots', 'greedy,random,random', '--seed', '9', '--watched', '1'];

const folder = commandFolder();
const landnam = landnamIn(folder);
const bench = new QueueBench(folder);
const { start, played, waiting, taken, freeze } = bench;

const selfplay = (out: string, games: number, ...more: string[]): string[] => [
  'selfplay',
  ...BOTS,
  '--games',
  String(games),
  '--out',
  join(folder, out),
  '--json',
  ...more,
];
const queued = (out: string, games = GAMES): string[] => selfplay(out, games, '--queue', bench.url);
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

const withoutTime = ({ code, out }: Answer): unknown => {
  expect(code).toBe(0);
  const { cpuSeconds, gamesPerCpuSecond, ...rest } = JSON.parse(out) as Record<string, unknown>;
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(gamesPerCpuSecond).toBeGreaterThan(0);
  return rest;
};

const kept = async (): Promise<number> => {
  const text = 'select count(bytes) from landnam_arena.blocks';
  const { rows } = await bench.client.query<{ count: string }>(text);
  return Number(rows[0].count);
};

const sameAsAlone = (answer: Answer, out: string): void => {
  const alone = landnam(...selfplay(`alone ${out}`, GAMES));
  expect(withoutTime(answer)).toEqual(withoutTime(alone));
  expect(bytesOf(out).equals(bytesOf(`alone ${out}`))).toBe(true);
};

describe('rows by a queue', PATIENCE, () => {
  test('two workers, one killed with a block in its hands: the file is that of one machine, the database is empty of rows', async () => {
    const gatherer = start(...queued('killed.rows'));
    const doomed = start('worker', '--queue', bench.url);
    await freeze(doomed);
    doomed.child.kill('SIGKILL');
    await doomed.ended;
    expect(await played()).toBeLessThan(BLOCKS);
    expect(await taken()).toBe(1);
    start('worker', '--queue', bench.url, '--threads', '2');
    const answer = await gatherer.ended;
    expect(answer.err).toBe(`landnam: ${BLOCKS} blocks wait for workers: landnam worker --queue …\n`);
    sameAsAlone(answer, 'killed.rows');
    await until(async () => (await waiting()) === 0);
    expect([await played(), await kept()]).toEqual([BLOCKS, 0]);
  });

  test('who gathers may be stopped at any time: the same command goes on, and a slow worker puts nothing back', async () => {
    const gatherer = start(...queued('stopped.rows'));
    const slow = start('worker', '--queue', bench.url);
    await freeze(slow);
    gatherer.child.kill('SIGKILL');
    await gatherer.ended;
    await bench.unlock();
    const quick = start('worker', '--queue', bench.url);
    const again = await start(...queued('stopped.rows')).ended;
    expect(withoutTime(again)).toMatchObject({ games: GAMES });
    landnam(...selfplay('alone.rows', GAMES));
    expect(bytesOf('stopped.rows').equals(bytesOf('alone.rows'))).toBe(true);
    quick.child.kill('SIGKILL');
    slow.child.kill('SIGCONT');
    // the slow one is the only one left: it has finished its block once it takes one of another run
    const other = await start(...queued('other.rows', 320)).ended;
    expect(withoutTime(other)).toMatchObject({ games: 320, played: 320 });
    expect(await kept()).toBe(0);
  });

  test('the same command twice at once: the second says so in one line', async () => {
    start(...queued('first.rows'));
    await until(async () => (await waiting()) === BLOCKS);
    const second = await start(...queued('second.rows')).ended;
    expect(second).toEqual({
      code: 2,
      out: '',
      err: 'landnam: the same command is already waiting for these blocks\n',
    });
  });

  test('workers elsewhere are not given the path of a file', async () => {
    const weights = join(import.meta.dirname, '../../../bots/weights/base.bin');
    const bots = ['--bots', `hard@${weights},normal,normal`];
    const { code, err } = await inside(...queued('file.rows', 64), ...bots);
    expect(code).toBe(2);
    expect(err).toMatch(/base\.bin: workers elsewhere do not have this file\n$/);
  });
});
