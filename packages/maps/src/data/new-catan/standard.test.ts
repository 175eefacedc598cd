import { NONE } from '@landnam/engine';
import { BENEFITS, raceOf } from '@landnam/engine/games/new-catan';
import { extraProblems } from '@landnam/engine/rules';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { TestTable } from '../../../../../test/support/table.js';
import { ATLAS } from '../../atlas.js';
import { checkMap } from '../../check/check.js';
import type { MapData } from '../../format.js';
import { dealTable, findTable, type Table } from '../../open.js';

const tableOf = (seats = 4, setUp = 'spiral'): Table => {
  const found = findTable('new-catan', seats, { setUp });
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3];
const byNumber = (a: number, b: number): number => a - b;
const SET_UPS = ['spiral', 'random', 'first-game'];

describe('the board', () => {
  test('[N-1] the lake is the centre; 18 hexes and the 17 tokens A to Q around it, the last 11 is out', () => {
    for (const setUp of SET_UPS) {
      const set = tableOf(4, setUp);
      const names = set.game.scenario.terrains.map(({ name }) => name);
      const deal = dealTable(set, seeded(3));
      expect(names[deal.terrain[9]]).toBe('lake');
      const count = (name: string): number => deal.terrain.filter((kind) => names[kind] === name).length;
      expect(['forest', 'pasture', 'fields', 'hills', 'mountains', 'desert', 'lake'].map(count)).toEqual([
        4, 3, 4, 3, 3, 1, 1,
      ]);
      const numbers = deal.numbers.filter((number) => number > 0).sort(byNumber);
      expect(numbers).toEqual([...LETTERS].sort(byNumber));
    }
  });

  test('[N-1] the spiral skips desert and lake', () => {
    const set = tableOf();
    const desert = set.game.scenario.terrains.findIndex(({ name }) => name === 'desert');
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealTable(set, seeded(seed));
      expect(deal.numbers[deal.terrain.indexOf(desert)]).toBe(0);
      expect(deal.numbers[9]).toBe(0);
    }
  });

  test('[N-1] the lake brings nothing, may be built around, and takes the robber', () => {
    const set = tableOf(4, 'first-game');
    const t = new TestTable(set.game, dealTable(set, seeded(1)));
    expect(t.game.scenario.terrains.find(({ name }) => name === 'lake')?.good).toBeUndefined();
    t.start(0).roll(3, 4);
    expect(t.legal(0)).toContain(`moveRobber h${t.id('@0,0')}`);
    const open = new TestTable(tableOf().game, dealTable(tableOf(), seeded(1)));
    expect(open.legal(open.actors()[0])).toContain(`placeSettlement v${open.id('0,0.N')}`);
  });

  test('[N-2] 30 coastal corners, each in one of six double-hexes; frontiers opposite, no harbours', () => {
    const set = tableOf();
    for (let seed = 0; seed < 50; seed++) {
      const { extra, harbours } = dealTable(set, seeded(seed));
      const row = extra['outposts'] ?? [];
      expect(row).toHaveLength(30);
      const sides = Array.from({ length: 6 }, (_, side) => row.slice(side * 5, side * 5 + 5));
      const frontiers = sides.flatMap((side, i) => (side.every((benefit) => benefit === NONE) ? [i] : []));
      expect(frontiers).toHaveLength(2);
      expect(frontiers[1] - frontiers[0]).toBe(3);
      const races = sides.filter((_, i) => !frontiers.includes(i)).map((side) => new Set(side.map(raceOf)));
      expect(races.every((race) => race.size === 1)).toBe(true);
      expect(harbours).toEqual([]);
    }
  });

  test('[N-2] [N-3] places and tokens differ from deal to deal, and every token lies once', () => {
    const set = tableOf();
    const rows = new Set<string>();
    for (let seed = 0; seed < 50; seed++) {
      const row = dealTable(set, seeded(seed)).extra['outposts'] ?? [];
      rows.add(JSON.stringify(row));
      expect(row.filter((benefit) => benefit !== NONE).sort(byNumber)).toEqual(BENEFITS.map((_, i) => i));
    }
    expect(rows.size).toBe(50);
  });

  test('[N-2] the map checker knows sides that are wrong', () => {
    const map = structuredClone(ATLAS.get('new-catan')) as MapData;
    const sides = (map.params?.outposts?.sides ?? []) as unknown[][];
    [sides[0][0], sides[1][0]] = [sides[1][0], sides[0][0]];
    expect(checkMap(map).ok).toBe(false);
  });

  test('[N-3] a deal from outside is checked: a token twice, frontiers beside each other, a missing row', () => {
    const set = tableOf();
    const { extra } = dealTable(set, seeded(4));
    expect(extraProblems(set.game, extra)).toEqual([]);
    const row = [...(extra['outposts'] ?? [])];
    const twice = row.map((benefit) => (benefit === 3 ? 4 : benefit));
    expect(extraProblems(set.game, { ...extra, outposts: twice })).toHaveLength(1);
    const sides = Array.from({ length: 6 }, (_, side) => row.slice(side * 5, side * 5 + 5));
    const frontier = sides.findIndex((side) => side[0] === NONE);
    [sides[frontier], sides[frontier + 1]] = [sides[frontier + 1], sides[frontier]];
    const turned = sides.flat();
    expect(extraProblems(set.game, { ...extra, outposts: turned })).toHaveLength(1);
    expect(extraProblems(set.game, {})).toHaveLength(2);
    expect(extraProblems(set.game, { ...extra, printedStart: [1, 2, 3, 4] })).toHaveLength(1);
    expect(extraProblems(set.game, { ...extra, harbours: [] })).toHaveLength(1);
  });

  test('[N-5] 22 cards: 13 soldiers, 3 points, two of each other', () => {
    expect(tableOf().game.pools['cards']).toEqual([13, 3, 2, 2, 2]);
  });

  test('[N-6] robber and infiltrator start beside the board in every set-up', () => {
    for (const setUp of SET_UPS) {
      const set = tableOf(3, setUp);
      const { state } = new TestTable(set.game, dealTable(set, seeded(2)));
      expect([state.base.robber[0], state.infiltrator.vertex[0]]).toEqual([NONE, NONE]);
    }
  });

  test('[N-1] three or four players, never two', () => {
    expect(findTable('new-catan', 2).ok).toBe(false);
    expect(findTable('new-catan', 3).ok && findTable('new-catan', 4).ok).toBe(true);
  });
});

describe('the first game', () => {
  test('[N-1] [N-13] pieces lie ready, the second settlement has brought its cards, benefits work at once', () => {
    for (const seats of [3, 4]) {
      const set = tableOf(seats, 'first-game');
      const t = new TestTable(set.game, { ...dealTable(set, seeded(5)), first: 1 });
      expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [1]]);
      for (let seat = 0; seat < seats; seat++) {
        expect(t.points(seat)).toBe(2);
        expect([...t.state.base.road].filter((owner) => owner === seat)).toHaveLength(2);
        expect(t.cardCount(seat)).toBe(2);
      }
      const { place, holder } = t.state.outposts;
      for (let benefit = 0; benefit < BENEFITS.length; benefit++)
        expect(holder[benefit]).toBe(t.state.base.owner[place[benefit]]);
    }
  });
});
