import { checkMap, findTable, type MapData, setTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import {
  Balance,
  type BalanceBlock,
  balanceReport,
  likelyWeights,
  startingSites,
  weightsLike,
} from './index.js';

const tableOf = (id: string, seats: number, options: Record<string, unknown> = {}): Table => {
  const table = findTable(id, seats, options);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};
const playBlocks = (table: Table, count: number, level = 'easy'): readonly BalanceBlock[] => {
  const balance = new Balance({ table, seed: 'test', level });
  return Array.from({ length: count }, (_, block) => balance.play(block));
};
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const EMPTY = { things: [], used: [] };

describe('a block', () => {
  test('is one deal with every seat as the first, and the same again after others', () => {
    const balance = new Balance({ table: tableOf('base', 3), seed: 'test', level: 'easy' });
    const first = balance.play(4);
    expect(first.games.map((game) => game.first)).toEqual([0, 1, 2]);
    balance.play(5);
    expect(balance.play(4)).toEqual(first);
  });

  test('knows where everybody began', () => {
    for (const { games } of playBlocks(tableOf('base', 3), 1))
      for (const { sites } of games) expect(sites.map(({ length }) => length)).toEqual([2, 2, 2]);
  });

  test('takes luck out with weights, and plays the same games', () => {
    const table = tableOf('base', 3);
    const found = weightsLike(table);
    if (!found.ok) throw new Error(found.error);
    const corrected = new Balance({ table, seed: 'test', level: 'easy', weights: found.value.weights }).play(
      0,
    );
    const [plain] = playBlocks(table, 1);
    expect(corrected.games.map(({ won }) => won)).toEqual(plain.games.map(({ won }) => won));
    for (const { luck = [] } of corrected.games) expect(sum(luck)).toBeCloseTo(0, 4);
    const report = balanceReport([corrected], { seats: 3, sameBoard: false });
    expect(report.corrected).toBe(true);
    expect(sum(report.seats.map(({ rate }) => rate))).toBeCloseTo(1, 4);
  });
});

describe('the report', () => {
  const game = (first: number, won: number[], turns: number) => ({
    first,
    won,
    end: 'points',
    turns,
    sites: [[1], [2]],
  });

  test('counts by order of play and by number of the seat', () => {
    const blocks = Array.from({ length: 12 }, (_, block) => ({
      block,
      games: [game(0, [0], 10), game(1, [0], 30)],
      ...EMPTY,
    }));
    const report = balanceReport(blocks, { seats: 2, sameBoard: true });
    expect(report).toMatchObject({
      games: 24,
      finished: 24,
      turns: 20,
      length: [10, 10, 30, 30, 30],
      ends: { points: 24 },
    });
    expect(report.seats.map(({ rate }) => rate)).toEqual([0.5, 0.5]);
    expect(report.numbered.map(({ rate }) => rate)).toEqual([1, 0]);
    expect([report.uneven, report.unevenNumbers]).toEqual([[], [0, 1]]);
    expect(report.sites.map(({ vertex, rate }) => [vertex, rate])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test('a game that broke counts as even and is told', () => {
    const broken = { first: 1, won: [], end: 'error', turns: 0, sites: [], error: 'it broke' };
    const report = balanceReport([{ block: 0, games: [game(0, [0], 10), broken], ...EMPTY }], {
      seats: 2,
      sameBoard: false,
    });
    expect(report).toMatchObject({ games: 2, finished: 1, turns: 10, errors: ['it broke'], sites: [] });
    expect(report.numbered[0].plain).toBe(0.75);
  });

  test('of no games is empty', () => {
    expect(balanceReport([], { seats: 4, sameBoard: true })).toMatchObject({
      games: 0,
      turns: 0,
      seats: [],
      unused: [],
    });
  });
});

describe('what nobody uses', () => {
  test('is found by what the rules have: an island out of reach, its hexes, a harbour nobody comes to', () => {
    const far: MapData['boards'][string]['hexes'][number][] = [
      { q: 9, r: 0, terrain: 'forest', number: 4 },
      { q: 10, r: 0, terrain: 'hills', number: 9 },
    ];
    const { map } = tableOf('base', 3);
    const board = map.boards['any'];
    const own = {
      ...map,
      id: 'base/far',
      players: [3],
      options: {},
      boards: {
        any: {
          ...board,
          hexes: [
            ...board.hexes.map((hex) => ({ ...hex, area: 'home' })),
            ...far.map((hex) => ({ ...hex, area: 'far' })),
          ],
          harbours: [...(board.harbours ?? []), { q: 10, r: 0, side: 'E', trades: 'any' }],
          areas: { home: { start: true }, far: { settle: false } },
          shuffles: [],
        },
      },
    };
    const checked = checkMap(JSON.parse(JSON.stringify(own)));
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const table = setTable(checked.value, 3);
    if (!table.ok) throw new Error(table.error);
    const blocks = playBlocks(table.value, 2);
    const { unused } = balanceReport(blocks, { seats: 3, sameBoard: true });
    expect(unused).toContainEqual({ kind: 'island', id: 'h19', name: '2' });
    expect(unused).toContainEqual({ kind: 'hex', id: 'h20', name: 'hills 9' });
    expect(unused.filter(({ kind }) => kind === 'harbour').map(({ name }) => name)).toContain('any');
    expect(unused.filter(({ kind }) => kind === 'piece')).toEqual([]);
  });

  test('modules bring things of their own: a wonder that nobody begins', () => {
    const [block] = playBlocks(tableOf('seafarers/wonders', 3), 1);
    expect(block.things.filter(({ kind }) => kind === 'wonder')).toHaveLength(5);
    expect(block.things.filter(({ kind }) => kind === 'island').length).toBeGreaterThan(1);
    expect(block.used.some(({ kind, id }) => kind === 'action' && id === 'buildShip')).toBe(true);
  });
});

describe('weights', () => {
  test('of a map of its own are those of a map that is played alike', () => {
    const { map } = tableOf('seafarers/cloth', 3);
    expect(likelyWeights({ ...map, id: 'mine' }).slice(0, 2)).toEqual(['mine', 'seafarers/cloth']);
    const table = setTable({ ...map, id: 'mine' }, 3);
    if (!table.ok) throw new Error(table.error);
    expect(weightsLike(table.value)).toMatchObject({ ok: true, value: { of: 'seafarers/cloth' } });
  });

  test('for five there are none, and it is said', () => {
    const none = weightsLike(tableOf('base', 5));
    expect(none.ok ? '' : none.error).toMatch(/learned from games of 3 and 4, not of 5/);
  });

  test('rate every starting site of a board', () => {
    const table = tableOf('base', 4, { setUp: 'fixed' });
    const found = weightsLike(table);
    if (!found.ok) throw new Error(found.error);
    const sites = startingSites(table, found.value.weights, 'test');
    expect(sites).toHaveLength(54);
    expect(sites[0].rate).toBeGreaterThan(sites[53].rate + 0.05);
  });
});
