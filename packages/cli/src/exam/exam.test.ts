/** `landnam exam`, as a user runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandFolder, inside, landnamIn, root } from '../../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const GUEST = `module:${join(root, 'examples', 'module-bot.mjs')}`;
const EXAM = ['exam', 'normal', '--levels', 'random,easy', '--blocks', '2'];

interface Told {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

describe('the marks', () => {
  test('have a row for each level and table, with exactly these keys', async () => {
    const { code, out, err } = await inside(...EXAM, '--json');
    expect([code, err]).toEqual([0, '']);
    const told = JSON.parse(out) as Told;
    expect(told).toMatchObject({ bot: 'normal', game: 'base', corrected: true, errors: 0 });
    for (const row of told.rows)
      expect(Object.keys(row)).toEqual(['level', 'seats', 'rate', 'low', 'high', 'games']);
    expect(told.rows.map(({ level, seats, games }) => [level, seats, games])).toEqual([
      ['random', 4, 8],
      ['easy', 4, 8],
      ['random', 2, 4],
      ['easy', 2, 4],
    ]);
  });

  test('of an external bot are the same on any number of threads, and written as a report', () => {
    const exam = ['exam', GUEST, '--levels', 'random', '--players', '3', '--blocks', '3'];
    const report = join(folder, 'report.md');
    const one = landnam(...exam, '--json', '--out', report);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(landnam(...exam, '--threads', '2', '--json').out).toBe(one.out);
    const text = readFileSync(report, 'utf8');
    expect(text).toMatch(/^# Exam of module:.*module-bot\.mjs\n/);
    expect(text).toMatch(/\n\| random \| 3 players \| [\d.-]+ % \| [\d.-]+ to [\d.-]+ \| 33\.3 % \| 9 \|\n/);
  });

  test('leave out the level that is examined, and tell faults', async () => {
    const { out } = await inside(
      'exam',
      'easy',
      '--levels',
      'random,easy',
      '--players',
      '2',
      '--blocks',
      '2',
    );
    expect(out).toMatch(
      /^easy in base, one seat against others of a level\nagainst .*\nrandom .*\nLuck is taken out/,
    );
    const broken = join(folder, 'broken.mjs');
    writeFileSync(
      broken,
      'export const bot = () => ({ begin() {}, choose() { throw new Error("no idea"); } });',
    );
    const told = landnam('exam', `module:${broken}`, '--levels', 'random', '--players', '2', '--blocks', '2');
    expect(told.code).toBe(0);
    expect(told.err).toMatch(/lost its seat to a stand-in 4 times; first: .*no idea/);
    expect(told.out).toMatch(/4 games with errors/);
  });
});

describe('wrong input is one line and exit code 2', () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['nobody', ['exam'], /exam: missing required argument 'bot'; options are --game/],
    ['an unknown bot', ['exam', 'genius'], /no bot is called "genius"/],
    ['no such module', ['exam', 'module:nowhere.mjs'], /there is no file .*nowhere\.mjs/],
    ['no such command', ['exam', 'exec:no-such-command'], /there is no command "no-such-command"/],
    ['an unknown level', ['exam', 'normal', '--levels', 'saint'], /no level is called "saint": random, easy/],
    ['an unknown game', ['exam', 'normal', '--game', 'chess'], /no game is called "chess"/],
    ['too many seats', ['exam', 'normal', '--players', '9'], /base is for 2, 3, 4, 5, 6 players, not 9/],
    ['seats that are none', ['exam', 'normal', '--players', 'many'], /Whole numbers from 2 up are needed/],
    ['one block', ['exam', 'normal', '--blocks', '1'], /A whole number from 2 /],
    ['a report nowhere', ['exam', 'normal', '--out', join(folder, 'none', 'x.md')], /no such file or folder/],
  ];
  test.each(cases)('%s', async (_name, args, message) => {
    const { code, out, err } = await inside(...args);
    expect(err).toMatch(message);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
  });
});
