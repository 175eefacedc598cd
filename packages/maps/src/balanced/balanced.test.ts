import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../test/support/chance.js';
import { ATLAS } from '../atlas.js';
import { checkMap } from '../check/check.js';
import { boardFor } from '../format.js';
import { GALLERY } from '../gallery/index.js';
import { dealTable, setTable } from '../open.js';
import {
  type BoardKind,
  boardKinds,
  dealKind,
  kindCalled,
  limitNames,
  limitsFor,
  limitText,
  measureMap,
  readLimits,
  strayedFromPrint,
} from './index.js';

const limitsOf = (text: string) => {
  const limits = readLimits(text);
  if (!limits.ok) throw new Error(limits.error);
  return limits.value;
};
const kindOf = (name: string): BoardKind => {
  const kind = kindCalled(name);
  if (kind === undefined) throw new Error(`no ${name}`);
  return kind;
};
const deal = (name: string, text: string, seed = 1, seats = Math.max(...kindOf(name).players)) =>
  dealKind(
    { kind: kindOf(name), seats, limits: text === '' ? {} : limitsOf(text), name: 'test' },
    seeded(seed),
  );
const dealt = (name: string, text: string, seed = 1, seats?: number) => {
  const result = deal(name, text, seed, seats);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const boards = boardKinds().flatMap((kind) => kind.players.map((seats) => [kind.id, seats] as const));

describe('a dealt board', () => {
  test.each(boards)('%s for %i passes the checker, and every game lies as dealt', (id, seats) => {
    const { map } = dealt(id, '', 3, seats);
    const checked = checkMap(JSON.parse(JSON.stringify(map)));
    expect(checked.ok ? [] : checked.error).toEqual([]);
    expect(map.players).toContain(seats);
    const table = setTable(map, seats);
    if (!table.ok) throw new Error(table.error);
    const [one, other] = [dealTable(table.value, seeded(1)), dealTable(table.value, seeded(2))];
    expect([other.terrain, other.numbers, other.harbours]).toEqual([one.terrain, one.numbers, one.harbours]);
  });

  test('is the same for the same chance, and another for another', () => {
    expect(dealt('base', 'cluster=2', 5)).toEqual(dealt('base', 'cluster=2', 5));
    expect(dealt('base', 'cluster=2', 5).map.boards).not.toEqual(dealt('base', 'cluster=2', 6).map.boards);
  });

  test('has the tiles and numbers of its kind', () => {
    const tilesIn = (hexes: readonly { terrain: string; number?: number }[]) => [
      hexes.map(({ terrain }) => terrain).sort(),
      hexes.flatMap(({ number }) => number ?? []).sort((a, b) => a - b),
    ];
    const printed = ATLAS.get('base');
    if (printed === undefined) throw new Error('no base');
    expect(tilesIn(dealt('base', 'corner=..11,goods=3', 1, 4).map.boards['any']?.hexes ?? [])).toEqual(
      tilesIn(boardFor(printed, 4).hexes),
    );
  });
});

describe('limits are kept', () => {
  const EVERYTHING = 'reds=spread,ends=apart,same=apart,cluster=2,corner=..11,goods=4';
  test.each(['base', 'energies', 'new-catan', 'four-islands', 'new-world'])(
    'all of them at once: %s',
    (name) => {
      const { measures } = dealt(name, EVERYTHING);
      expect(measures).toMatchObject({ redPairs: 0, endPairs: 0, samePairs: 0 });
      expect(measures.cluster).toBeLessThanOrEqual(2);
      expect(measures.corners.most).toBeLessThanOrEqual(11);
      expect(measures.goodsApart).toBeLessThanOrEqual(4);
      const reds = Object.values(measures.reds);
      expect(Math.max(...reds) - Math.min(...reds)).toBeLessThanOrEqual(1);
    },
  );

  test('a lower end counts between three hexes', () => {
    expect(dealt('base', 'corner=6..12').measures.inland?.least).toBeGreaterThanOrEqual(6);
  });

  test('[S-20] islands are so many and so large, with water between them', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { measures } = dealt('islands', 'islands=4,size=3..9,gold=4', seed);
      expect(measures.islands).toHaveLength(4);
      expect(measures.islands.every((size) => size >= 3 && size <= 9)).toBe(true);
      expect(measures.gold).toBeLessThanOrEqual(4);
    }
  });

  test('of the map itself too', () => {
    const { map } = dealt('forgotten-tribe', 'cluster=2');
    const near = new Set(['3,2', '3,3', '2,4']);
    const numbers = map.boards['any']?.hexes.flatMap((hex) =>
      near.has(`${hex.q},${hex.r}`) ? [hex.number] : [],
    );
    expect(numbers?.filter((number) => [5, 6, 8, 9].includes(number ?? 0))).toEqual([]);
  });
});

