/** Runs the real command, as built, as a child process. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rootFolder } from './files.js';
import { run } from './program.js';

const root = rootFolder();
const main = join(root, 'packages', 'cli', 'dist', 'main.js');
const folder = mkdtempSync(join(tmpdir(), 'landnam-cli-'));

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const landnam = (...args: string[]): Answer => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    cwd: folder,
    timeout: 60_000,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
};
/** The same command from its sources, in this process: starting a hundred processes would take a minute. */
const inside = async (...args: string[]): Promise<Answer> => {
  const written = { out: '', err: '' };
  const catching = (name: 'out' | 'err') => (text: string | Uint8Array) => {
    written[name] += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(catching('out'));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(catching('err'));
  try {
    return { code: await run(args), ...written };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
};
const json = (...args: string[]): unknown => {
  const { code, out, err } = landnam(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as unknown;
};
const SIMULATE = ['simulate', '--game', 'base', '--players', '4', '--bots', 'random'];
const simulate = (...more: string[]): Record<string, unknown> =>
  json(...SIMULATE, '--games', '24', '--seed', '7', ...more) as Record<string, unknown>;

beforeAll(() => {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', join(root, 'packages', 'cli')], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('games', () => {
  test('lists ids, names, players and options', () => {
    const games = json('games') as readonly Record<string, unknown>[];
    for (const game of games) expect(Object.keys(game)).toEqual(['id', 'name', 'players', 'options']);
    expect(games[0]).toMatchObject({ id: 'base', players: [2, 3, 4] });
    expect(games[0]?.['options']).toContainEqual({
      name: 'setUp',
      rule: 'B-3',
      default: 'spiral',
      choices: ['spiral', 'random', 'fixed'],
    });
  });

  test('is readable without --json', () => {
    expect(landnam('games').out).toMatch(/^base: The classic island, 2, 3, 4 players\n {2}setUp/);
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
    ['an empty file', () => '', /line 1, entry 0: the first line is not "landnam-log 1"/],
    ['a cut header', (text) => text.slice(0, 200), /line 2, entry 0: the header is no complete JSON/],
    ['the end cut off', (text) => text.slice(0, 5000), /line \d+, entry \d+: (?:the log is cut off|a check)/],
    ['a strange action', (text) => edit(text, 3, 'p0 fly v3'), /line 4, entry 1: "fly" is no action/],
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
    expect([code, err]).toEqual([2, 'landnam: --after "p9 endTurn": "p9" is no seat: * or p0 to p3\n']);
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

  test('check-map plays a game on the map: an opening that nobody can begin is found', async () => {
    const file = join(folder, 'stuck.json');
    const text = readFileSync(join(root, 'packages', 'maps', 'src', 'data', 'base.json'), 'utf8');
    writeFileSync(file, text.replace('"piece": "settlement"', '"piece": "city"'));
    const { code, out } = await inside('check-map', file);
    expect([code, out.split('\n').length]).toEqual([2, 5]);
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

  test('demo plays a whole game in words and says how to go on', () => {
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

  test('help is no mistake', () => {
    const { code, out } = landnam('--help');
    expect([code, out.includes('simulate')]).toEqual([0, true]);
    expect(landnam('perft', '--help').out).toContain('--divide');
  });

  test('a reader that closes early is no failure', () => {
    const command = `"${process.execPath}" "${main}" demo --seed 1 | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([stdout.split('\n').length, stderr]).toEqual([2, '']);
  });
});

describe('wrong input is one line and exit code 2', () => {
  const file = join(folder, 'a file');
  const broken = join(folder, 'broken');
  beforeAll(() => {
    writeFileSync(file, 'text');
    mkdirSync(broken);
  });
  test.each([
    ['dance', '--fast'],
    ['replay', 'a file'],
    ['simulate', '--game', 'base', '--players', 'x'],
  ])('as built: %s %s', (...args) => {
    const { code, out, err } = landnam(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^landnam: [^\n]+\n$/);
  });

  const simulated = (...more: string[]): string[] => [...SIMULATE, '--games', '2', '--seed', '1', ...more];
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no command', [], /a command is missing; commands are games, simulate/],
    ['an unknown command', ['dance'], /unknown command 'dance'; commands are games, simulate/],
    ['an unknown flag', ['games', '--fast'], /games: unknown option '--fast'; options are --json/],
    ['a flag without its value', ['perft', '--game'], /option '--game <id>' argument missing/],
    [
      'a missing flag',
      ['simulate', '--game', 'base'],
      /required option '--players <count>' not specified; options are --game/,
    ],
    ['too many arguments', ['games', 'all'], /games: too many arguments/],
    ['no number', simulated('--threads', 'two'), /'two' is invalid\. A whole number from 1 to 256 is needed/],
    ['a negative number', simulated('--games', '-3'), /--games/],
    ['no games', simulated('--games', '0'), /A whole number from 1 /],
    [
      'an unknown game',
      ['perft', '--game', 'chess', '--players', '2', '--depth', '1'],
      /no game is called "chess": base, .* are known/,
    ],
    [
      'too many players',
      ['perft', '--game', 'base', '--players', '5', '--depth', '1'],
      /base is for 2, 3, 4 players, not 5/,
    ],
    ['an unknown bot', simulated('--bots', 'genius'), /no bot is called "genius": random, greedy are known/],
    ['too few bots', simulated('--bots', 'random,random'), /2 bots for 4 players: name one, or 4/],
    [
      'an unknown option',
      simulated('--options', 'sun=true'),
      /option "sun" is unknown: setUp, .* are allowed/,
    ],
    [
      'an option out of range',
      simulated('--options', 'pointsToWin=2'),
      /a whole number from 3 to 20 is needed, not 2/,
    ],
    ['a log folder that is a file', simulated('--log', file), /it is a file, a folder is needed/],
    ['a log folder below a file', simulated('--log', join(file, 'x')), /a file/],
    ['a log folder where none can be made', simulated('--log', '/proc/landnam/x'), /\/proc\/landnam/],
    ['no such log', ['replay', join(folder, 'none')], /there is no such file/],
    ['a folder as a log', ['replay', broken], /it is a folder, a file is needed/],
    ['no log', ['replay', file], /line 1, entry 0: the first line is not/],
    ['an entry that is none', ['replay', file, '--to', '-1'], /--to/],
    ['no such map', ['check-map', join(folder, 'none.json')], /there is no such file/],
    ['a map that is no JSON', ['check-map', file], /it is no JSON/],
    ['a folder as a map', ['check-map', broken], /it is a folder, a file is needed/],
    ['a device as a map', ['check-map', '/dev/zero'], /it is a device, a file is needed/],
    ['no name at all', ['replay', ''], /"": there is no such file/],
    ['a name too long', ['replay', 'x'.repeat(300)], /the name is too long/],
    ['help with nothing', ['help', 'dance'], /unknown command 'dance'; commands are games/],
    ['a number with an exponent', simulated('--games', '1e3'), /argument '1e3' is invalid/],
    ['half a game', simulated('--games', '1.5'), /argument '1.5' is invalid/],
    ['too many games', simulated('--games', '99999999999999999999'), /from 1 to 1000000000 is needed/],
    ['an option of every object', simulated('--options', 'constructor=1'), /"constructor" is unknown/],
  ];
  test.each(cases)('%s', async (_name, args, message) => {
    const { code, out, err } = await inside(...args);
    expect(err).toMatch(message);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
