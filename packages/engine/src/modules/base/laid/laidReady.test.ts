import { at } from '@landnam/engine';
import { ATLAS, type MapData } from '@landnam/maps';
import { applyEdit } from '@landnam/maps/edit';
import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  LAID,
  laidForFour,
  laidForSix,
  laidTable,
  type Start,
  withoutOpening,
  withStarts,
} from '../../../../../../test/support/laid.js';
import type { TestTable } from '../../../../../../test/support/table.js';

const base = ATLAS.get('base')!;
const four = (seats = 4, first = 0): TestTable => laidTable(laidForFour, seats, first);

/** Two start like this, and nothing is placed. */
const pair = (one: Start, other: Start): MapData => ({
  ...withoutOpening(withStarts(base, 'any', [one, other])),
  players: [2],
});
const FAR = ['settlement 0,2.S'];
const pairAt = (one: Start, other: Start = FAR, first = 0): TestTable =>
  laidTable(pair(one, other), 2, first);
const onBoard = (t: TestTable, seat: number): number[] =>
  [0, 1, 2].map((piece) => t.state.base.onBoard[at(seat, piece)]);

test.each(LAID)('[B-85] $name is such a map', (map) => {
  expect(faultsOf(map)).toEqual([]);
});

test.each(LAID)('[B-85] $name stays one, turned and mirrored', (map) => {
  const board = Object.keys(map.boards).find((key) => map.boards[key].params !== undefined)!;
  const turned = applyEdit(map, { do: 'turn', board, turns: 2 });
  expect(turned).not.toEqual(map);
  expect(faultsOf(turned)).toEqual([]);
  expect(faultsOf(applyEdit(map, { do: 'mirror', board, turns: 1 }))).toEqual([]);
});

describe('what lies ready', () => {
  test('[B-80] every seat has its own start, from its stock', () => {
    for (const seats of [2, 3, 4]) {
      const t = four(seats);
      for (let seat = 0; seat < seats; seat++) {
        expect(onBoard(t, seat)).toEqual([2, 1, 1]);
        expect([0, 1, 2].map((piece) => t.state.base.stock[at(seat, piece)])).toEqual([13, 4, 3]);
      }
    }
  });

  test('[B-80] with fewer players the last starts stay away', () => {
    expect([four(3), four()].map((t) => t.state.base.owner[t.id('1,-2.N')])).toEqual([255, 3]);
  });

  test('[B-80] a start belongs to its seat, whoever was drawn to begin', () => {
    const t = four(4, 2);
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [2]]);
    expect(t.state.base.owner[t.id('0,-1.N')]).toBe(0);
  });

  test('[B-80] [B-70] five and six players have starts on the larger board', () => {
    for (const seats of [5, 6]) {
      const t = laidTable(laidForSix, seats);
      for (let seat = 0; seat < seats; seat++) expect(onBoard(t, seat)).toEqual([seat === 5 ? 2 : 1, 1, 0]);
      expect(t.visiblePoints(seats - 1)).toBe(1);
    }
  });
});

