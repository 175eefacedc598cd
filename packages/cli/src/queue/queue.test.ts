/** Blocks as jobs of a real PostgreSQL, workers as real processes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Answer, commandFolder, inside, landnamIn } from '../../../../test/support/landnam.js';
import { PATIENCE, QueueBench, until } from '../../../../test/support/queue.js';

/** Some seconds for one worker: it must not be finished before it is paused. */
const BLOCKS = 300;

const folder = commandFolder();
const landnam = landnamIn(folder);
const CONTEST = ['arena', '--game', 'base', '--bots', 'greedy,random,random', '--seed', '9'];
const ARENA = [...CONTEST, '--blocks', String(BLOCKS), '--json'];
const bench = new QueueBench(folder);
const { start, played, waiting, taken, freeze } = bench;

const withoutTime = ({ code, out }: Answer): unknown => {
  expect(code).toBe(0);
  const { cpuSeconds, ...rest } = JSON.parse(out) as Record<string, unknown>;
  expect(cpuSeconds).toBeGreaterThan(0);
  return rest;
};

describe('a queue', PATIENCE, () => {
  test('two workers, one killed with a block in its hands: none is lost, none counted twice', async () => {
    const arena = start(...ARENA, '--queue', bench.url);
    const doomed = start('worker', '--queue', bench.url);
    await freeze(doomed);
    doomed.child.kill('SIGKILL');
    await doomed.ended;
    const before = await played();
    expect(before).toBeLessThan(BLOCKS);
    expect(await taken()).toBe(1);
    start('worker', '--queue', bench.url, '--threads', '2');
    const answer = await arena.ended;
    expect(withoutTime(answer)).toEqual(withoutTime(landnam(...ARENA)));
    expect(answer.err).toMatch(/^landnam: 300 blocks wait for workers: [^\n]*\n$/);
    expect(await played()).toBe(BLOCKS);
    await until(async () => (await waiting()) === 0);
  });

  test('a worker that is only slow may play a block that another has played too: it is counted once', async () => {
    const arena = start(...ARENA, '--queue', bench.url);
    const slow = start('worker', '--queue', bench.url);
    await freeze(slow);
    await bench.unlock();
    start('worker', '--queue', bench.url);
    const told = withoutTime(await arena.ended);
    expect(told).toEqual(withoutTime(landnam(...ARENA)));
    slow.child.kill('SIGCONT');
    // it has finished its block once it takes the next one
    const next = start(...CONTEST, '--blocks', String(2 * BLOCKS), '--json', '--queue', bench.url);
    expect(withoutTime(await next.ended)).toMatchObject({ blocks: 2 * BLOCKS, finished: 6 * BLOCKS });
    expect(await played()).toBe(2 * BLOCKS);
    const again = start(...ARENA, '--queue', bench.url);
    expect(withoutTime(await again.ended)).toEqual(told);
  });

  test('a test that has decided takes back what is left, and says the same as without a queue', async () => {
    const tested = [...CONTEST, '--blocks', '400', '--sprt', '0,100', '--json'];
    const arena = start(...tested, '--queue', bench.url);
    start('worker', '--queue', bench.url, '--threads', '2');
    expect(withoutTime(await arena.ended)).toEqual(withoutTime(landnam(...tested)));
    await until(async () => (await waiting()) === 0);
    expect(await played()).toBeLessThan(400);
  });

  test('external bots are played only by workers that allow it', async () => {
    writeFileSync(
      join(folder, 'blind.mjs'),
      'export const bot = (game, seat, below) => ({ begin() {}, choose: ({ legal }) => legal.items[below(legal.length)] });',
    );
    const guests = [
      'arena',
      '--game',
      'base',
      '--bots',
      'module:./blind.mjs,random',
      '--blocks',
      '2',
      '--seed',
      '1',
      '--json',
    ];
    const arena = start(...guests, '--queue', bench.url);
    await until(async () => (await waiting()) === 2);
    expect(await start('worker', '--queue', bench.url, '--once').ended).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(await played()).toBe(0);
    expect(await start('worker', '--queue', bench.url, '--once', '--guests').ended).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(withoutTime(await arena.ended)).toMatchObject({ games: 4, finished: 4, errors: 0 });
  });

  test('a block that cannot be played is reported in one line', async () => {
    const arena = start(...ARENA, '--blocks', '1', '--queue', bench.url);
    await until(async () => (await waiting()) === 1);
    await bench.client.query(
      "select landnam_arena_jobs.permanently_fail_jobs(array_agg(id), 'no room') from landnam_arena_jobs.jobs",
    );
    const { code, out, err } = await arena.ended;
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/landnam: a block cannot be played: no room\n$/);
  });
});

describe('a queue that cannot be reached is one line', PATIENCE, () => {
  const commands = [ARENA, ['worker']] as const;
  test.each(commands)('%s', async (...command) => {
    for (const [address, message] of [
      [
        'postgres://nobody:secret@127.0.0.1:1/landnam',
        /the queue at 127\.0\.0\.1:1\/landnam cannot be reached: .*ECONNREFUSED/,
      ],
      [
        'postgres://no.such.host.invalid/landnam',
        /the queue at no\.such\.host\.invalid\/landnam cannot be reached: /,
      ],
      [
        'mysql://localhost/landnam',
        /an address like postgres:\/\/user:password@host:5432\/database is needed/,
      ],
      ['nowhere', /an address like postgres/],
      [bench.url.replace(/:[^:@/]+@/, ':wrong@'), /cannot be reached: password authentication failed/],
      [`${bench.url}_none`, /cannot be reached: database ".*_none" does not exist/],
    ] as const) {
      const { code, out, err } = await inside(...command, '--queue', address);
      expect(err).toMatch(message);
      expect(err).not.toContain('secret');
      expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    }
  });

  test('nor one that is lost during a wait', async () => {
    const arena = start(...ARENA, '--queue', bench.url);
    await until(async () => (await waiting()) === BLOCKS);
    await bench.client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await bench.client.query(`alter schema landnam_arena rename to gone`);
    const { code, out, err } = await arena.ended;
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/landnam: the queue at [^\n]* was lost: [^\n]*\n$/);
  });
});
