import { type Axial, axialKey, neighbour, type Options } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/support/chance.js';
import { ATLAS } from './atlas.js';
import { dealMap, shuffle } from './deal.js';
import { spiralFrom, spiralOrder } from './spiral.js';
import { boardFor } from './format.js';
import { findTable } from './open.js';

const map = ATLAS.get('base')!;
const hexes = boardFor(map, 4).hexes;
const TOKENS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
const TERRAINS = ['forest', 'hills', 'pasture', 'fields', 'mountains', 'desert'];

const table = (setUp: string) => {
  const found = findTable('base', 4, { setUp });
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const { game } = table('spiral');
const deal = (setUp: string, seed: number, options: Options = {}) =>
  dealMap(map, game, { ...options, setUp }, seeded(seed));

const count = (numbers: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(numbers)].map((kind) => [kind, numbers.filter((other) => other === kind).length]),
  );
const byPlace = (row: readonly number[]): Map<string, number> =>
  new Map(hexes.map((hex, i) => [axialKey(hex), row[i]]));

describe('[B-1] the island', () => {
  test('[B-1] 19 land hexes in rows 3-4-5-4-3, 54 vertices, 72 edges', () => {
    const rows = [-2, -1, 0, 1, 2].map((r) => hexes.filter((hex) => hex.r === r).length);
    expect(rows).toEqual([3, 4, 5, 4, 3]);
    expect([game.board.hexes, game.board.vertices, game.board.edges]).toEqual([19, 54, 72]);
  });

  test.each(['spiral', 'random', 'fixed'])(
    '[B-1] %s: 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains, 1 desert',
    (setUp) => {
      const counts = count(deal(setUp, 1).terrain);
      expect(TERRAINS.map((_, terrain) => counts[terrain])).toEqual([4, 3, 4, 4, 3, 1]);
    },
  );
});

/** The six ways around, computed here from angles: corner hexes sorted by direction, y downwards. */
const ringByAngle = (radius: number): Axial[] => {
  const ring = hexes.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === radius);
  const angle = ({ q, r }: Axial): number => Math.atan2(-(1.5 * r), Math.sqrt(3) * (q + r / 2));
  return [...ring].sort((a, b) => angle(a) - angle(b));
};
const turnedTo = (ring: readonly Axial[], first: Axial): Axial[] => {
  const at = ring.findIndex((hex) => axialKey(hex) === axialKey(first));
  return [...ring.slice(at), ...ring.slice(0, at)];
};

describe('[B-2] the spiral', () => {
  test.each([0, 1, 2, 3, 4, 5])('[B-2] from corner %i counter-clockwise towards the centre', (corner) => {
    const out = (steps: number): Axial => {
      let at: Axial = { q: 0, r: 0 };
      for (let i = 0; i < steps; i++) at = neighbour(at, corner);
      return at;
    };
    const expected = [
      ...turnedTo(ringByAngle(2), out(2)),
      ...turnedTo(ringByAngle(1), out(1)),
      { q: 0, r: 0 },
    ];
    expect(spiralFrom(2, corner).map(axialKey)).toEqual(expected.map(axialKey));
  });

  test.each([0, 1, 2, 3, 4, 5])(
    '[B-2] from corner %i, ring by ring, whatever the board’s shape',
    (corner) => {
      const hexes = spiralFrom(2, 0).toReversed();
      const along = spiralOrder(hexes, corner).map((i) => axialKey(hexes[i]));
      expect(along).toEqual(spiralFrom(2, corner).map(axialKey));
      const large = ATLAS.get('base')!.boards['5-6'].hexes;
      const path = spiralOrder(large, corner).map((i) => large[i]);
      expect(new Set(path.map(axialKey)).size).toBe(30);
      for (const [from, to] of [
        [0, 16],
        [16, 26],
        [26, 30],
      ])
        for (let i = from + 1; i < to; i++)
          expect([0, 1, 2, 3, 4, 5].map((side) => axialKey(neighbour(path[i - 1], side)))).toContain(
            axialKey(path[i]),
          );
    },
  );

  test('[B-2] consecutive hexes of the spiral are neighbours', () => {
    const path = spiralFrom(2, 3);
    for (let i = 1; i < path.length; i++)
      expect([0, 1, 2, 3, 4, 5].map((side) => axialKey(neighbour(path[i - 1], side)))).toContain(
        axialKey(path[i]),
      );
  });

  test('[B-2] tokens A to R along it, skipping the desert; every corner comes up', () => {
    const corners = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { numbers, terrain } = deal('spiral', seed);
      const [number, kind] = [byPlace(numbers), byPlace(terrain)];
      const along = [0, 1, 2, 3, 4, 5].filter((corner) => {
        const path = spiralFrom(2, corner)
          .map(axialKey)
          .filter((key) => TERRAINS[kind.get(key) ?? 0] !== 'desert');
        return path.every((key, i) => number.get(key) === TOKENS[i]);
      });
      expect(along).toHaveLength(1);
      corners.add(along[0]);
    }
    expect(corners.size).toBe(6);
  });

  test('[B-2] the desert has no token and the robber starts there, wherever it lies', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { terrain, numbers, robber } = deal('spiral', seed);
      const desert = terrain.indexOf(TERRAINS.indexOf('desert'));
      expect([numbers[desert], robber]).toEqual([0, desert]);
      places.add(desert);
    }
    expect(places.size).toBeGreaterThan(10);
  });
});

