import { describe, expect, test } from 'vitest';
import { ATLAS, mapHash } from './atlas.js';
import { checkMap } from './check.js';
import type { MapBoard, MapData } from './format.js';
import { findTable, openGame, setTable } from './open.js';

const base = ATLAS.get('base')!;
const board = base.boards['any'];

const problemsOf = (data: unknown): string[] => {
  const checked = checkMap(data);
  return checked.ok ? [] : checked.error.map(({ where, what }) => `${where}: ${what}`);
};
const withBoard = (part: Partial<MapBoard>): unknown => ({ ...base, boards: { any: { ...board, ...part } } });

describe('every map that ships', () => {
  test.each([...ATLAS.values()])('$id has no problem', (map) => {
    expect(problemsOf(map)).toEqual([]);
    expect(problemsOf(JSON.parse(JSON.stringify(map)))).toEqual([]);
    expect(mapHash(map)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('a broken map is told all its problems, each with its place', () => {
  const hexes = board.hexes;
  const cases: [string, unknown, RegExp][] = [
    ['no map at all', 3, /file: a map is a JSON object/],
    ['an unknown format', { ...base, format: 9 }, /^format:/],
    ['no name', { ...base, name: '' }, /^name: a text/],
    ['an unknown recipe', { ...base, recipe: 'chess' }, /^recipe: one of/],
    ['a name every object has', { ...base, recipe: 'constructor' }, /^recipe: one of/],
    ['too many points', { ...base, pointsToWin: 99 }, /^pointsToWin:/],
    ['nobody', { ...base, players: [] }, /^players:/],
    ['seven players', { ...base, players: [7] }, /7 is not from 2 to 6/],
    [
      'an opening without pieces',
      { ...base, opening: [{ piece: 'castle', order: 'clockwise' }] },
      /no piece is called castle/,
    ],
    [
      'an opening sideways',
      { ...base, opening: [{ piece: 'settlement', order: 'sideways' }] },
      /clockwise or reverse/,
    ],
    ['a module nobody has', { ...base, modules: { with: ['dragons'] } }, /dragons is no module/],
    ['no module to leave out', { ...base, modules: { without: ['dragons'] } }, /dragons is no module/],
    ['no board', { ...base, boards: {} }, /no board for 2 players/],
    ['no hexes', withBoard({ hexes: [] }), /a list of hexes is needed/],
    [
      'a strange terrain',
      withBoard({ hexes: [{ ...hexes[0], terrain: 'lava' }, ...hexes.slice(1)] }),
      /no terrain is called lava/,
    ],
    ['a seven', withBoard({ hexes: [{ ...hexes[0], number: 7 }, ...hexes.slice(1)] }), /7 is no number/],
    ['a hex twice', withBoard({ hexes: [...hexes, hexes[0]] }), /stands twice/],
    [
      'red beside red',
      withBoard({ hexes: hexes.map((hex, i) => (i < 2 ? { ...hex, number: 6 } : hex)) }),
      /two red numbers are adjacent/,
    ],
    ['a harbour inland', withBoard({ harbours: [{ q: 0, r: 0, side: 'E', trades: 'any' }] }), /no coast/],
    [
      'a harbour nowhere',
      withBoard({ harbours: [{ q: 9, r: 9, side: 'E', trades: 'any' }] }),
      /no land hex has this side/,
    ],
    [
      'a harbour for gold',
      withBoard({ harbours: [{ q: 0, r: -2, side: 'NW', trades: 'gold' }] }),
      /trades is any or one of/,
    ],
    [
      'harbours that share a corner',
      withBoard({
        harbours: [
          { q: 0, r: -2, side: 'NW', trades: 'any' },
          { q: 0, r: -2, side: 'NE', trades: 'any' },
        ],
      }),
      /shares a corner with/,
    ],
    [
      'too few tokens',
      withBoard({ shuffles: [{ hexes: 'all', spiral: [5, 2, 6] }] }),
      /tokens: 3 given, 18 needed/,
    ],
    ['a shuffle of nothing', withBoard({ shuffles: [{ hexes: 'moon' }] }), /no hex is in this area/],
  ];
  test.each(cases)('%s', (_name, data, expected) => {
    expect(problemsOf(data).some((problem) => expected.test(problem))).toBe(true);
  });

  test('several at once', () => {
    expect(problemsOf({ ...base, format: 9, pointsToWin: 1, players: [9] })).toHaveLength(3);
  });
});

describe('[B-60] tables and options', () => {
  test('[B-60] two to four players for base, nobody else', () => {
    for (const seats of [2, 3, 4]) expect(findTable('base', seats).ok).toBe(true);
    for (const seats of [1, 5, 0, 2.5]) expect(findTable('base', seats).ok).toBe(false);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ speed: 3 }, 'speed'],
    [{ discardLimit: 4 }, 'discardLimit'],
    [{ discardLimit: 21 }, 'discardLimit'],
    [{ discardLimit: '7' }, 'discardLimit'],
    [{ friendlyRobber: 1 }, 'friendlyRobber'],
    [{ balancedDice: 'yes' }, 'balancedDice'],
    [{ pointsToWin: 2 }, 'pointsToWin'],
    [{ setUp: 'upside-down' }, 'setUp'],
  ])('[B-60] %j is refused by name', (options, name) => {
    const found = findTable('base', 4, options);
    expect(!found.ok && found.error).toContain(name);
  });

  test('an unknown game names those that are known', () => {
    const opened = openGame('chess', 4, {}, () => 0);
    expect(!opened.ok && opened.error).toContain('base');
  });

  test('a map of one’s own is set like one that ships', () => {
    const own: MapData = { ...base, id: 'own', players: [3] };
    expect([setTable(own, 3).ok, setTable(own, 4).ok]).toEqual([true, false]);
  });
});
