import { at } from '@landnam/engine';
import { ATLAS, type MapData } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  laidAtSea,
  laidTable,
  type Start,
  withoutOpening,
  withStarts,
} from '../../../../../../test/support/laid.js';
import type { TestTable } from '../../../../../../test/support/table.js';

const islands = ATLAS.get('seafarers/four-islands')!;
const fog = ATLAS.get('seafarers/fog-islands')!;
const SHIP = 3;
const atSea = (): TestTable => laidTable(laidAtSea, 4);

const faults = (map: MapData, one: Start): readonly string[] => {
  const others = ['3,0.NE', '-3,4.NE', '1,5.SE'].map((corner) => [`settlement ${corner}`]);
  return faultsOf({ ...withoutOpening(withStarts(map, '4', [one, ...others])), players: [4] });
};

test('[S-19] ships lie ready, from their owner’s stock', () => {
  const t = atSea();
  expect([0, 1, 2, 3].map((seat) => t.state.base.onBoard[at(seat, SHIP)])).toEqual([1, 1, 1, 1]);
  expect(t.state.ships.ship[t.id('0,0/E')]).toBe(0);
});

test('[S-19] [S-5] they are not new: one may move in the first turn', () => {
  const t = atSea().turn(0);
  expect(t.legal(0, 'moveShip').length).toBeGreaterThan(0);
});

test('[S-19] [S-20] islands with a building that lies ready are home', () => {
  const t = atSea();
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 3, 3]);
});

test('[S-901] a harbour that players place works for buildings that lie ready', () => {
  const { harbours: _none, ...board } = laidAtSea.boards['4'];
  const map = {
    ...laidAtSea,
    modules: { with: ['newWorld', 'laidReady'], without: ['opening'] },
    params: { newWorld: { harbourKinds: { any: 1 } } },
    boards: { '4': board },
  } as MapData;
  const t = laidTable(map, 4, 0, { placeHarbours: true }).chance('drawHarbour any');
  t.do('p0 placeHarbour 0,0/NE any').give(0, '3wool').turn(0);
  expect(t.why('p0 tradeWithSupply wool ore')).toBeNull();
});

describe('what a map of the sea may lay', () => {
  test.each<[string, Start, readonly string[]]>([
    ['a ship in the middle of the land', ['settlement -1,1.SE', 'ship -1,1/SE'], ['noneBeside -1,1 SE']],
    ['a building in the sea', ['settlement 1,0.N'], ['noneBeside 1,0 N']],
    [
      'a ship that goes on from a road',
      ['settlement 0,0.N', 'road 0,0/NE', 'ship 0,0/E'],
      ['laid.loose 0,0 E'],
    ],
    ['a ship by itself', ['settlement 0,0.N', 'ship 0,0/E'], ['laid.loose 0,0 E']],
    ['ships in a row', ['settlement 0,0.N', 'ship 0,0/NE', 'ship 0,0/E'], []],
    [
      'a road and a ship on one edge',
      ['settlement 0,0.NE', 'road 0,0/E', 'ship 0,0/E'],
      ['laid.twice 0,0 E'],
    ],
  ])('[B-85] [S-19] %s', (_name, one, codes) => {
    expect(faults(islands, one)).toEqual(codes);
  });

  test('[B-85] nothing beside unknown hexes', () => {
    const start = ['settlement 2,0.S', 'ship 1,1/SW'];
    expect(faultsOf(withStarts({ ...fog, players: [4] }, '4', [start, [], [], []]))).toEqual([
      'start.unknown 1,1 SW',
    ]);
  });

  test('[S-19] [S-302] a ship whose end touches an unknown hex reveals it before anything else', () => {
    const start = ['settlement -2,3.NE', 'ship -1,2/SE'];
    const t = laidTable(withStarts({ ...fog, players: [4] }, '4', [start, [], [], []]), 4);
    t.chance('revealHex hills').chance('drawToken 5');
    expect([t.asks(), t.cards(0)]).toEqual(['openingBuilding', { brick: 1 }]);
  });

  test('[B-85] no set-up may put water where land has to be', () => {
    const shores = ATLAS.get('seafarers/new-shores')!;
    const { hexes, shuffles = [] } = shores.boards['4'];
    const mixed = shuffles.map((shuffle) =>
      hexes.filter(({ area, group }) => [area, group].includes(shuffle.hexes)),
    );
    const wet = mixed.find((each) => each.some(({ terrain }) => terrain === 'sea'))!;
    const isle = wet.find(({ terrain }) => terrain !== 'sea')!;
    const start = (at: { q: number; r: number }): MapData =>
      withStarts({ ...shores, players: [4] }, '4', [[`settlement ${at.q},${at.r}.N`], [], [], []]);
    expect(faultsOf(start(isle))).toEqual([`laid.mixed ${isle.q},${isle.r} N`]);
    const dry = mixed.find((each) => each.every(({ terrain }) => terrain !== 'sea'))![0];
    expect(faultsOf(start(dry))).toEqual([]);
  });

  test('[B-85] whatever is dealt there, land is beside a building', () => {
    const world = ATLAS.get('seafarers/new-world')!;
    const [key] = Object.keys(world.boards).slice(-1);
    const [hex] = world.boards[key].hexes;
    const start = [`settlement ${hex.q},${hex.r}.N`];
    const found = faultsOf(withStarts({ ...world, players: [4] }, key, [start, [], [], []]));
    expect(found).toEqual([`laid.mixed ${hex.q},${hex.r} N`]);
  });

  test('[S-701] the pirate islands have starts of their own', () => {
    const pirates = ATLAS.get('seafarers/pirate-islands')!;
    const [key] = Object.keys(pirates.boards).slice(-1);
    expect(faultsOf(withStarts({ ...pirates, players: [4] }, key, [[], [], [], []]))).toEqual([
      'laid.others',
    ]);
  });
});
