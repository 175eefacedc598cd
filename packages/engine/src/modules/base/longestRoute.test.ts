import { NONE } from '@landnam/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestTrail } from '../../../../../test/contract/games/base.js';
import { ringOf, table, type TestTable } from '../../../../../test/support/table.js';

const SIDES = ringOf(0, 0);
const holder = (t: TestTable): number => t.state.base.routeHolder[0];
const lengths = (t: TestTable): number[] => [...t.state.base.routeLength];

describe('[B-51] length', () => {
  test('[B-51] an unbranched trail: side branches do not add', () => {
    const t = table().put(`p0 road ${SIDES.slice(0, 4).join(' ')}`, 'p0 road 0,-1/E');
    expect(lengths(t)[0]).toBe(5);
    t.put('p0 road 1,0/NE');
    expect(lengths(t)[0]).toBe(5);
  });

  test('[B-51] a star of three arms counts its two longest', () => {
    const t = table().put('p0 road 0,0/NE 0,0/E', 'p0 road 0,0/NW 0,0/W 0,0/SW', 'p0 road 0,-1/E');
    expect(lengths(t)[0]).toBe(5);
  });

  test('[B-51] a ring counts all its edges; a vertex may repeat, an edge not', () => {
    const t = table().put(`p0 road ${SIDES.join(' ')}`);
    expect(lengths(t)[0]).toBe(6);
    t.put('p0 road 0,-1/E 1,-1/NW');
    expect(lengths(t)[0]).toBe(8);
  });

  test('[B-51] two rings that share an edge: eleven roads, one trail of eleven', () => {
    const t = table().put(
      `p0 road ${[...SIDES, ...ringOf(1, 0).filter((side) => side !== '1,0/W')].join(' ')}`,
    );
    expect(lengths(t)[0]).toBe(11);
  });

  test('[B-51] two pieces of road that do not meet are not added', () => {
    const t = table().put('p0 road 0,0/NE 0,0/E', 'p0 road 0,2/E 0,2/SE 0,2/SW');
    expect(lengths(t)[0]).toBe(3);
  });

  test('[B-51] broken at an opponent’s building, not at the player’s own', () => {
    const t = table().put(`p0 road ${SIDES.slice(0, 5).join(' ')}`, 'p0 settlement 0,0.SE');
    expect(lengths(t)[0]).toBe(5);
    t.put('p1 settlement 0,0.S');
    expect(lengths(t)[0]).toBe(3);
  });

  test('[B-51] a ring cut at one vertex is a line of six; at two it falls apart', () => {
    const t = table().put(`p0 road ${SIDES.join(' ')}`, 'p1 settlement 0,0.N');
    expect(lengths(t)[0]).toBe(6);
    t.put('p1 settlement 0,0.S');
    expect(lengths(t)[0]).toBe(3);
  });

  test('[B-51] any network: as long as plain search says', () => {
    const { game } = table();
    const places = fc.record({
      roads: fc.uniqueArray(fc.nat({ max: game.board.edges - 1 }), { minLength: 1, maxLength: 15 }),
      walls: fc.uniqueArray(fc.nat({ max: game.board.vertices - 1 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(places, ({ roads, walls }) => {
        const t = table();
        t.put(
          ...walls.map((vertex) => `p1 settlement v${vertex}`),
          ...roads.map((edge) => `p0 road e${edge}`),
        );
        expect(lengths(t)[0]).toBe(longestTrail(t.game, t.state, 0));
      }),
      { numRuns: 300, seed: 51 },
    );
  });

  test('[B-51] fifteen roads packed around three hexes: as long as plain search says', () => {
    const near = [
      ...new Set([...ringOf(0, 0), ...ringOf(1, 0), ...ringOf(1, -1)].map((side) => table().id(side))),
    ];
    expect(near).toHaveLength(15);
    fc.assert(
      fc.property(fc.shuffledSubarray(near, { minLength: 8 }), (roads) => {
        const t = table().put(...roads.map((edge) => `p0 road e${edge}`));
        expect(lengths(t)[0]).toBe(longestTrail(t.game, t.state, 0));
      }),
      { numRuns: 100, seed: 52 },
    );
  });
});

describe('[B-51] the award', () => {
  const FOUR = SIDES.slice(0, 4);
  /** Five in a row at the lower rim, far from the middle. */
  const RIM = ['-2,2/SE', '-1,2/SW', '-1,2/SE', '0,2/SW', '0,2/SE', '0,2/E', '1,1/SE'];
  const rim = (seat: number, count: number): string => `p${seat} road ${RIM.slice(0, count).join(' ')}`;
  const TOP = ['0,-2/NW', '0,-2/NE', '1,-2/NW', '1,-2/NE', '2,-2/NW', '2,-2/NE', '2,-2/E'];
  const WEST = 'p2 road -2,0/NW -2,0/W -2,0/SW -2,1/W -2,1/SW';
  const top = (seat: number, count: number): string => `p${seat} road ${TOP.slice(0, count).join(' ')}`;

  test('[B-51] [B-50] four are not enough, five earn two points', () => {
    const t = table().put(`p0 road ${FOUR.join(' ')}`);
    expect([holder(t), t.points(0)]).toEqual([NONE, 0]);
    t.put(`p0 road ${SIDES[4]}`);
    expect([holder(t), t.points(0)]).toEqual([0, 2]);
  });

  test('[B-51] it moves only to a strictly longer road', () => {
    const t = table().put(rim(0, 5), top(1, 5));
    expect(holder(t)).toBe(0);
    t.put(`p1 road ${TOP[5]}`);
    expect([holder(t), t.points(0), t.points(1)]).toEqual([1, 0, 2]);
  });

  test('[B-51] a road built in turn moves it with an event', () => {
    const t = table().put(rim(0, 5), top(1, 5)).give(1, 'lumber brick').turn(1).do(`p1 buildRoad ${TOP[5]}`);
    expect(t.events('awardMoved')).toEqual([{ award: 'longestRoute', from: 0, to: 1 }]);
  });

  test('[B-51] a break that leaves the holder level with the longest changes nothing', () => {
    const t = table().put(rim(0, 7), top(1, 5)).put('p2 settlement 0,2.SE');
    expect([lengths(t).slice(0, 2), holder(t)]).toEqual([[5, 5], 0]);
  });

  test('[B-51] a break that leaves the holder behind: the one longest takes it', () => {
    const t = table().put(rim(0, 7), top(1, 6)).put('p2 settlement 0,2.SE');
    expect([lengths(t).slice(0, 2), holder(t)]).toEqual([[5, 6], 1]);
  });

  test('[B-51] several tie after a break: set aside until one alone leads', () => {
    const t = table().put(rim(0, 6), top(1, 5)).put(WEST);
    expect([lengths(t), holder(t)]).toEqual([[6, 5, 5, 0], 0]);
    t.put('p3 settlement 0,2.S');
    expect([lengths(t), holder(t), [0, 1, 2].map((seat) => t.points(seat))]).toEqual([
      [4, 5, 5, 0],
      NONE,
      [0, 0, 0],
    ]);
    t.put('p2 road -2,2/W');
    expect(holder(t)).toBe(2);
  });

  test('[B-51] set aside at a tie, the old holder gets it back only by leading alone', () => {
    const t = table().put(rim(0, 6), top(1, 5)).put(WEST);
    t.put('p3 settlement 0,2.S', 'p0 road -2,2/SW');
    expect([lengths(t), holder(t)]).toEqual([[5, 5, 5, 0], NONE]);
    t.put('p0 road -2,2/W');
    expect(holder(t)).toBe(0);
  });

  test('[B-51] nobody has five after a break: it is set aside', () => {
    const t = table().put(rim(0, 5), top(1, 4)).put('p2 settlement -1,2.S');
    expect([lengths(t).slice(0, 2), holder(t), t.points(0)]).toEqual([[3, 4], NONE, 0]);
    t.put(`p1 road ${TOP[4]}`);
    expect(holder(t)).toBe(1);
  });

  test('[B-51] a settlement built in turn breaks an opponent’s road', () => {
    const t = table().put(rim(0, 5), 'p1 road 0,2/W').give(1, 'lumber brick wool grain').turn(1);
    expect([lengths(t)[0], holder(t)]).toEqual([5, 0]);
    t.do('p1 buildSettlement 0,2.SW');
    expect([lengths(t)[0], holder(t)]).toEqual([3, NONE]);
  });
});