describe('effects', () => {
  test('[B-81] a harbour works from the first turn on', () => {
    const t = four().give(3, '2grain').turn(3);
    expect(t.why('p3 tradeWithSupply grain ore')).toBeNull();
  });

  const LINE = [
    'settlement 0,0.N',
    ...['0,0/NE', '0,0/E', '0,0/SE', '0,0/SW', '0,0/W'].map((at) => `road ${at}`),
  ];
  const OTHER = [
    'settlement 0,2.N',
    ...['0,2/NE', '0,2/E', '0,2/SE', '0,2/SW', '0,2/W'].map((at) => `road ${at}`),
  ];

  test('[B-81] [B-51] five roads in a row are the longest', () => {
    const t = pairAt(LINE);
    expect([t.state.base.routeHolder[0], t.points(0)]).toEqual([0, 3]);
    expect(t.events('awardMoved')).toEqual([{ award: 'longestRoute', from: 255, to: 0 }]);
  });

  test('[B-81] of two equally long the first to be laid has it', () => {
    const t = pairAt(LINE, OTHER);
    expect([t.points(0), t.points(1)]).toEqual([3, 1]);
    const other = pairAt(LINE, OTHER, 1);
    expect([other.points(0), other.points(1)]).toEqual([1, 3]);
  });

  test('[B-82] the last building brings a card for each producing hex: a city, if there is one', () => {
    const t = four();
    const kinds = ['lumber', 'brick', 'wool', 'grain', 'ore'];
    const beside = (vertex: number): number => {
      const hexes = [0, 1, 2].map((k) => t.game.board.vertexHexes[vertex * 3 + k]);
      return hexes.filter((hex) => (hex as number) !== 255 && t.state.base.number[hex] > 0).length;
    };
    const cities = ['-1,1.N', '0,2.N', '2,0.S', '1,-2.N'].map((at) => t.id(at));
    for (let seat = 0; seat < 4; seat++) expect(t.cardCount(seat)).toBe(beside(cities[seat]));
    expect(t.events('startingCards').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(t.cards(0))));
  });

  test('[B-82] without a city the last settlement; without the word no cards at all', () => {
    const t = pairAt(['settlement 0,0.N', 'settlement 1,-2.N', 'cards']);
    // the corner of one hex, a pasture
    expect([t.cards(0), t.cards(1)]).toEqual([{ wool: 1 }, {}]);
  });
});

describe('what comes next', () => {
  test('[B-83] without an opening the first turn', () => {
    const t = four();
    expect([t.asks(), t.state.base.round[1], t.legal(0)]).toEqual(['beforeRoll', 1, ['callDice']]);
  });

  test('[B-83] the opening comes after all starts, and its roads touch what was just placed', () => {
    for (const seats of [5, 6]) {
      const t = laidTable(laidForSix, seats);
      // in reverse, so that the starting player is the last
      expect([t.asks(), t.actors()]).toEqual(['openingBuilding', [seats - 1]]);
      const last = seats - 1;
      t.refuses(`p${last} placeSettlement 0,-3.N`, 'B-31', 'vertexTaken');
      t.refuses(`p${last} placeSettlement 0,-3.NE`, 'B-12', 'tooClose');
      t.do(`p${last} placeSettlement -3,3.SW`);
      t.refuses(`p${last} placeRoad -2,-1/NW`, 'B-10', 'notAtSettlement').do(`p${last} placeRoad -3,3/SW`);
      expect([t.actors(), t.cards(last)]).toEqual([[last - 1], { ore: 1 }]);
    }
  });

  const rich = (opening: MapData['opening']): MapData => ({
    ...pair(['city 0,0.N', 'city 0,0.SE'], ['city 0,2.S', 'city 2,-2.NE']),
    pointsToWin: 4,
    ...(opening.length > 0 && { opening, modules: { with: ['laidReady'] } }),
  });

  test('[B-84] enough points lie ready: who begins has won as the first turn begins', () => {
    const t = laidTable(rich([]), 2);
    expect([t.points(0), t.points(1), t.ended(), t.winners()]).toEqual([4, 4, 'points', [0]]);
    expect(laidTable(rich([]), 2, 1).winners()).toEqual([1]);
  });

  test('[B-84] nobody wins while the opening goes on', () => {
    const t = laidTable(rich([{ piece: 'settlement', order: 'clockwise' }]), 2);
    expect([t.points(0), t.ended(), t.asks()]).toEqual([4, '', 'openingBuilding']);
    t.do('p0 placeSettlement -2,0.N', 'p0 placeRoad -2,0/NE', 'p1 placeSettlement -2,1.SW');
    expect(t.ended()).toBe('');
    expect(t.do('p1 placeRoad -2,1/SW').winners()).toEqual([0]);
  });
});

