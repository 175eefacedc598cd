/** External bots, each a real process or thread: whatever they do, the game goes on. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHello } from '@landnam/bots/lines';
import type { Seat } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  commandFolder,
  inside,
  landnamIn,
  main,
  root,
} from '../../../../test/support/landnam.js';

/** Interpreters start, and some bots are waited for: minutes on a busy machine. */
const PATIENCE = { timeout: 300_000 };

const folder = commandFolder();
const landnam = landnamIn(folder);

interface Told {
  readonly seats: readonly { readonly bot: string; readonly wins: number }[];
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
}
const asTold = ({ code, out, err }: Answer): Told => {
  expect([code, err.split('\n').filter((line) => !line.startsWith('landnam: '))]).toEqual([0, ['']]);
  return JSON.parse(out) as Told;
};

const against = (bot: string, ...more: string[]): Answer =>
  landnam(
    'arena',
    '--game',
    'base',
    '--bots',
    `${bot},random`,
    '--blocks',
    '1',
    '--seed',
    '5',
    '--json',
    ...more,
  );

/** A bot that answers properly until its third question, and then does what is written here. */
const badProcess = (name: string, then: string): string => {
  const text = `
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
writeFileSync('pid of ${name}', String(process.pid));
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
const misbehave = (message) => { ${then} };
let asked = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type !== 'ask') return;
  if (++asked < 3) say({ id: message.id, choice: 0 });
  else misbehave(message);
});
`;
  writeFileSync(join(folder, `${name}.mjs`), text);
  return `exec:node "${name}.mjs"`;
};

/** A silent bot is waited for; all others have time, however busy the machine is. */
const patienceFor = (message: RegExp): string => (message.source.includes('did not answer') ? '2' : '60');

const isAlive = (name: string): boolean => {
  try {
    process.kill(Number(readFileSync(join(folder, `pid of ${name}`), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
};

describe('a process loses its seat to the stand-in, and every game is finished', PATIENCE, () => {
  test.each([
    ['crashes', 'throw new Error("a bug of its own")', /it ended with exit code 1/],
    ['goes away', 'process.exit(0)', /it ended with exit code 0/],
    ['hangs', 'setInterval(() => 0, 1000)', /it did not answer within 2 seconds/],
    ['spins', 'for (;;);', /it did not answer within 2 seconds/],
    ['floods', 'for (;;) process.stdout.write("x".repeat(65536))', /it wrote a line without end/],
    [
      'babbles',
      'for (let i = 0; i < 1e6; i++) say({ id: message.id, choice: 0 })',
      /without being asked|answered question/,
    ],
    [
      'answers twice',
      'say({ id: message.id, choice: 0 }); say({ id: message.id, choice: 0 })',
      /without being asked|answered question/,
    ],
    [
      'talks nonsense',
      'process.stdout.write("let me think\\n")',
      /it did not write a JSON object: "let me think"/,
    ],
    ['answers another question', 'say({ id: 99, choice: 0 })', /it answered question 99, not 3/],
    [
      'breaks the rules',
      'say({ id: message.id, action: { type: "endTurn" } })',
      /its action is refused: \w+ \[B-\d+\]/,
    ],
    [
      'invents actions',
      'say({ id: message.id, action: { type: "win" } })',
      /"win" is not an action of this game/,
    ],
    [
      'is asleep to the end',
      'process.stdin.destroy(); process.stdout.end(); setInterval(() => 0, 1000)',
      /it did not answer/,
    ],
  ])('one that %s', async (name, then, message) => {
    const bot = badProcess(name, then);
    const answer = against(bot, '--patience', patienceFor(message));
    expect(asTold(answer)).toMatchObject({ games: 2, finished: 2, errors: 2, seats: [{ bot, wins: 0 }, {}] });
    expect(answer.err).toMatch(
      /^landnam: exec:node .* lost its seat to a stand-in 2 times; first: [^\n]+\n$/,
    );
    expect(answer.err).toMatch(message);
    // killed by now, but the system may take a while on a busy machine
    await vi.waitUntil(() => !isAlive(name), { timeout: 60_000 });
  });

  test.each(['1', '2'])(
    'one that would stay when all is over, on %s threads, is sent home',
    async (threads) => {
      const bot = badProcess('stays', 'say({ id: message.id, choice: 0 }); setInterval(() => 0, 1000)');
      expect(asTold(against(bot, '--threads', threads))).toMatchObject({ finished: 2, errors: 0 });
      await vi.waitUntil(() => !isAlive('stays'), { timeout: 60_000 });
    },
  );

  test('one that is not a bot at all', () => {
    expect(asTold(against('exec:node --version'))).toMatchObject({ games: 2, finished: 2, errors: 2 });
  });

  test('in simulate too, and the log says who sat there', () => {
    const bot = badProcess('crashes in simulate', 'process.exit(3)');
    const args = ['--game', 'base', '--players', '3', '--games', '2', '--seed', '1', '--threads', '2'];
    const { code, out, err } = landnam(
      'simulate',
      ...args,
      '--bots',
      `random,${bot},random`,
      '--log',
      'logs',
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 2 });
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/lost its seat .* 2 times; first: it ended with exit code 3\n$/),
    ]);
    for (const name of readdirSync(join(folder, 'logs'))) {
      expect(readFileSync(join(folder, 'logs', name), 'utf8')).toContain(
        '"seated":["bot random","bot exec","bot random"]',
      );
      expect(landnam('replay', join('logs', name)).code).toBe(0);
    }
  });
});

