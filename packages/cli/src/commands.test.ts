/** The commands, one after another, as a user runs them. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandFolder, inside, landnamIn, main, root, SIMULATE } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const json = (...args: string[]): unknown => {
  const { code, out, err } = landnam(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as unknown;
};
const simulate = (...more: string[]): Record<string, unknown> =>
  json(...SIMULATE, '--games', '24', '--seed', '7', ...more) as Record<string, unknown>;

describe('games', () => {
  test('lists ids, names, players and options', () => {
    const games = json('games') as readonly Record<string, unknown>[];
    for (const game of games) expect(Object.keys(game)).toEqual(['id', 'name', 'players', 'options']);
    expect(games[0]).toMatchObject({ id: 'base', players: [2, 3, 4, 5, 6] });
    expect(games[0]?.['options']).toContainEqual({
      name: 'setUp',
      rule: 'B-3',
      default: 'spiral',
      choices: ['spiral', 'random', 'fixed'],
    });
  });

  test('is readable without --json', () => {
    expect(landnam('games').out).toMatch(/^base: The classic island, 2, 3, 4, 5, 6 players\n {2}setUp/);
  });
});

describe('simulate', () => {
  test('reports exactly these keys, and every game is finished', () => {
    const report = simulate();
    expect(Object.keys(report)).toEqual([
      'game',
      'players',
      'games',
      'finished',
      'actions',
      'cpuSeconds',
      'gamesPerCpuSecond',
      'actionsPerCpuSecond',
      'wins',
      'meanTurns',
      'ends',
    ]);
    expect(report).toMatchObject({ game: 'base', players: 4, games: 24, finished: 24, ends: { points: 24 } });
    expect((report['wins'] as number[]).reduce((sum, wins) => sum + wins)).toBe(24);
  });

  test('the same seed gives the same games whatever the number of threads', () => {
    const same = ({ actions, wins, meanTurns, ends }: Record<string, unknown>) => ({
      actions,
      wins,
      meanTurns,
      ends,
    });
    const one = same(simulate());
    expect(same(simulate('--threads', '3'))).toEqual(one);
    expect(same(json(...SIMULATE, '--games', '24', '--seed', '8') as Record<string, unknown>)).not.toEqual(
      one,
    );
  });

  test('[B-54] a game that nobody wins ends at the limit and is finished', () => {
    const options = ['--options', 'pointsToWin=20'];
    const report = json(...SIMULATE, '--games', '4', '--seed', '1', ...options) as Record<string, unknown>;
    expect(report).toMatchObject({ finished: 4, ends: { limit: 4 } });
  });

  test('seats a bot each', () => {
    const seats = ['simulate', '--game', 'base', '--players', '2', '--bots', 'greedy,random'];
    const { code, out } = landnam(...seats, '--games', '3', '--seed', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/p0 greedy .* won[^]*p1 random/);
  });
});

describe('logs', () => {
  const logs = join(folder, 'logs', 'of today');
  let log = '';
  beforeAll(() => {
    simulate('--games', '3', '--threads', '2', '--log', logs);
    expect(readdirSync(logs)).toEqual(['base-4-7-0.log', 'base-4-7-1.log', 'base-4-7-2.log']);
    log = readFileSync(join(logs, 'base-4-7-1.log'), 'utf8');
  });

  test('do not depend on the number of threads', () => {
    const again = join(folder, 'again');
    simulate('--games', '2', '--log', again);
    expect(readFileSync(join(again, 'base-4-7-1.log'), 'utf8')).toBe(log);
  });

  test('are accepted by replay, which prints board and result', () => {
    const { code, out } = landnam('replay', join(logs, 'base-4-7-1.log'));
    expect(code).toBe(0);
    expect(out).toContain('mountains');
    expect(out).toMatch(/base: (\d+) of \1 entries played, \d+ hashes agree; won p\d points\.\n$/);
  });

  test('are played to an entry', () => {
    const replay = json('replay', join(logs, 'base-4-7-1.log'), '--to', '16');
    expect(replay).toMatchObject({ game: 'base', plies: 16, outcome: 'running', points: [2, 2, 2, 2] });
  });

  const lineOf = (text: string, starts: string): number =>
    text.split('\n').findIndex((line) => line.startsWith(starts));
  const edit = (text: string, at: number, line: string): string => text.split('\n').with(at, line).join('\n');
  const damages: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['an empty file', () => '', /line 1, entry 0: the first line is neither "landnam-log 2"/],
    ['a cut header', (text) => text.slice(0, 200), /line 2, entry 0: the header is not a complete JSON/],
    ['the end cut off', (text) => text.slice(0, 5000), /line \d+, entry \d+: (?:the log is cut off|a check)/],
    ['a strange action', (text) => edit(text, 3, 'p0 fly v3'), /line 4, entry 1: "fly" is not an action/],
    [
      'an operand too large',
      (text) => text.replace(/placeSettlement v\d+/, 'placeSettlement v54'),
      /entry 1: vertex: "v54" is not v0 to v53/,
    ],
    [
      'an illegal move',
      (text) => edit(text, 3, '* rollDice 1 2'),
      /entry 1: .* is refused: notAsked \[B-10\]/,
    ],
    [
      'a lost entry',
      (text) => text.split('\n').toSpliced(9, 1).join('\n'),
      /entry 31: the check line counts 32/,
    ],
    [
      'another hash',
      (text) => text.replace(/^= 32 .{16}/m, '= 32 0123456789abcdef'),
      /entry 32: the position differs/,
    ],
    [
      'another die',
      (text) => edit(text, lineOf(text, '* rollDice'), '* rollDice 5 5'),
      /line \d+, entry \d+: /,
    ],
    [
      'another winner',
      (text) => text.replace(/won p(\d)/, (_, seat: string) => `won p${(Number(seat) + 1) % 4}`),
      /the outcome is "won/,
    ],
    [
      'an unknown game',
      (text) => text.replace('"game":"base"', '"game":"checkers"'),
      /no game is called "checkers"/,
    ],
    ['another map', (text) => text.replace(/"map":"./, '"map":"x'), /the map of base is another one/],
    ['a spoilt deal', (text) => text.replace('"terrain":[', '"terrain":[1,'), /terrain: 20 given, 19 needed/],
    ['a changed seed', (text) => text.replace('"seed":"7 ', '"seed":"8 '), /the header was changed/],
  ];
  test.each(damages)('%s is refused with its place', async (_name, damage, message) => {
    const file = join(folder, 'damaged.log');
    const damaged = damage(log);
    expect(damaged).not.toBe(log);
    writeFileSync(file, damaged);
    const { code, out, err } = await inside('replay', file);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('perft', () => {
  test('[B-10 B-12] counts from depth 1 on', () => {
    const report = json('perft', '--game', 'base', '--players', '4', '--depth', '5');
    expect(report).toMatchObject({ counts: [54, 144, 7236, 19248, 897180] });
  });

  test('splits by action type', () => {
    const report = json('perft', '--game', 'base', '--players', '3', '--depth', '2', '--divide');
    expect(report).toMatchObject({ divide: [{ placeSettlement: 54 }, { placeRoad: 144 }] });
  });

  test('counts from a position further on', () => {
    const at = ['perft', '--game', 'base', '--players', '4', '--depth', '2', '--after'];
    const { code, err } = landnam(...at, 'p9 endTurn');
    expect([code, err]).toEqual([2, 'landnam: --after "p9 endTurn": "p9" is not a seat: * or p0 to p3\n']);
    // the seed decides who begins: one seat of four is asked
    const answers = [0, 1, 2, 3].map((seat) => landnam(...at, `p${seat} placeSettlement v0`, '--json'));
    const counted = answers.filter((answer) => answer.code === 0);
    expect(counted.map(({ out }) => JSON.parse(out) as unknown)).toMatchObject([{ counts: [2, 102] }]);
    expect(answers.filter((answer) => answer.err.includes('is refused: notAsked [B-10]'))).toHaveLength(3);
  });
});

describe('other commands', () => {
  test('rules gives three arrays', () => {
    const report = json('rules') as Record<string, unknown>;
    expect(Object.keys(report)).toEqual(['ids', 'tested', 'missing']);
  });

  test('check-map finds nothing wrong with the base map and shows it', () => {
    const file = join(root, 'packages', 'maps', 'src', 'data', 'base.json');
    const { code, out } = landnam('check-map', file);
    expect([code, out.includes('nothing is wrong'), out.includes('desert')]).toEqual([0, true, true]);
  });

  test('check-map says all that is wrong, each with its place', () => {
    const file = join(folder, 'broken.json');
    const text = readFileSync(join(root, 'packages', 'maps', 'src', 'data', 'base.json'), 'utf8');
    writeFileSync(
      file,
      text.replace('"mountains"', '"volcano"').replace('"trades": "grain"', '"trades": "gold"'),
    );
    const { code, out } = landnam('check-map', file);
    expect(code).toBe(2);
    expect(out).toContain('hex 0,-2: no terrain is called volcano');
    expect(out).toMatch(/harbour 1,-2 NE: trades is any or one of/);
    const report = landnam('check-map', file, '--json');
    expect((JSON.parse(report.out) as { problems: unknown[] }).problems).toHaveLength(3);
  });

  test.each([
    ['[]', /file: a map is a JSON object/],
    ['"NaN"', /file: a map is a JSON object/],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, /file: a map is a JSON object/],
    ['{"format":1e999}', /format: 1 is the only format/],
    [`${'{"boards":'.repeat(5000)}1${'}'.repeat(5000)}`, /name: a text is needed, not nothing/],
  ])('check-map keeps calm: %.20s', async (text, what) => {
    const file = join(folder, 'odd.json');
    writeFileSync(file, text);
    const { code, out } = await inside('check-map', file);
    expect(code).toBe(2);
    expect(out).toMatch(what);
    process.exitCode = 0;
  });

  test('check-map plays a game on the map: an impossible opening is found', async () => {
    const file = join(folder, 'stuck.json');
    const text = readFileSync(join(root, 'packages', 'maps', 'src', 'data', 'base.json'), 'utf8');
    writeFileSync(file, text.replace('"piece": "settlement"', '"piece": "city"'));
    const { code, out } = await inside('check-map', file);
    expect([code, out.split('\n').length]).toEqual([2, 7]);
    expect(out).toMatch(/4 players: /);
    process.exitCode = 0;
  });

  test('bench measures in CPU time and against its own loop', () => {
    const figures = json('bench', '--games', '5') as Record<string, number>;
    for (const name of [
      'gamesPerCpuSecond',
      'actionsPerCpuSecond',
      'stateCopyNs',
      'plyNs',
      'legalListNs',
      'ratio',
    ])
      expect(figures[name]).toBeGreaterThan(0);
  });

  test.each(['features', 'columns'])('bench %s measures what bots read of a position', (what) => {
    const told = json('bench', what, '--game', 'base', '--games', '1') as Readonly<
      Record<string, readonly Record<string, number>[]>
    >;
    expect(told[what]).toHaveLength(1);
    expect(told[what]?.[0]).toMatchObject({ game: 'base', players: 4 });
    for (const name of ['seat', 'table', 'readNs', 'leafNs', 'changes'])
      expect(told[what]?.[0]?.[name]).toBeGreaterThan(0);
  });

  test('bench value measures what the chances of a position cost', () => {
    const { value } = json('bench', 'value', '--game', 'base', '--games', '1') as {
      value: readonly Record<string, number>[];
    };
    expect(value).toHaveLength(1);
    expect(value[0]).toMatchObject({ game: 'base', players: 4 });
    expect(value[0]?.['inputs']).toBeGreaterThan(100);
    expect(value[0]?.['columnsNs']).toBeGreaterThan(0);
  });

  test('bench choices measures what a level takes for each choice', { timeout: 120_000 }, () => {
    const { choices } = json('bench', 'choices', '--game', 'base', '--level', 'normal', '--games', '1') as {
      choices: readonly Record<string, number>[];
    };
    expect(choices).toHaveLength(1);
    expect(choices[0]).toMatchObject({ game: 'base', players: 4, level: 'normal' });
    const { meanMs = NaN, p99Ms = NaN, worstMs = NaN, choices: count } = choices[0] ?? {};
    expect(count).toBeGreaterThan(20);
    expect(meanMs).toBeGreaterThan(0);
    expect([meanMs <= worstMs, p99Ms <= worstMs]).toEqual([true, true]);
  });

  test('bench choices refuses an unknown level, and other parts refuse a level', () => {
    const unknown = landnam('bench', 'choices', '--game', 'base', '--level', 'nobody');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringMatching(/no bot is called "nobody"/)]);
    const misplaced = landnam('bench', '--level', 'hard');
    expect([misplaced.code, misplaced.err]).toEqual([2, expect.stringMatching(/bench choices/)]);
  });

  test('demo plays a whole game in words and says what to try next', () => {
    const { code, out } = landnam('demo', '--seed', '5');
    expect(code).toBe(0);
    expect(out).toMatch(/Asa settles at [^]*— round 1, [^]* wins with \d+ points[^]*How to go on:/);
    expect(out.split('\n').every((line) => line.length <= 120)).toBe(true);
    expect(landnam('demo', '--seed', '5').out).toBe(out);
  });

  test('demo shows any game that there is, in its own words', () => {
    const { code, out } = landnam('demo', '--game', 'energies/first-game', '--players', '3', '--seed', '5');
    expect(code).toBe(0);
    expect(out).toMatch(/Asa, Bjorn, Embla \(greedy bots\) play energies\/first-game[^]*a brown disc: /);
    expect(out).toContain('demo --game energies/first-game --players 3 --seed 5');
    expect(landnam('demo', '--game', 'chess')).toMatchObject({ code: 2, out: '' });
    expect(landnam('demo', '--game', 'energies', '--players', '2').code).toBe(2);
  });

  test('asking for help is not a mistake', () => {
    const { code, out } = landnam('--help');
    expect([code, out.includes('simulate')]).toEqual([0, true]);
    expect(landnam('perft', '--help').out).toContain('--divide');
  });

  test('a reader that closes early is not a failure', () => {
    const command = `"${process.execPath}" "${main}" demo --seed 1 | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([stdout.split('\n').length, stderr]).toEqual([2, '']);
  });
});
