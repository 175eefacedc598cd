/** The board, the deck and the supply of five and six, and what an own map can take over of it. */
import { isOver, type Game } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../test/support/chance.js';
import { playRandom } from '../../../../test/support/play.js';
import { TestTable } from '../../../../test/support/table.js';
import { ATLAS } from '../atlas.js';
import { checkMap } from '../check/check.js';
import { boardFor, type MapData } from '../format.js';
import { dealTable, findTable, setTable, type Table } from '../open.js';
import { optionsOf } from '../options.js';

const base = ATLAS.get('base')!;

const tableOf = (map: MapData, seats: number, chosen: Readonly<Record<string, unknown>> = {}): Table => {
  const table = setTable(map, seats, chosen);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const counted = (items: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

const NUMBERS = { 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2 };

describe.each([5, 6])('base for %i', (seats) => {
  const { game }: { readonly game: Game } = tableOf(base, seats);

  test.each(['spiral', 'random', 'fixed'])('[B-70] %s: 30 hexes, 28 numbers, 11 harbours', (setUp) => {
    const table = tableOf(base, seats, { setUp });
    const { terrain, numbers, harbours, robber } = dealTable(table, seeded(seats));
    const names = terrain.map((kind) => game.scenario.terrains[kind].name);
    expect(counted(names)).toEqual({ forest: 6, pasture: 6, fields: 6, hills: 5, mountains: 5, desert: 2 });
    expect(counted(numbers.filter((number) => number > 0))).toEqual(NUMBERS);
    const kinds = harbours.map(({ good }) => game.scenario.goods[good]?.name ?? 'any');
    expect(counted(kinds)).toEqual({ any: 5, wool: 2, lumber: 1, brick: 1, grain: 1, ore: 1 });
    expect([names[robber], game.board.vertices, game.board.edges]).toEqual(['desert', 80, 109]);
  });

  test('[B-71] 34 cards, 24 of each good', () => {
    const { cards, goods } = game.scenario;
    expect(cards.map(({ count }) => count)).toEqual([20, 5, 3, 3, 3]);
    expect(goods.map(({ supply }) => supply)).toEqual([24, 24, 24, 24, 24]);
  });
});

test('[B-5] [B-71] two to four keep their 25 cards and 19 of each good', () => {
  for (const seats of [2, 3, 4]) {
    const { cards, goods } = tableOf(base, seats).game.scenario;
    expect(cards.map(({ count }) => count)).toEqual([14, 5, 2, 2, 2]);
    expect(goods.map(({ supply }) => supply)).toEqual([19, 19, 19, 19, 19]);
    expect(optionsOf(base, seats).map(({ name }) => name)).not.toContain('turns');
  }
});

describe('own maps', () => {
  const own: MapData = { ...base, id: 'own', players: [5] };
  const { options: _, ...silent } = own;

  test('[B-72] one that says nothing about turns is played as it always was', () => {
    const { game, options } = tableOf(silent, 5);
    expect([options['turns'], game.modules.some(({ name }) => name === 'pairedTurns')]).toEqual(['plain', false]);
    expect(tableOf(own, 5).options['turns']).toBe('paired');
  });

  test.each(['paired', 'building'])('[B-72] a sea for five is played to its end: %s', (turns) => {
    const sea = ATLAS.get('seafarers/new-world')!;
    const map: MapData = { ...sea, id: 'sea for five', players: [5], boards: { '5-6': boardFor(sea, 4) } };
    const table = tableOf(map, 5, { turns });
    const t = new TestTable(table.game, dealTable(table, seeded(5)));
    playRandom(t.game, t.state, seeded(6));
    expect(isOver(t.state)).toBe(true);
  });

  test.each([
    ['an option nobody has', { ...own, options: { dragons: true } }, 'options: "dragons" is no option of this map'],
    ['a value it has not', { ...own, options: { turns: 'wild' } }, 'options: turns: one of paired, building, plain is needed, not "wild"'],
    ['a good nobody has', { ...own, supply: { gold: 3 } }, 'supply: no good is called gold'],
    ['a supply that bytes cannot hold', { ...own, supply: { ore: 200 } }, 'supply: 276 cards are more than 250'],
    ['a supply for nobody', { ...own, supplyFor: { '7': { ore: 3 } } }, 'supplyFor: "7" is no number of players (4) nor a range (5-6)'],
    ['a board for too few', { ...own, players: [4], boards: { '5-6': base.boards['5-6'] } }, 'boards: no board for 4 players'],
  ])('%s is found', (_name, map, problem) => {
    const checked = checkMap(map);
    expect(checked.ok ? [] : checked.error.map(({ where, what }) => `${where}: ${what}`)).toContain(problem);
  });

  test('a map of five that is sound has no problem', () => {
    expect([checkMap(own).ok, findTable('base', 7).ok]).toEqual([true, false]);
  });
});