describe('what a map may lay', () => {
  const faults = (one: Start, other: Start = FAR): readonly string[] => faultsOf(pair(one, other));

  test.each<[string, Start, Start | undefined, readonly string[]]>([
    ['a corner beyond the board', ['settlement 9,9.N'], undefined, ['noPlace 9,9 N']],
    ['an edge beyond the board', ['settlement 0,0.N', 'road 9,9/E'], undefined, ['noPlace 9,9 E']],
    ['neighbours', ['settlement 0,0.N', 'city 0,0.NE'], undefined, ['start.close 0,0 NE']],
    ['neighbours of others', ['settlement 0,0.N'], ['city 0,0.NW'], ['start.close 0,0 NW']],
    ['two on one corner', ['settlement 0,0.N', 'city 0,-1.SE'], undefined, ['start.close 0,-1 SE']],
    [
      'two on one edge',
      ['settlement 0,0.N', 'road 0,0/NE', 'road 1,-1/SW'],
      undefined,
      ['laid.twice 1,-1 SW'],
    ],
    ['a road by itself', ['settlement 0,0.N', 'road 0,0/SE'], undefined, ['laid.loose 0,0 SE']],
    ['a road with no building', ['road 0,0/SE'], undefined, ['laid.loose 0,0 SE', 'laid.none']],
    ['nothing', [], undefined, ['laid.none']],
    [
      'a road past somebody else',
      ['settlement 0,0.N', 'road 0,0/NE', 'road 0,0/E'],
      ['settlement 0,0.SE'],
      [],
    ],
    [
      'a road that goes on past another’s building',
      ['settlement 0,0.N', 'road 0,0/NE', 'road 0,0/E', 'road 0,0/SE'],
      ['settlement 0,0.SE'],
      ['laid.loose 0,0 SE'],
    ],
    [
      'six settlements',
      ['0,-2.N', '1,-2.N', '2,-2.N', '-1,-1.N', '2,-1.N', '-2,0.N'].map((at) => `settlement ${at}`),
      undefined,
      ['laid.stock'],
    ],
  ])('[B-85] %s', (_name, one, other, codes) => {
    expect(faults(one, other)).toEqual(codes);
  });

  test('[B-85] a start for every player', () => {
    const map = { ...pair(['settlement 0,0.N'], FAR), players: [2, 3] };
    expect(faultsOf(map)).toEqual(['laid.count']);
    expect(faultsOf({ ...pair([], []), boards: base.boards })).toEqual(['laid.count']);
  });

  test('[B-85] what the opening takes is left in stock', () => {
    const five = ['0,-2.N', '1,-2.N', '2,-2.N', '-1,-1.N', '2,-1.N'].map((at) => `settlement ${at}`);
    const open = { ...pair(five, FAR), modules: { with: ['laidReady'] } };
    expect(faultsOf(pair(five, FAR))).toEqual([]);
    expect(faultsOf({ ...open, opening: base.opening })).toEqual(['laid.stock']);
    expect(faultsOf({ ...open, opening: [] })).toEqual(['opening.round']);
  });

  test('[B-85] with an opening a start may be empty, and needs corners that are left', () => {
    const open = { ...withStarts(base, 'any', [[], []]), players: [2] };
    expect(faultsOf(open)).toEqual([]);
    const [hex] = base.boards['any'].hexes;
    const small = withStarts({ ...base, players: [2] }, 'any', [['settlement 0,0.N'], ['settlement 0,0.S']]);
    const boards = {
      any: { ...small.boards['any'], hexes: [{ ...hex, q: 0, r: 0 }], harbours: [], shuffles: [] },
    };
    expect(faultsOf({ ...small, boards })).toContain('start.few');
  });

  test('[B-85] a corner without a side for the road of the opening', () => {
    const one = ['settlement 0,0.SE', 'road 0,0/E', 'road 0,0/NE', 'road 0,0/NW', 'road 0,-1/E'];
    const open = { ...withStarts(base, 'any', [one, FAR]), players: [2] };
    expect(faultsOf(open)).toEqual(['laid.shut 0,0 NE', 'laid.shut 0,0 NW', 'laid.shut 0,-1 E']);
    expect(faultsOf(pair(one, FAR))).toEqual([]);
  });
});