describe('limits that cannot be met', () => {
  test.each([
    ['base', 'corner=..4', [{ limits: ['corner'], proved: true, bound: 5 }]],
    ['base', 'goods=0', [{ limits: ['goods'], proved: true, bound: 1 }]],
    ['base', 'islands=2', [{ limits: ['islands'], proved: true, bound: 1 }]],
    ['four-islands', 'size=5..', [{ limits: ['size'], proved: true, bound: 4 }]],
    ['wonders', 'gold=3', [{ limits: ['gold'], proved: true, bound: 10 }]],
    ['islands', 'cluster=9,islands=6,size=5..', [{ limits: ['islands', 'size'], proved: true }]],
    ['new-world', 'islands=2,size=..5', [{ limits: ['islands', 'size'], proved: true }]],
  ])('%s with %s are proved to be', (name, text, clashes) => {
    const result = deal(name, text);
    expect(result.ok ? [] : result.error).toMatchObject(clashes);
  });

  test('two that exclude each other are named, and not called proved', () => {
    const result = deal('base', 'reds=spread,corner=10..11,ends=apart', 1, 6);
    expect(result.ok).toBe(false);
    for (const clash of result.ok ? [] : result.error) {
      expect(clash).toMatchObject({ proved: false });
      expect(clash.limits).toContain('corner');
      expect(clash.tries).toBeGreaterThan(1000);
    }
  });
});

describe('limits as text', () => {
  test.each([
    ['reds=apart', { reds: { choice: 'apart' } }],
    ['corner=3..11, cluster=2', { corner: { from: 3, to: 11 }, cluster: { to: 2 } }],
    ['corner=..11', { corner: { to: 11 } }],
    ['islands=4', { islands: { from: 4, to: 4 } }],
  ])('%s', (text, limits) => {
    expect(limitsOf(text)).toEqual(limits);
    const again = Object.entries(limitsOf(text)).map(([name, value]) => limitText(name, value));
    expect(limitsOf(again.join(','))).toEqual(limits);
  });

  test.each([
    ['', /no limit is called "": reds, ends, same, cluster, corner/],
    ['blue=3', /no limit is called "blue"/],
    ['constructor=3', /no limit is called "constructor"/],
    ['reds=far', /limit reds: apart or spread is needed/],
    ['cluster=0', /limit cluster: a number from 1 to 60 is needed/],
    ['cluster=two', /limit cluster: a number/],
    ['cluster', /limit cluster: a number/],
    ['corner=11..3', /limit corner: 11 is more than 3/],
    ['corner=..', /limit corner: a range such as/],
    ['corner=1=2', /limit corner: a range such as/],
    ['gold=3,gold=4', /limit gold is given twice/],
  ])('"%s" is refused', (text, message) => {
    const limits = readLimits(text);
    expect(limits.ok ? '' : limits.error).toMatch(message);
  });
});

describe('measures', () => {
  test('of the printed island', () => {
    const map = ATLAS.get('base');
    if (map === undefined) throw new Error('no base');
    expect(measureMap(map, boardFor(map, 4))).toMatchObject({
      pips: 58,
      goods: { lumber: 13, brick: 12, wool: 10, grain: 13, ore: 10 },
      goodsApart: 3,
      cluster: 2,
      redPairs: 0,
      gold: 0,
      islands: [19],
    });
  });

  test('only the pirate islands are fair as printed alone', () => {
    expect(boardKinds().flatMap(({ id, fairAsPrinted }) => (fairAsPrinted ? [id] : []))).toEqual([
      'seafarers/pirate-islands',
    ]);
  });

  test('another board of such a kind is known by its rules, whoever made it', () => {
    const printed = kindOf('pirate-islands').map;
    expect(strayedFromPrint(dealt('pirate-islands', '').map)).toBe(true);
    expect(strayedFromPrint({ ...printed, id: 'own/copy' })).toBe(false);
    expect(strayedFromPrint(dealt('new-shores', '').map)).toBe(false);
    // its lairs are weaker, and the board is the printed one
    expect(strayedFromPrint(GALLERY.find(({ name }) => name === 'Bold pirates')!)).toBe(false);
  });

  test('a limit that cannot make a difference is not among those of a kind', () => {
    const missing = (name: string) => {
      const limits = limitsFor(kindOf(name), seeded(1));
      return limitNames().filter((limit) => !limits.includes(limit));
    };
    expect(missing('base')).toEqual(['gold', 'islands', 'size']);
    expect(missing('seafarers/islands')).toEqual([]);
    expect(missing('pirate-islands')).toEqual(['islands', 'size']);
  });
});
