import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandFolder, inside, landnamIn, SIMULATE } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);

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
      ['perft', '--game', 'base', '--players', '7', '--depth', '1'],
      /base is for 2, 3, 4, 5, 6 players, not 7/,
    ],
    [
      'an unknown bot',
      simulated('--bots', 'genius'),
      /no bot is called "genius": random, easy, normal, hard, expert are known/,
    ],
    ['advice on no file', ['advise', 'nofile.log'], /nofile\.log: there is no such file/],
    ['advice on nonsense', ['advise', '{"x":1}'], /position: /],
    ['a ply of a position', ['advise', '{"x":1}', '--at', '3'], /--at is for logs, and this is not one/],
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
    ['a log folder that is a file', simulated('--log', file), /it is a file, not a folder/],
    ['a log folder below a file', simulated('--log', join(file, 'x')), /a file/],
    ['a log folder where none can be made', simulated('--log', '/proc/landnam/x'), /\/proc\/landnam/],
    ['no such log', ['replay', join(folder, 'none')], /there is no such file/],
    ['a folder as a log', ['replay', broken], /it is a folder, not a file/],
    ['no log', ['replay', file], /line 1, entry 0: the first line is neither/],
    ['an entry that is none', ['replay', file, '--to', '-1'], /--to/],
    ['no such map', ['check-map', join(folder, 'none.json')], /there is no such file/],
    ['a map that is no JSON', ['check-map', file], /it is not JSON/],
    ['a folder as a map', ['check-map', broken], /it is a folder, not a file/],
    ['a device as a map', ['check-map', '/dev/zero'], /it is a device, not a file/],
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
