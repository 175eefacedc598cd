/** Positions on the command line: printed from a log, drawn, and refused with their place. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandFolder, landnamIn, main } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const log = join(folder, 'logs/seafarers_cloth-3-4-0.log');

beforeAll(() => {
  const simulate = ['simulate', '--game', 'seafarers/cloth', '--players', '3', '--bots', 'greedy'];
  const { code, err } = landnam(...simulate, '--games', '1', '--seed', '4', '--log', join(folder, 'logs'));
  expect([code, err]).toEqual([0, '']);
});

const positionAt = (...to: string[]): string => landnam('replay', log, ...to, '--position').out.trim();
const shown = (...args: string[]): Record<string, unknown> => {
  const { code, out, err } = landnam('show', ...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, unknown>;
};
const hashAt = (ply: string): unknown =>
  (JSON.parse(landnam('replay', log, '--to', ply, '--json').out) as Record<string, unknown>)['hash'];

describe('landnam replay --position', () => {
  test('prints one line, which show reads back to the same position', () => {
    const line = positionAt('--to', '90');
    expect(line).toMatch(/^pos1\/seafarers\.cloth\/3\/[^\n]+$/);
    expect(shown(line)).toMatchObject({
      game: 'seafarers/cloth',
      seats: 3,
      hash: hashAt('90'),
      position: line,
    });
  });

  test('with --json prints the readable form', () => {
    const { out } = landnam('replay', log, '--to', '90', '--position', '--json');
    expect(JSON.parse(out)).toMatchObject({ position: 1, game: 'seafarers/cloth', seats: 3 });
    writeFileSync(join(folder, 'position.json'), out);
    expect(shown(join(folder, 'position.json'))['hash']).toBe(hashAt('90'));
  });
});

describe('landnam show', () => {
  test('takes a log and a number, the end of a log, a file and standard input', () => {
    expect(shown(log, '--to', '90')['hash']).toBe(hashAt('90'));
    expect(shown(log)['position']).toBe(positionAt());
    writeFileSync(join(folder, 'line.txt'), `${positionAt('--to', '90')}\n`);
    expect(shown(join(folder, 'line.txt'))['hash']).toBe(hashAt('90'));
    const piped = spawnSync(process.execPath, [main, 'show', '-', '--json'], {
      input: positionAt('--to', '90'),
      encoding: 'utf8',
    });
    expect(JSON.parse(piped.stdout)).toMatchObject({ hash: hashAt('90') });
  });

  test('draws board and seats, and says who is asked', () => {
    const { code, out } = landnam('show', positionAt('--to', '90'));
    expect(code).toBe(0);
    expect(out).toMatch(/p0 +\d+ +\d+/);
    expect(out).toMatch(/seafarers\/cloth, 3 players: \w+ asks (?:p\d|nature)/);
  });

  test('deals a board from a seed', () => {
    const base = '{"position":1,"game":"base","seats":3,"seed":"7","turn":"p1"}';
    const { position } = shown(base);
    expect(position).toMatch(/^pos1\/base\/3\/turn=p1\/phase=main\/terrain=/);
    expect(shown(base)).toEqual(shown(String(position)));
  });

  test.each<[string, string, RegExp]>([
    ['no such file', 'nothing-here', /nothing-here: there is no such file or folder/],
    ['an unknown game', 'pos1/chess/4/turn=p0', /position: game: no game is called "chess"/],
    ['a board that is missing', 'pos1/base/4/turn=p0', /position: base terrain: it must be given/],
    [
      'buildings side by side',
      '{"position":1,"game":"base","seats":3,"seed":"7","turn":"p1","base":{"owner":{"p0":["v0","v1"]},"piece":{"city":["v0","v1"]}}}',
      /v0: another building stands beside it \[B-12\]; v1:/,
    ],
    ['broken JSON', '{"position":', /position: file: it is not JSON/],
  ])('%s is one line and exit code 2', (_name, source, why) => {
    const { code, out, err } = landnam('show', source);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toMatch(why);
  });

  test('--to is only for logs', () => {
    const { code, err } = landnam('show', positionAt('--to', '90'), '--to', '3');
    expect([code, err]).toEqual([2, 'landnam: position: --to is for logs, and this is not one\n']);
  });
});