describe('a module', PATIENCE, () => {
  const module = (name: string, text: string): string => {
    writeFileSync(join(folder, `${name}.mjs`), text);
    return `module:./${name}.mjs`;
  };
  const choosing = (name: string, choose: string): string =>
    module(
      name,
      `let asked = 0;
       export const bot = (game, seat, below) => ({
         begin() {},
         choose({ legal }) { if (++asked % 3 > 0) return legal.items[below(legal.length)]; ${choose} },
       });`,
    );

  test('plays as the same bot of ours does', () => {
    const own = module(
      'blind',
      'export const bot = (game, seat, below) => ({ begin() {}, choose: ({ legal }) => legal.items[below(legal.length)] });',
    );
    const told = asTold(against(own, '--blocks', '3'));
    const [{ wins }] = told.seats;
    expect(told).toMatchObject({ finished: 6, errors: 0 });
    const first = (text: string): number =>
      text
        .trim()
        .split('\n')
        .slice(1)
        .flatMap((line) => (JSON.parse(line) as { games: { won: number[] }[] }).games)
        .filter(({ won }) => won.includes(0)).length;
    landnam(
      'arena',
      '--game',
      'base',
      '--bots',
      'random',
      '--players',
      '2',
      '--blocks',
      '3',
      '--seed',
      '5',
      '--out',
      'ours.jsonl',
    );
    expect(first(readFileSync(join(folder, 'ours.jsonl'), 'utf8'))).toBe(wins);
  });

  test.each([
    ['throws', choosing, 'throw new Error("a bug of its own")', /it failed: a bug of its own/],
    ['spins', choosing, 'for (;;);', /it did not answer within 2 seconds/],
    ['ends its thread', choosing, 'process.exit(1)', /it ended its thread/],
    ['invents actions', choosing, 'return 0x7fffffff', /it failed/],
    ['breaks the rules', choosing, 'return -1 >>> 8', /it failed|refused|is not an action/],
    ['answers nothing', choosing, 'return undefined', /it failed/],
    ['cannot be read', module, 'export const = 3', /it failed/],
    ['has no bot', module, 'export const butler = 3', /it failed: it exports no function called bot/],
  ])('that %s loses its seat', (name, make, text, message) => {
    const answer = against(
      make(`module that ${name}`.replaceAll(' ', '-'), text),
      '--patience',
      patienceFor(message),
    );
    expect(asTold(answer)).toMatchObject({ games: 2, finished: 2, errors: 2 });
    expect(answer.err).toMatch(message);
  });
});

describe('landnam bot', PATIENCE, () => {
  const table = findTable('base', 3);
  if (!table.ok) throw new Error(table.error);
  const hello = makeHello(table.value, 1 as Seat, 'seed');
  const speak = (lines: readonly unknown[], ...args: string[]) => {
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'bot', ...args], {
      input,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, err: stderr };
  };
  const BASE = ['--game', 'base', '--level', 'greedy'];

  test('sits at other tables and plays what it plays at ours', () => {
    const outcome = (bot: string): unknown => {
      const { seats, ...told } = asTold(against(bot, '--blocks', '4'));
      return { ...told, cpuSeconds: 0, wins: seats.map(({ wins }) => wins) };
    };
    expect(outcome(`exec:node "${main}" bot ${BASE.join(' ')}`)).toEqual(outcome('greedy'));
  });

  test('says nothing to a hello and ends with its input', () => {
    expect(speak([hello, '', hello], ...BASE)).toEqual({ code: 0, out: '', err: '' });
  });

  test.each([
    ['an unknown level', [], ['--game', 'base', '--level', 'genius'], /no bot is called "genius"/],
    ['an unknown game', [], ['--game', 'chess', '--level', 'greedy'], /no game is called "chess"/],
    ['no JSON', ['hello?'], BASE, /a line is a JSON object/],
    ['another game', [{ ...hello, game: 'energies' }], BASE, /energies is played here, not base/],
    ['a position that is none', [hello, { type: 'ask', id: 1, view: {} }], BASE, /1 is the only format/],
  ])('%s is one line and exit code 2', (_name, lines, args, message) => {
    const { code, out, err } = speak(lines, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^landnam: [^\n]+\n$/);
    expect(err).toMatch(message);
  });
});

describe('the examples', PATIENCE, () => {
  test.each([
    ['exec:python3', 'line_bot.py'],
    ['module:', 'module-bot.mjs'],
  ])('%s %s beats blind ones without a fault', (how, name) => {
    const path = join(root, 'examples', name);
    const told = asTold(against(how.endsWith(':') ? `${how}${path}` : `${how} "${path}"`, '--blocks', '3'));
    expect(told).toMatchObject({ games: 6, finished: 6, errors: 0 });
    expect(told.seats[0].wins).toBeGreaterThanOrEqual(5);
  });
});

describe('a bot that does not exist is wrong input', () => {
  test.each([
    ['exec:no-such-command x', /there is no command "no-such-command"/],
    ['exec:', /there is no command ""/],
    ['module:./none.mjs', /there is no file .*none\.mjs/],
    ['telnet:localhost', /no bot is called "telnet:localhost"/],
  ])('%s', async (bot, message) => {
    for (const command of ['arena', 'simulate']) {
      const count = command === 'arena' ? '--blocks' : '--games';
      const args = [
        command,
        '--game',
        'base',
        '--players',
        '2',
        '--bots',
        `${bot},random`,
        count,
        '1',
        '--seed',
        '1',
      ];
      const { code, out, err } = await inside(...args);
      expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
      expect(err).toMatch(message);
    }
  });
});
