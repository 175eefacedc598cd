import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandFolder, inside, landnamIn, SIMULATE } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);

describe('wrong input is one line and exit code 2', () => {
  const file = join(folder, 'a file');
  const broken = join(folder, 'broken');
  const badMap = join(folder, 'broken.json');
  beforeAll(() => {
    writeFileSync(file, 'text');
    mkdirSync(broken);
    writeFileSync(badMap, '{"format":1,"id":"x","name":"x","recipe":"base"}');
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
    [
      'no kind of board',
      ['deal', '--kind', 'moon'],
      /no kind of board is called "moon": base, .*islands are known/,
    ],
    ['no limit', ['deal', '--kind', 'base', '--limits', 'blue=1'], /no limit is called "blue": reds, /],
    ['half a limit', ['deal', '--kind', 'base', '--limits', 'corner=9..3'], /limit corner: 9 is more than 3/],
    [
      'a limit that no deal keeps',
      ['deal', '--kind', 'base', '--limits', 'corner=..4'],
      /corner=\.\.4 cannot be met \(proved: the nearest any deal comes is 5\)/,
    ],
    [
      'two limits that exclude each other',
      ['deal', '--kind', 'islands', '--limits', 'islands=6,size=5..'],
      /islands=6 and size=5\.\. exclude each other \(proved\)/,
    ],
    ['a board for too many', ['deal', '--kind', 'islands', '--players', '6'], /for 3, 4 players, not 6/],
    [
      'a board where a file is',
      ['deal', '--kind', 'base', '--out', file],
      /there is a file already; --force/,
    ],
    ['a new map where a file is', ['new-map', '--out', file], /there is a file already; --force replaces it/],
    ['a new map of nothing', ['new-map', '--from', 'chess'], /chess: neither a file nor one of base, /],
    ['a new map for nobody', ['new-map', '--players', '3-9'], /Numbers from 2 to 6 are needed/],
    [
      'a new map for too many',
      ['new-map', '--from', 'energies', '--players', '6'],
      /for 3, 4 players, not 6/,
    ],
    ['a drawing of nothing', ['draw', 'chess', '--svg'], /chess: neither a file nor one of base, /],
    ['a drawing in no form', ['draw', 'base'], /one of --svg and --png is needed/],
    ['a drawing in two forms', ['draw', 'base', '--svg', '--png'], /one of --svg and --png is needed/],
    ['a width of an SVG', ['draw', 'base', '--svg', '--width', '90'], /--width is for --png/],
    ['a picture that is too wide', ['draw', 'base', '--png', '--width', '9000'], /from 16 to 4000 is needed/],
    ['a drawing of no map', ['draw', file, '--svg'], /a file: it is not JSON/],
    ['a drawing of a folder', ['draw', broken, '--svg'], /it is a folder, not a file/],
    ['a drawing of a broken map', ['draw', badMap, '--svg'], /broken\.json: players: .*; and \d+ more/],
    [
      'a drawing of no position',
      ['draw', 'pos1/chess/4/turn=p0', '--svg'],
      /position: game: no game is called/,
    ],
    [
      'a drawing for too many',
      ['draw', 'base', '--svg', '--players', '7'],
      /for 2, 3, 4, 5, 6 players, not 7/,
    ],
    [
      'a drawing of a position for others',
      ['draw', '{"position":1,"game":"base","seats":3,"seed":"7","turn":"p1"}', '--svg', '--players', '4'],
      /position: --players is for maps, and this is not one/,
    ],
    [
      'a drawing where a file is',
      ['draw', 'base', '--svg', '--out', file],
      /there is a file already; --force/,
    ],
    [
      'a drawing where no folder is',
      ['draw', 'base', '--svg', '--out', join(folder, 'none', 'x.svg')],
      /x\.svg: .*no such file/,
    ],
    [
      'the balance of nothing',
      ['balance', 'chess', '--games', '4'],
      /chess: neither a file nor one of base, /,
    ],
    ['the balance of no map', ['balance', file, '--games', '4'], /it is not JSON/],
    ['the balance of no games', ['balance', 'base', '--games', '0'], /A whole number from 1 /],
    [
      'the balance by nobody',
      ['balance', 'base', '--games', '4', '--level', 'god'],
      /No bot is called "god"/,
    ],
    [
      'the balance of a broken map',
      ['balance', badMap, '--games', '4'],
      /broken\.json: players: .*; and \d+ more/,
    ],
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
