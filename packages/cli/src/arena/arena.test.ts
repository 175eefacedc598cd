/** `landnam arena`, as a user runs it. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTable } from '@landnam/maps';
import { describe, expect, test, vi } from 'vitest';
import { commandFolder, inside, landnamIn } from '../../../../test/support/landnam.js';

import { mayCorrect } from '../commands/arena.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const ARENA = ['arena', '--game', 'base', '--bots', 'greedy,random,random', '--seed', '3', '--blocks', '6'];

interface Told {
  readonly games: number;
  readonly blocks: number;
  readonly seats: readonly Readonly<Record<string, unknown>>[];
  readonly cpuSeconds: number;
}
const asTold = (text: string): Told => JSON.parse(text) as Told;

const arena = async (...more: string[]): Promise<Told> => {
  const { code, out, err } = await inside(...ARENA, ...more, '--json');
  expect([code, err]).toEqual([0, '']);
  return asTold(out);
};
const withoutTime = ({ cpuSeconds: _, ...rest }: Told) => rest;

describe('the report', () => {
  test('has exactly these keys, and a row for each name', async () => {
    const told = await arena();
    expect(Object.keys(told)).toEqual(['games', 'blocks', 'seats', 'finished', 'errors', 'cpuSeconds']);
    expect(told).toMatchObject({ games: 18, blocks: 6, finished: 18, errors: 0 });
    expect(told.seats.map((seat) => Object.keys(seat))).toEqual([
      ['bot', 'wins', 'games', 'rate', 'low', 'high'],
      ['bot', 'wins', 'games', 'rate', 'low', 'high'],
    ]);
    expect(told.seats.map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 18],
      ['random', 18],
    ]);
  });

  test('is identical on any number of threads', () => {
    const on = (threads: string, ...more: string[]): unknown => {
      const { code, out } = landnam(...ARENA, '--threads', threads, '--json', ...more);
      expect(code).toBe(0);
      return withoutTime(asTold(out));
    };
    expect(on('3')).toEqual(on('1'));
    const tested = ['--blocks', '60', '--sprt', '0,200'];
    const one = on('1', ...tested);
    expect(one).toMatchObject({ verdict: 'accepted', blocks: 32 });
    expect(on('4', ...tested)).toEqual(one);
  });

  test('as a table for people and as Markdown', async () => {
    expect((await inside(...ARENA)).out).toMatch(
      /^base, 3 players, 6 of 6 blocks, 18 games\n {2}greedy +1 of 3 seats/,
    );
    expect((await inside(...ARENA, '--markdown')).out).toMatch(
      /^\| game \| bot .*\n\| --- .*\n\| base \| greedy \| 2 random \| 18 \| [\d.]+ % \| [\d.]+ to [\d.]+ \| 0 \|\n$/,
    );
  });

  test('by default one bot at every seat of the largest table that bots have learned', async () => {
    const all = ['arena', '--game', 'base', '--bots', 'random', '--seed', '1', '--blocks', '1', '--json'];
    expect(asTold((await inside(...all)).out)).toMatchObject({
      games: 4,
      seats: [{ bot: 'random', games: 4 }],
    });
    expect(asTold((await inside(...all, '--players', '2')).out)).toMatchObject({ games: 2 });
  });
});

describe('a corrected arena', () => {
  const CORRECTED = [...ARENA, '--bots', 'normal,easy', '--corrected'];

  test('says for each name what is left without luck, and is otherwise unchanged', async () => {
    const plain = await inside(...ARENA, '--bots', 'normal,easy', '--json');
    const { code, out, err } = await inside(...CORRECTED, '--json');
    expect([code, err]).toEqual([0, '']);
    const told = asTold(out);
    expect(Object.keys(told)).toEqual([
      'games',
      'blocks',
      'seats',
      'finished',
      'errors',
      'cpuSeconds',
      'luck',
    ]);
    const without = told.seats.map(({ corrected: _, ...rest }) => rest);
    expect(without).toEqual(asTold(plain.out).seats);
    const [one, other] = told.seats.map(
      ({ corrected }) => corrected as Record<'rate' | 'low' | 'high' | 'variance', number>,
    );
    expect(Object.keys(one)).toEqual(['rate', 'low', 'high', 'variance']);
    expect(one.low).toBeLessThan(one.rate);
    expect(one.rate + other.rate).toBeCloseTo(1, 4);
    expect(one.variance).toBe(other.variance);
  });

  test('for people and as Markdown', async () => {
    expect((await inside(...CORRECTED)).out).toMatch(
      /\n {2}normal .* corrected [\d.]+ % .*95 %: .*variance \/ [\d.]+\n.*\n {2}luck explains -?[\d.]+ % of/,
    );
    expect((await inside(...CORRECTED, '--markdown')).out).toMatch(
      /^\| game .* \| corrected \| 95 % \| variance \| errors \|\n(?:\| --- )+\|\n\| base \| normal /,
    );
  });

  test('is identical on any number of threads, and resumed where it was', async () => {
    const out = join(folder, 'corrected.jsonl');
    const whole = await inside(...CORRECTED, '--json', '--out', out);
    const threaded = landnam(...CORRECTED, '--threads', '2', '--json');
    expect(withoutTime(asTold(threaded.out))).toEqual(withoutTime(asTold(whole.out)));
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    const [head = '', first = '', ...rest] = lines;
    writeFileSync(out, [head, first.replace(/,"luck":\[[^\]]*\]/, ''), ...rest, ''].join('\n'));
    const again = await inside(...CORRECTED, '--json', '--out', out);
    expect(again.err).toMatch(/: line 2 is half written; its block was played again\n$/);
    expect(withoutTime(asTold(again.out))).toEqual(withoutTime(asTold(whole.out)));
    const plain = await inside(...ARENA, '--bots', 'normal,easy', '--out', out);
    expect([plain.code, plain.err]).toEqual([2, expect.stringMatching(/it belongs to another contest/)]);
  });

  test('a test that ended the run is reported beside its interval', async () => {
    const args = ['--bots', 'normal,random', '--blocks', '60', '--sprt', '0,200'];
    const { out } = await inside(...ARENA, ...args, '--corrected', '--json');
    expect(asTold(out)).toMatchObject({ verdict: 'accepted', stopped: true });
    expect((await inside(...ARENA, ...args)).out).toMatch(
      /\n {2}the test ended the run: rates and intervals /,
    );
    expect((await inside(...ARENA, ...args, '--markdown')).out).toMatch(/ \(stopped\) \|/);
  });

  test('without weights for its game it says so, and measures plainly', () => {
    const found = findTable('base', 3);
    if (!found.ok) throw new Error(found.error);
    const lines: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const may = [mayCorrect(found.value.game), mayCorrect({ ...found.value.game })];
    spy.mockRestore();
    expect(may).toEqual([true, false]);
    expect(lines).toEqual([
      'landnam: weights of a map of its own: there is none; results are not corrected\n',
    ]);
  });
});

describe('study bots', () => {
  const weightsOf = (game: string): string =>
    fileURLToPath(new URL(`../../../bots/weights/${game}.bin`, import.meta.url));
  const study = (...bots: string[]): ReturnType<typeof inside> =>
    inside('arena', '--game', 'base', '--bots', bots.join(','), '--seed', '3', '--blocks', '1', '--json');

  test('a file of weights plays as those that ship if it is the same', async () => {
    const winsOf = async (bot: string): Promise<readonly unknown[]> => {
      const { code, out } = await study(bot, 'normal');
      expect(code).toBe(0);
      return asTold(out).seats.map(({ wins }) => wins);
    };
    expect(await winsOf(`planner@${weightsOf('base.2')}`)).toEqual(await winsOf('planner'));
  });

  test.each([
    ['no such file', 'hard@nowhere.bin', /nowhere\.bin: there is no such file/],
    ['weights of another game', `hard@${weightsOf('energies')}`, /energies\.bin: it wants other features: /],
    ['no level that searches', `easy@${weightsOf('base')}`, /"easy" does not search: planner, hard, expert/],
  ])('%s: one line and exit code 2', async (_, bot, line) => {
    const { code, err } = await study(bot, 'normal');
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toMatch(line);
  });

  test('workers elsewhere are not given the path of a file', async () => {
    const queued = ['--queue', 'postgres://nobody@127.0.0.1:1/none'];
    const { code, err } = await inside(...ARENA, '--bots', `hard@${weightsOf('base')},normal`, ...queued);
    expect(code).toBe(2);
    expect(err).toMatch(/base\.bin: workers elsewhere do not have this file\n$/);
  });
});

describe('a run that is resumed', () => {
  const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

  test('plays what is missing, and nothing twice', async () => {
    const out = join(folder, 'stopped.jsonl');
    await arena('--out', out, '--blocks', '4');
    const first = linesOf(out);
    const whole = await arena('--out', out);
    expect(linesOf(out).slice(0, 5)).toEqual(first);
    expect(linesOf(out)).toHaveLength(7);
    expect(await arena('--out', out)).toEqual(whole);
    const straight = join(folder, 'straight.jsonl');
    expect(withoutTime(await arena('--out', straight))).toEqual(withoutTime(whole));
    const games = (line: string): unknown => (JSON.parse(line) as { games?: unknown }).games;
    expect(linesOf(out).map(games)).toEqual(linesOf(straight).map(games));
  });

  test.each([
    ['cut in the middle', (text: string) => text.slice(0, -20)],
    ['followed by half a line', (text: string) => `${text}{"block":2,"games":[`],
    ['with a line that cannot be read', (text: string) => `${text.replace('{"block":1', '{"bl')}{"bl\n`],
    ['with a block of another table', (text: string) => `${text}{"block":5,"games":[],"cpuSeconds":1}\n`],
  ])('%s: says so in one line and plays the block again', async (name, damage) => {
    const out = join(folder, `${name}.jsonl`);
    await arena('--out', out, '--blocks', '4');
    writeFileSync(out, damage(readFileSync(out, 'utf8')));
    const { code, out: told, err } = await inside(...ARENA, '--out', out, '--json');
    expect(code).toBe(0);
    expect(err).toMatch(/^landnam: .*: line \d+(?:, \d+)* is half written; its block was played again\n$/);
    expect(withoutTime(asTold(told))).toEqual(withoutTime(await arena()));
    expect(withoutTime(asTold((await inside(...ARENA, '--out', out, '--json')).out))).toEqual(
      withoutTime(asTold(told)),
    );
  });

  test('a block that occurs twice is counted once', async () => {
    const out = join(folder, 'twice.jsonl');
    const whole = await arena('--out', out);
    appendFileSync(out, `${linesOf(out)[3]}\n`);
    expect(await arena('--out', out)).toEqual(whole);
  });

  test('stopped while it wrote its first line', async () => {
    const out = join(folder, 'first line.jsonl');
    await arena('--out', out);
    writeFileSync(out, readFileSync(out, 'utf8').slice(0, 30));
    expect(withoutTime(await arena('--out', out))).toEqual(withoutTime(await arena()));
  });
});

describe('wrong input is one line and exit code 2', () => {
  const foreign = join(folder, 'foreign.txt');
  const other = join(folder, 'other.jsonl');
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['an unknown level', ['--bots', 'genius,random'], /no bot is called "genius": .*random.* are known/],
    ['an unknown game', ['--game', 'chess'], /no game is called "chess"/],
    [
      'too many seats',
      ['--bots', 'random,random,random,random,random,random,random'],
      /base is for 2, 3, 4, 5, 6 players, not 7/,
    ],
    ['an unknown option', ['--options', 'sun=true'], /option "sun" is unknown/],
    ['no blocks', ['--blocks', '0'], /A whole number from 1 /],
    [
      'one hypothesis',
      ['--sprt', '5'],
      /Two increasing numbers are needed: 0,10 in Elo, or 25%,27% of the games/,
    ],
    ['falling hypotheses', ['--sprt', '5,0'], /Two increasing numbers/],
    ['shares that are none', ['--sprt', '20%,120%'], /Shares lie between/],
    ['nothing to test', ['--bots', 'random', '--sprt', '0,5'], /every seat has the same bot/],
    ['a file of something else', ['--out', foreign], /line 1: it is not a file of arena results/],
    ['another contest', ['--out', other], /it belongs to another contest: \{"arena":1,"game":"base"/],
    ['a folder as a file', ['--out', folder], /it is a folder/],
    ['a file nowhere', ['--out', join(folder, 'none', 'x')], /no such file or folder/],
  ];
  test.each(cases)('%s', async (_name, args, message) => {
    writeFileSync(foreign, 'a letter to a friend');
    await inside(...ARENA, '--seed', '4', '--out', other);
    const { code, out, err } = await inside(...ARENA, ...args);
    expect(err).toMatch(message);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(readFileSync(foreign, 'utf8')).toBe('a letter to a friend');
  });
});
