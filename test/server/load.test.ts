import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { load } from '../../packages/server/bench/load.mjs';

const LONG = 300_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

test(
  'tables play under load without an error, and their figures stand beside an echo’s',
  async () => {
    const result = await load({ tables: 6, seconds: 2, store: 'sqlite', memory: existsSync('/dev/shm') });
    expect(Object.keys(result)).toEqual([
      'tables',
      'sockets',
      'moves',
      'p50',
      'p99',
      'worst',
      'echoP50',
      'echoP99',
      'durableEchoP50',
      'durableEchoP99',
      'commits',
      'commitP50',
      'commitP99',
      'commitWorst',
      'gaps',
      'cpuMsPerMove',
      'bytesWrittenPerMove',
      'bytesPerTable',
      'errors',
    ]);
    expect(result.worst).toBeGreaterThanOrEqual(result.p99);
    expect(result.durableEchoP99).toBeGreaterThanOrEqual(result.durableEchoP50);
    expect(result.commitWorst).toBeGreaterThanOrEqual(result.commitP50);
    expect(Object.keys(result.gaps)).toEqual(['collector', 'machine', 'work', 'worst']);
    for (const figure of [result.durableEchoP50, result.commitP50, result.cpuMsPerMove])
      expect(figure).toBeGreaterThan(0);
    // at least one page of SQLite's
    expect(result.bytesWrittenPerMove).toBeGreaterThan(4096);
    expect(result).toMatchObject({ tables: 6, sockets: 24, errors: 0 });
    expect(result.moves).toBeGreaterThanOrEqual(6);
    expect(result.p99).toBeGreaterThanOrEqual(result.p50);
    expect(Math.min(result.p50, result.echoP50)).toBeGreaterThan(0);
  },
  LONG,
);

test.each([
  ['load', ['--tables', 'many']],
  ['load', ['--store', 'paper']],
  ['crash', ['--kills', '0']],
  ['crash', ['--frob']],
])('wrong input to %s %j is answered in one line', (name, args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`packages/server/bench/${name}.mjs`, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});