describe('[B-3] set-ups', () => {
  test('[B-3] random: the same tokens shuffled, no two of 6 and 8 adjacent', () => {
    const boards = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { numbers } = deal('random', seed);
      expect(numbers.filter((number) => number > 0).toSorted((a, b) => a - b)).toEqual(
        TOKENS.toSorted((a, b) => a - b),
      );
      const red = new Set(hexes.filter((_, i) => [6, 8].includes(numbers[i])).map(axialKey));
      for (const hex of hexes.filter((at) => red.has(axialKey(at))))
        for (let side = 0; side < 6; side++) expect(red).not.toContain(axialKey(neighbour(hex, side)));
      boards.add(numbers.join());
    }
    expect(boards.size).toBe(200);
  });

  test('[B-3] fixed: the beginners’ board, the same for every seed but who begins', () => {
    const { first: _, ...fixed } = deal('fixed', 1);
    for (let seed = 2; seed < 10; seed++) expect(deal('fixed', seed)).toMatchObject(fixed);
    expect(hexes.map(({ number }) => number ?? 0)).toEqual(fixed.numbers);
    expect(fixed.numbers).toEqual([10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11]);
  });

  test('[B-3] the host picks one; spiral is the standard', () => {
    const found = findTable('base', 4);
    expect(found.ok && found.value.options['setUp']).toBe('spiral');
    expect(findTable('base', 4, { setUp: 'hand' }).ok).toBe(false);
  });

  test('a seed gives the same deal for ever', () => {
    expect(deal('spiral', 5)).toEqual(deal('spiral', 5));
    expect(deal('spiral', 5)).not.toEqual(deal('spiral', 6));
  });
});

describe('[B-4] harbours', () => {
  test.each(['spiral', 'random', 'fixed'])('[B-4] %s: four 3:1 and one 2:1 for each resource', (setUp) => {
    const goods = deal(setUp, 3).harbours.map(({ good }) => good);
    expect(goods.toSorted((a, b) => a - b)).toEqual([-1, -1, -1, -1, 0, 1, 2, 3, 4]);
  });

  test('[B-4] places are fixed on the coast, kinds are shuffled', () => {
    const places = (seed: number): string =>
      deal('spiral', seed)
        .harbours.map(({ edge }) => edge)
        .join();
    const kinds = (seed: number): string =>
      deal('spiral', seed)
        .harbours.map(({ good }) => good)
        .join();
    expect(new Set([1, 2, 3, 4].map(places)).size).toBe(1);
    expect(new Set([1, 2, 3, 4].map(kinds)).size).toBe(4);
    for (const { edge } of deal('spiral', 1).harbours) expect(game.board.edgeHexes[edge * 2 + 1]).toBe(255);
  });

  test('[B-4] no two share a vertex', () => {
    const ends = deal('fixed', 1).harbours.flatMap(({ edge }) => [
      game.board.edgeVertices[edge * 2],
      game.board.edgeVertices[edge * 2 + 1],
    ]);
    expect(new Set(ends).size).toBe(18);
  });
});

test('shuffling is uniform: each of six orders comes up about equally often', () => {
  const below = seeded(1);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 6000; i++) {
    const key = shuffle([1, 2, 3], below).join('');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  for (const times of Object.values(counts)) expect(Math.abs(times - 1000)).toBeLessThan(150);
  expect(Object.keys(counts)).toHaveLength(6);
});
