import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestTrail } from '../../../../../test/contract/games/seafarers.js';
import { ships } from '../../../../../test/support/sea.js';
import { ringOf, type TestTable, table } from '../../../../../test/support/table.js';

const GAME = 'seafarers/new-shores';

const length = (t: TestTable, seat = 0): number => t.state.base.routeLength[seat];

/** Around a sea hex that touches the coast: four sides for ships, two that roads could take. */
const RING = ringOf(2, 2);

test('[S-7] a loop of ships counts all its edges, and a line that leaves it goes on', () => {
  const t = ships(table(GAME, 4), 0, ...RING);
  expect(length(t)).toBe(6);
  expect(length(ships(t, 0, '3,2/SW'))).toBe(7);
});

test('[S-7] a loop of roads and ships is whole only where own buildings join them', () => {
  const roads = ['2,2/W', '2,2/SW'];
  const rest = RING.filter((side) => !roads.includes(side));
  const loop = (...pieces: readonly string[]): TestTable =>
    ships(table(GAME, 4).put(`p0 road ${roads.join(' ')}`, ...pieces), 0, ...rest);
  expect(length(loop())).toBe(4);
  expect(length(loop('p0 settlement 2,2.NW'))).toBe(6);
  expect(length(loop('p0 settlement 2,2.NW', 'p0 settlement 2,2.S'))).toBe(6);
  expect(length(loop('p1 settlement 2,2.NW', 'p0 settlement 2,2.S'))).toBe(6);
  expect(length(loop('p1 settlement 2,2.NW', 'p1 settlement 2,2.S'))).toBe(4);
});

test('[S-7] an opponent who settles where a road and a ship were joined by nobody changes nothing', () => {
  const t = ships(table(GAME, 4).put('p0 road 1,3/NE'), 0, '2,2/SE', '2,2/E');
  expect(length(t)).toBe(2);
  expect(length(t.put('p1 settlement 1,3.NE'))).toBe(2);
});

test('[S-7] any network of roads and ships among own and foreign buildings: as long as plain search says', () => {
  const { board } = table(GAME, 4).game;
  const near = [
    ...new Set(
      [
        [1, 2],
        [2, 2],
        [1, 3],
        [2, 1],
      ].flatMap(([q, r]) => ringOf(q, r)),
    ),
  ];
  const edges = [...new Set(near.map((side) => table(GAME, 4).id(side)))];
  const corners = [...new Set(edges.flatMap((edge) => [0, 1].map((k) => board.edgeVertices[edge * 2 + k])))];
  const pieces = fc.record({
    kinds: fc.array(fc.constantFrom('', 'road', 'ship'), {
      minLength: edges.length,
      maxLength: edges.length,
    }),
    homes: fc.uniqueArray(fc.nat({ max: corners.length - 1 }), { maxLength: 4 }),
    walls: fc.uniqueArray(fc.nat({ max: corners.length - 1 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(pieces, ({ kinds, homes, walls }) => {
      const t = table(GAME, 4);
      const own = homes.filter((at) => !walls.includes(at));
      t.put(...own.map((at) => `p0 settlement v${corners[at]}`));
      t.put(...walls.map((at) => `p1 settlement v${corners[at]}`));
      const of = (kind: string): string[] =>
        edges.filter((_, i) => kinds[i] === kind).map((edge) => `e${edge}`);
      t.put(
        ...of('road')
          .slice(0, 15)
          .map((edge) => `p0 road ${edge}`),
      );
      ships(t, 0, ...of('ship').slice(0, 15));
      expect(length(t)).toBe(longestTrail(t.game, t.state, 0));
    }),
    { numRuns: 150, seed: 7 },
  );
});
