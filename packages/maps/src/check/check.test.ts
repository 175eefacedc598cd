import { describe, expect, test } from 'vitest';
import { ATLAS } from '../atlas.js';
import { checkMap } from './check.js';
import type { MapBoard, MapData } from '../format.js';
import { findTable, openGame, setTable } from '../open.js';

const base = ATLAS.get('base')!;
const board = base.boards['any'];

const problemsOf = (data: unknown): string[] => {
  const checked = checkMap(data);
  return checked.ok ? [] : checked.error.map(({ where, what }) => `${where}: ${what}`);
};
const withHex = (part: object): unknown =>
  withBoard({ hexes: [{ ...board.hexes[0], ...part }, ...board.hexes.slice(1)] });
const withBoard = (part: Partial<MapBoard>): unknown => ({ ...base, boards: { any: { ...board, ...part } } });

describe('every map that ships', () => {
  test.each([...ATLAS.values()])('$id has no problem', (map) => {
    expect(problemsOf(map)).toEqual([]);
    expect(problemsOf(JSON.parse(JSON.stringify(map)))).toEqual([]);
  });
});

describe('all problems of a broken map are reported, each with its place', () => {
  const hexes = board.hexes;
  const cases: [string, unknown, RegExp][] = [
    ['no map at all', 3, /file: a map is a JSON object/],
    ['an unknown format', { ...base, format: 9 }, /^format:/],
    ['no name', { ...base, name: '' }, /^name: a text/],
    ['an unknown recipe', { ...base, recipe: 'chess' }, /^recipe: one of/],
    ['a name every object has', { ...base, recipe: 'constructor' }, /^recipe: one of/],
    ['too many points', { ...base, pointsToWin: 99 }, /^pointsToWin:/],
    ['nobody', { ...base, players: [] }, /^players:/],
    ['seven players', { ...base, players: [7] }, /players 1: a whole number from 2 to 6 is needed, not 7/],
    [
      'an opening without pieces',
      { ...base, opening: [{ piece: 'castle', order: 'clockwise' }] },
      /no piece is called castle/,
    ],
    [
      'an opening sideways',
      { ...base, opening: [{ piece: 'settlement', order: 'sideways' }] },
      /opening 1 order: one of clockwise, reverse is needed, not "sideways"/,
    ],
    ['a module nobody has', { ...base, modules: { with: ['dragons'] } }, /dragons is not a module/],
    ['no module to leave out', { ...base, modules: { without: ['dragons'] } }, /dragons is not a module/],
    ['no board', { ...base, boards: {} }, /no board for 2 players/],
    ['no hexes', withBoard({ hexes: [] }), /board any hexes: a list of 1 to 250 is needed, not of 0/],
    [
      'a strange terrain',
      withBoard({ hexes: [{ ...hexes[0], terrain: 'lava' }, ...hexes.slice(1)] }),
      /no terrain is called lava/,
    ],
    ['a seven', withBoard({ hexes: [{ ...hexes[0], number: 7 }, ...hexes.slice(1)] }), /7 is not a sum/],
    ['a hex twice', withBoard({ hexes: [...hexes, hexes[0]] }), /listed twice/],
    [
      'red beside red',
      withBoard({ hexes: hexes.map((hex, i) => (i < 2 ? { ...hex, number: 6 } : hex)) }),
      /two red numbers are adjacent/,
    ],
    ['a harbour inland', withBoard({ harbours: [{ q: 0, r: 0, side: 'E', trades: 'any' }] }), /not a coast/],
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
    [
      'a word for a number',
      { ...base, pointsToWin: 'NaN' },
      /whole number from 3 to 30 is needed, not "NaN"/,
    ],
    ['half a point', { ...base, pointsToWin: 10.5 }, /not 10.5/],
    ['a list for a text', { ...base, id: ['base'] }, /^id: a text is needed, not a list/],
    ['a part nobody knows', { ...base, dragons: 1 }, /^file: "dragons" is unknown/],
    ['a list for the boards', { ...base, boards: [] }, /^boards: an object is needed, not a list/],
    ['a module every object has', { ...base, modules: { with: ['toString'] } }, /toString is not a module/],
    ['no opening', { ...base, opening: [] }, /opening: a round is needed/],
    ['a card nobody has', { ...base, cards: { joker: 1 } }, /cards: no card is called joker/],
    ['a deck too high', { ...base, cards: { knight: 200, monopoly: 60 } }, /260 cards are more than 250/],
    ['data for nobody', { ...base, params: { dragons: {} } }, /dragons: no module of this game reads this/],
    ['a hex far away', withHex({ q: 1e308 }), /q: a whole number from -99 to 99 is needed, not 1e\+308/],
    ['a hex without a terrain', withHex({ terrain: undefined }), /terrain: a text is needed, not nothing/],
    ['a robber nowhere', withBoard({ robber: { q: 9, r: 9 } }), /robber: the board has no hex 9,9/],
    ['a robber on lava', withBoard({ robber: { on: 'lava' } }), /robber: no terrain is called lava/],
    ['a robber that is a list', withBoard({ robber: [] as never }), /robber: an object is needed/],
    ['a split of nothing', withBoard({ splits: [{ q: 9, r: 9, side: 'E' }] }), /another side of a hex/],
    [
      'too many places',
      withBoard({
        hexes: Array.from({ length: 200 }, (_, i) => ({ q: i % 20, r: (i / 20) | 0, terrain: 'desert' })),
      }),
      /edges are more than 250/,
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

/** Every place in a JSON value; of lists only the first two entries. */
const placesOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value)
        .slice(0, Array.isArray(value) ? 2 : undefined)
        .flatMap(([key, entry]) => [[...path, key], ...placesOf(entry, [...path, key])]);

const damaged = (map: MapData, path: readonly string[], odd: unknown): unknown => {
  const copy = structuredClone(map) as unknown as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1)!] = odd;
  return copy;
};

describe('no damage makes the checker throw, and what it accepts can be set up', () => {
  const ODD: readonly unknown[] = [undefined, null, -1, 1.5, 1e308, 'NaN', 'toString', [], {}, [null]];
  const HARDEST = ['base', 'seafarers/cloth', 'seafarers/pirate-islands', 'seafarers/wonders'];
  test.each([...HARDEST, 'energies/first-game', 'new-catan'])('%s', (id) => {
    const map = ATLAS.get(id)!;
    const places = placesOf(map).filter(([part]) => part !== 'notes');
    places.forEach((path, i) => {
      const data = damaged(map, path, ODD[i % ODD.length]);
      const checked = checkMap(data);
      if (checked.ok) expect(setTable(checked.value, checked.value.players[0]).ok).toBe(true);
      else expect(checked.error.length).toBeGreaterThan(0);
    });
  });
});

describe('[B-60] tables and options', () => {
  test('[B-60] [B-70] two to six players for base, no others', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(findTable('base', seats).ok).toBe(true);
    for (const seats of [1, 7, 0, 2.5]) expect(findTable('base', seats).ok).toBe(false);
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

  test('a user’s own map is set up like one that ships', () => {
    const own: MapData = { ...base, id: 'own', players: [3] };
    expect([setTable(own, 3).ok, setTable(own, 4).ok]).toEqual([true, false]);
  });
});
