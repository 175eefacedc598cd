import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { archivedLogs } from '../../../../test/archive/read.js';
import { commandFolder, landnamIn } from '../../../../test/support/landnam.js';
import { type GameFigures, figuresOf, type PlayerFigures } from './figures.js';
import { readGame } from './game.js';
import { reportPage } from './page.js';
import { reportText } from './text.js';

const folder = commandFolder();
const landnam = landnamIn(folder);

const archived = (name: string): string => {
  const log = archivedLogs().find((each) => each.name === name);
  if (log === undefined) throw new Error(name);
  return log.text;
};
const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const read = (log: string): GameFigures => figuresOf(readGame('a log', log, 'luck'));
const leftOver = ({ result, start, luck, decisions, others, rest }: PlayerFigures): number =>
  Math.abs((result ?? 0) - ((start ?? 0) + (luck ?? 0) + (decisions ?? 0) + (others ?? 0) + (rest ?? 0)));

describe('report', () => {
  const text = archived('base-4-page');
  const game = readGame('a game', text, 'refining');
  const whole = figuresOf(game);

  test('has players whose sums are their results, dice, and moments in order', () => {
    expect(whole).toMatchObject({
      game: 'base',
      length: { entries: 480, turns: 62, rounds: 16 },
      problems: [],
    });
    for (const player of whole.players) expect(leftOver(player)).toBeLessThan(1e-9);
    expect(whole.players.map(({ result }) => result)).toEqual([0, 0, 0, 1]);
    expect(whole.players.map(({ points }) => points)).toEqual([4, 6, 7, 10]);
    for (const { gained, spent, lost, stolen, choices } of whole.players)
      expect([gained, spent, lost, stolen, choices].every((each) => Number.isInteger(each))).toBe(true);
    expect(whole.dice.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(whole.dice.reduce((sum, { count }) => sum + count, 0)).toBe(62);
    expect(whole.moments.map(({ ply }) => ply)).toEqual(
      whole.moments.map(({ ply }) => ply).sort((one, other) => one - other),
    );
    for (const { change } of whole.moments) expect(Math.abs(change)).toBeGreaterThanOrEqual(0.05);
    expect(whole.moments.some(({ kind, better }) => kind === 'loss' && (better ?? []).length > 0)).toBe(true);
  });

  test('tells it in words', () => {
    const out = reportText(game, whole);
    expect(out).toMatch(/^base: Freydis has won; 480 entries, 62 turns, 16 rounds\n/);
    expect(out).toMatch(
      /The costliest choices.*\n {2}opening, −\d+: Ann ; Ängström settles at .*\n {4}better: /,
    );
    expect(out).toMatch(/Freydis rolls \d and \d: \d+: /);
  });

  test('as a page is one file without scripts or addresses, and shows names as text', () => {
    const renamed = readGame('renamed', text.replaceAll('Leif', '<b onclick=alert(1)>'), 'luck');
    const out = reportPage(renamed, figuresOf(renamed));
    expect(out).toMatch(/^<!doctype html>/);
    expect(out).not.toMatch(/<script|<b onclick|https?:|src=|@import|url\(/);
    expect(out).toContain('&lt;b onclick=alert(1)&gt;');
    expect(out.match(/<svg/g)).toHaveLength(2);
    expect(out.match(/<polyline/g)).toHaveLength(4);
  });

  test('goes as far as a broken log does, and says what is wrong', () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('= 96 '));
    const broken = read(lines.with(at + 4, 'p1 dance').join('\n'));
    expect(broken.problems).toHaveLength(1);
    expect(broken.problems[0]).toMatch(/^line \d+, entry 100: "dance" is not an action of this game/);
    expect(broken.length.entries).toBe(99);
    for (const player of broken.players) expect(leftOver(player)).toBeLessThan(1e-9);
    const file = write('cut.log', lines.slice(0, at).join('\n'));
    const { code, out, err } = landnam('report', file, '--quick', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'running', problems: [], length: { entries: 96 } });
  });

  test('of a game that nobody has learned counts it, and says that there is no review', () => {
    const six = readGame('six', archived('base-6-default'), 'refining');
    const figures = figuresOf(six);
    expect(figures).toMatchObject({ problems: [], moments: [], chances: [] });
    expect(figures.players.map(({ luck, gained }) => luck === null && gained > 0)).not.toContain(false);
    const told = 'weights of base: they were learned from games of 3 and 4, not of 6';
    expect(reportText(six, figures)).toMatch(new RegExp(`rounds\\nno review: ${told}\\n`));
    expect(reportPage(six, figures)).toContain(`<p>No review: ${told}.</p>`);
  });

  test.each([
    ['another file', 'a letter', /the first line/],
    ['an unknown game', text.replace('"game":"base"', '"game":"chess"'), /no game is called "chess"/],
    ['newer rules', text.replace(/"rules":\d+/, '"rules":999'), /newer/],
  ])('of %s is one line', (_name, wrong, why) => {
    const { code, out, err } = landnam('report', write('wrong.log', wrong));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^landnam: [^\n]*wrong\.log: [^\n]+\n$/);
    expect(err).toMatch(why);
  });
});

const emptyFolder = (): string => {
  mkdirSync(join(folder, 'empty'));
  return join(folder, 'empty');
};

describe('stats', () => {
  const games = join(folder, 'games');
  beforeAll(() => {
    landnam(
      'simulate',
      '--game',
      'base',
      '--players',
      '2',
      '--bots',
      'normal,easy',
      '--games',
      '2',
      '--seed',
      '1',
      '--log',
      games,
    );
    writeFileSync(join(games, 'letter.log'), 'a letter');
  });
  const stats = (...args: string[]): Record<string, unknown> =>
    JSON.parse(landnam('stats', games, ...args, '--json').out) as Record<string, unknown>;

  test('sums up finished games by seat and by who plays, and names what it cannot read', () => {
    const found = stats();
    expect(found).toMatchObject({ games: 2, finished: 2 });
    expect(Object.keys(found['luck'] as object)).toEqual(['share', 'slope']);
    const seats = found['seats'] as readonly Record<string, number>[];
    expect(seats.map(({ seat, games: count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(seats.reduce((sum, { result = 0 }) => sum + result, 0)).toBeCloseTo(1, 9);
    expect(seats.reduce((sum, { luck = 0 }) => sum + luck, 0)).toBeCloseTo(0, 9);
    const players = found['players'] as readonly Record<string, unknown>[];
    expect(new Set(players.map(({ who }) => who))).toEqual(new Set(['bot easy', 'bot normal']));
    expect(found['problems']).toMatchObject([{ file: join(games, 'letter.log') }]);
    expect(stats('--threads', '2')).toEqual(found);
  });

  test('of a folder without logs, or of none, is one line', () => {
    const nowhere = landnam('stats', join(folder, 'nowhere'));
    expect(nowhere).toMatchObject({ code: 2, out: '' });
    expect(nowhere.err).toMatch(/nowhere: there is no such file or folder\n$/);
    expect(landnam('stats', emptyFolder())).toMatchObject({ code: 2, out: '' });
  });
});
