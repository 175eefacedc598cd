import { expect, test } from 'vitest';
import { dealt } from '../../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../../test/support/table.js';

const FOUR = 'seafarers/four-islands';
const DESERT = 'seafarers/through-the-desert';
const SETTLEMENT = 'lumber brick wool grain';

const NAMES = ['forest', 'hills', 'pasture', 'fields', 'mountains', 'desert', 'gold', 'sea'];
const terrainAt = (t: TestTable, hex: number): string => NAMES[t.deal.terrain[hex]];

test('[S-16] printed or variable: reds lie apart, robber on land, pirate at sea, harbours on the coast', () => {
  const games = [FOUR, DESERT, 'seafarers/new-shores', 'seafarers/fog-islands', 'seafarers/forgotten-tribe'];
  for (const game of [...games, 'seafarers/cloth', 'seafarers/wonders'])
    for (const seats of [3, 4])
      for (let seed = 0; seed < 6; seed++) {
        const t = dealt(game, seats, { setUp: seed % 3 === 0 ? 'fixed' : 'variable' }, seed);
        const { board, scenario } = t.game;
        const beside = (edge: number): number[] => [0, 1].map((k) => board.edgeHexes[edge * 2 + k]);
        const isRed = (hex: number): boolean => [6, 8].includes(t.deal.numbers[hex]);
        for (let edge = 0; edge < board.edges; edge++) expect(beside(edge).every(isRed)).toBe(false);
        const isLand = (hex: number): boolean => scenario.terrains[t.deal.terrain[hex]]?.land ?? false;
        expect(isLand(t.deal.robber)).toBe(true);
        for (const { edge } of t.deal.harbours) expect(beside(edge).filter(isLand)).toHaveLength(1);
        if (game !== 'seafarers/wonders') expect(isLand(t.state.pirate.hex[0])).toBe(false);
      }
});

test('[S-201] start on any island', () => {
  const t = table(FOUR, 4);
  for (const corner of ['0,0.N', '2,0.N', '-3,4.N', '2,4.N'])
    expect(t.why(`p0 placeSettlement ${corner}`)).toBe(null);
});

/** A ship lies at the corner, wherever it came from. */
const land = (t: TestTable, edge: string, corner: string): number => {
  ships(t, 0, edge).give(0, SETTLEMENT).turn(0).do(`p0 buildSettlement ${corner}`);
  return t.state.islandChits.points[0];
};

test('[S-202] with one home island, 2 points for the first settlement on each of three others', () => {
  const t = table(FOUR, 4).put('p0 settlement 0,0.S');
  expect(land(t, '2,0/W', '2,0.NW')).toBe(2);
  expect(land(t, '3,1/E', '3,1.NE')).toBe(2);
  expect(land(t, '-3,4/W', '-3,4.NW')).toBe(4);
  expect(land(t, '2,4/E', '2,4.SE')).toBe(6);
});

test('[S-202] with two home islands at most 4', () => {
  const t = table(FOUR, 4).put('p0 settlement 0,0.S', 'p0 settlement 2,1.S');
  expect(land(t, '2,0/W', '2,0.NW')).toBe(0);
  expect(land(t, '-3,4/W', '-3,4.NW')).toBe(2);
  expect(land(t, '2,4/E', '2,4.SE')).toBe(4);
});

test('[S-203] the robber starts on the 12; of the 2 and the 12 at most one lies on forest or pasture when shuffled', () => {
  const printed = table(FOUR, 4);
  expect(printed.state.base.number[printed.state.base.robber[0]]).toBe(12);
  for (let seed = 0; seed < 30; seed++) {
    const t = dealt(FOUR, 4, { setUp: 'variable' }, seed);
    const poor = t.deal.numbers.flatMap((number, hex) =>
      [2, 12].includes(number) && ['forest', 'pasture'].includes(terrainAt(t, hex)) ? [hex] : [],
    );
    expect(poor.length).toBeLessThan(2);
  }
});

test('[S-401] start on the main island; the strip beyond the desert and each small island are foreign', () => {
  const t = table(DESERT, 4);
  t.refuses('p0 placeSettlement 0,0.N', 'S-17').refuses('p0 placeSettlement 4,0.N', 'S-17');
  t.put('p0 settlement 1,1.NW', 'p0 road 1,1/NW 1,0/SW').give(0, SETTLEMENT);
  t.put('p0 road 0,0/E').turn(0).do('p0 buildSettlement 0,0.NE');
  expect([t.points(0), t.state.islandChits.chits[t.id('0,0.NE')]]).toEqual([4, 2]);
});

test('[S-402] corners that touch only desert and sea are neither home nor foreign', () => {
  table(DESERT, 4).refuses('p0 placeSettlement 1,0.N', 'S-17', 'notAStart');
  const other = table(DESERT, 4)
    .put('p0 settlement 2,0.SW', 'p0 road 2,0/W 1,0/NE')
    .give(0, SETTLEMENT)
    .turn(0);
  other.do('p0 buildSettlement 1,0.N');
  expect(other.points(0)).toBe(2);
});

test('[S-403] the robber starts on the drawn desert; when shuffled, deserts stay and reds keep off gold', () => {
  const printed = table(DESERT, 4);
  expect(printed.state.base.robber[0]).toBe(printed.id('@0,1'));
  for (let seed = 0; seed < 30; seed++) {
    const t = dealt(DESERT, 4, { setUp: 'variable' }, seed);
    for (const hex of ['@1,0', '@0,1', '@-1,2']) expect(terrainAt(t, t.id(hex))).toBe('desert');
    const golden = t.deal.numbers.filter((_, hex) => terrainAt(t, hex) === 'gold');
    expect(golden.some((number) => number === 6 || number === 8)).toBe(false);
    expect(t.state.islandChits.island[t.id('@0,1')]).toBe(255);
  }
});
