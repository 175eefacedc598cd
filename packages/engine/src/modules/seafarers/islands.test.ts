import { expect, test } from 'vitest';
import { dealt } from '../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../test/support/table.js';

const GAME = 'seafarers/new-shores';
const byNumber = (a: number, b: number): number => a - b;
const SETTLEMENT = 'lumber brick wool grain';

const landed = (): TestTable =>
  ships(table(GAME, 4).put('p0 settlement 1,3.NE'), 0, '2,2/SE', '2,2/E', '2,2/NE', '2,2/NW');

test('[S-17] [S-101] starting settlements stand on the main island', () => {
  const t = table(GAME, 4);
  t.refuses('p0 placeSettlement 0,0.N', 'S-17', 'notAStart').refuses('p0 placeSettlement 3,0.N', 'S-17');
  expect(t.legal(0).length).toBe(54);
});

test('[S-18] nobody wins in another’s turn, whatever the number of points', () => {
  const t = landed().put('p0 city -1,2.N', 'p0 city 1,2.N', 'p0 city -1,4.N').put('p0 city -3,6.N');
  t.state.islandChits.points[0] = 4;
  t.turn(1);
  expect([t.points(0), t.ended()]).toEqual([13, '']);
  t.state.islandChits.points[0] = 6;
  expect(t.do('p1 endTurn', 'p2 callDice').ended()).toBe('');
});

test('[S-20] [S-102] the first own settlement on each small island brings 2 special points, shown on it', () => {
  const t = landed()
    .give(0, `${SETTLEMENT} 2${SETTLEMENT.replaceAll(' ', ' 2')}`)
    .turn(0);
  t.do('p0 buildSettlement 2,2.NE');
  expect([t.points(0), t.state.islandChits.chits[t.id('2,2.NE')]]).toEqual([4, 2]);
  ships(t, 0, '3,1/NW').do('p0 buildSettlement 3,1.N');
  expect(t.points(0)).toBe(5);
  expect(t.events('islandSettled').length).toBe(1);
});

test('[S-102] for every player, not only for the first to land', () => {
  const t = landed().give(0, SETTLEMENT).turn(0).do('p0 buildSettlement 2,2.NE');
  t.put('p1 settlement 0,5.NE');
  ships(t, 1, '1,4/SE', '1,4/E', '2,3/SE', '3,3/W').give(1, SETTLEMENT).turn(1);
  t.do('p1 buildSettlement 3,3.SW');
  expect(t.points(1)).toBe(4);
});

test('[S-20] special points survive an upgrade to a city and are not earned twice by it', () => {
  const t = landed()
    .give(0, `${SETTLEMENT} 3ore 2grain`)
    .turn(0)
    .do('p0 buildSettlement 2,2.NE', 'p0 buildCity 2,2.NE');
  expect([t.points(0), t.state.islandChits.chits[t.id('2,2.NE')]]).toEqual([5, 2]);
});

test('[S-20] settlements placed in set-up earn no special points', () => {
  const t = table(GAME, 4).put('p0 settlement 2,2.NE');
  expect(t.points(0)).toBe(1);
});

test('[S-20] an island is land joined by land edges', () => {
  const t = table(GAME, 4);
  const of = (hex: string): number => t.state.islandChits.island[t.id(hex)];
  expect(of('@0,0')).toBe(of('@1,0'));
  expect(new Set(['@0,0', '@3,0', '@0,2', '@1,6'].map(of)).size).toBe(4);
  expect([of('@2,0'), of('@4,3')]).toEqual([255, 255]);
});

test('[S-16] [S-104] the variable set-up mixes small islands with their four sea tiles; islands are those that result', () => {
  for (let seed = 0; seed < 40; seed++) {
    const t = dealt(GAME, 4, { setUp: 'variable' }, seed);
    const { land } = { land: t.game.scenario.terrains.map((terrain) => terrain.land) };
    const main = t.game.scenario.areas[0].hexes;
    expect(main.every((hex) => land[t.state.base.terrain[hex]])).toBe(true);
    const sea = t.deal.terrain.slice(0, 42).filter((terrain) => !land[terrain]).length;
    expect(sea).toBe(14);
    expect(t.deal.terrain[t.state.base.robber[0]]).toBe(5);
    const islands = new Set(t.state.islandChits.island);
    expect(islands.size).toBeGreaterThan(2);
  }
});

test('[S-15] harbour kinds are shuffled onto their places, or lie as printed', () => {
  const kinds = (chosen: object, seed: number): number[] =>
    dealt(GAME, 3, { ...chosen }, seed).deal.harbours.map(({ good }) => good);
  expect(kinds({ harbours: 'printed' }, 1)).toEqual(kinds({ harbours: 'printed' }, 2));
  expect(kinds({}, 1)).not.toEqual(kinds({}, 2));
  expect(kinds({}, 1).sort(byNumber)).toEqual(kinds({ harbours: 'printed' }, 2).sort(byNumber));
});

test('[S-103] the robber starts on the hills with 12 with three players, and the pirate on its mark', () => {
  const t = table(GAME, 3);
  expect([t.state.base.robber[0], t.state.pirate.hex[0]]).toEqual([t.id('@0,0'), t.id('@3,3')]);
});

test('[S-16] with three players the robber follows the 12 in the variable set-up', () => {
  for (let seed = 0; seed < 20; seed++) {
    const t = dealt(GAME, 3, { setUp: 'variable' }, seed);
    expect(t.state.base.number[t.state.base.robber[0]]).toBe(12);
  }
});
