import { expect, test } from 'vitest';
import { dealt } from '../../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../../test/support/table.js';

const GAME = 'seafarers/wonders';
const [THEATRE, WALL] = [0, 3];

const builder = (...pieces: readonly string[]): TestTable =>
  table(GAME, 4)
    .put(...pieces)
    .turn(0);
const theatre = (): TestTable => builder('p0 city -1,3.N', 'p0 city 1,3.N').do('p0 beginWonder theatre');
const LEVEL = 'brick 3wool lumber';

test('[S-801] start on the main island, not on the marked corners, which open after set-up', () => {
  const t = table(GAME, 4);
  t.refuses('p0 placeSettlement 3,3.N', 'S-801', 'closedAtStart');
  t.refuses('p0 placeSettlement -2,5.SE', 'S-801').refuses('p0 placeSettlement -1,6.N', 'S-801');
  t.refuses('p0 placeSettlement 0,0.N', 'S-17', 'notAStart');
  const later = builder('p0 settlement 3,2.N', 'p0 road 3,2/NE 3,2/E').give(0, 'lumber brick wool grain');
  expect(later.why('p0 buildSettlement 3,2.SE')).toBe(null);
});

test('[S-801] a first settlement on a small island brings 1 point, once per island and player; no pirate', () => {
  const t = ships(builder('p0 settlement -2,2.N'), 0, '0,0/SW').give(0, 'lumber brick wool grain').turn(0);
  t.do('p0 buildSettlement 0,0.S');
  expect([t.points(0), t.state.base.robber[0]]).toEqual([3, t.id('@4,2')]);
  expect(t.game.modules.some(({ name }) => name === 'pirate')).toBe(false);
});

test('[S-801] the second settlement on a small island brings nothing, another island and another player do', () => {
  const land = (t: TestTable, seat: number, edge: string, corner: string): number => {
    ships(t, seat, edge)
      .give(seat, 'lumber brick wool grain')
      .turn(seat)
      .do(`p${seat} buildSettlement ${corner}`);
    return t.state.islandChits.points[seat];
  };
  const t = builder('p0 settlement -2,2.N', 'p1 settlement 1,3.N');
  expect(land(t, 0, '0,0/SW', '0,0.S')).toBe(1);
  expect(land(t, 0, '0,0/NW', '0,0.NW')).toBe(1);
  expect(land(t, 1, '0,0/E', '0,0.NE')).toBe(1);
  expect(land(t, 0, '4,4/E', '4,4.SE')).toBe(2);
});

test('[S-802] beginning costs a ship piece and no cards, and the first to begin has it alone', () => {
  const t = theatre();
  expect([t.state.base.stock[3], t.state.wonders.owner[THEATRE]]).toEqual([14, 0]);
  t.put('p1 city -1,5.N'.replace('-1,5', '0,5'), 'p1 city 0,2.N').turn(1);
  t.refuses('p1 beginWonder theatre', 'S-802', 'wonderIsTaken');
});

test('[S-802] one wonder a player, for good; without a ship piece none', () => {
  theatre().refuses('p0 beginWonder cathedral', 'S-802', 'hasAWonder');
  const t = builder('p0 city -1,3.N', 'p0 city 1,3.N');
  t.state.base.stock[3] = 0;
  t.refuses('p0 beginWonder theatre', 'S-802', 'noPieceLeft');
});

test('[S-802] two cities; a corner at the strait or the desert, by a city too; requirements hold only at the beginning', () => {
  const t = builder('p0 city -1,3.N');
  t.refuses('p0 beginWonder theatre', 'S-802', 'wonderNeedsMore');
  t.refuses('p0 beginWonder bridge', 'S-802', 'wonderNeedsMore');
  t.refuses('p0 beginWonder wall', 'S-802', 'wonderNeedsMore');
  expect(t.put('p0 city 3,3.N').turn(0).why('p0 beginWonder wall')).toBe(null);
  expect(builder('p0 settlement -2,5.SE').why('p0 beginWonder bridge')).toBe(null);
});

test('[S-802] only after the roll', () => {
  const t = table(GAME, 4).put('p0 city -1,3.N', 'p0 city 1,3.N').start(0);
  t.refuses('p0 beginWonder theatre', 'B-20', 'notNow').roll(1, 1);
  expect(t.why('p0 beginWonder theatre')).toBe(null);
});

test('[S-802] a wonder once begun is raised even when its requirement is lost', () => {
  const road = 'p0 road 2,2/NE 2,2/E 2,3/NE 2,3/E 2,3/SE';
  const t = builder('p0 city 2,2.N', road).do('p0 beginWonder monument');
  const cost = Object.entries(t.game.scenario.params.wonders!.wonders[2].cost);
  t.put('p1 settlement 2,3.NE')
    .give(0, cost.map(([good, count]) => `${count}${good}`).join(' '))
    .turn(0);
  expect(t.state.base.routeLength[0]).toBeLessThan(5);
  t.do('p0 raiseWonder');
  expect(t.state.wonders.level[2]).toBe(1);
});

test('[S-802] a city at a harbour and a route of 5, with or without the award', () => {
  const road = 'p0 road 2,2/NE 2,2/E 2,3/NE 2,3/E 2,3/SE';
  const t = builder('p0 city 2,2.N', road);
  t.state.base.routeHolder[0] = 255;
  expect([t.state.base.routeLength[0], t.why('p0 beginWonder monument')]).toEqual([5, null]);
  builder('p0 settlement 2,2.N', road).refuses('p0 beginWonder monument', 'S-802', 'wonderNeedsMore');
  builder('p0 city 2,2.N', 'p0 road 2,2/NE').refuses('p0 beginWonder monument', 'S-802');
  const inland = builder('p0 city 0,4.N', 'p0 road 0,4/NE 0,4/E 0,4/SE 0,4/SW 0,4/W');
  expect(inland.state.base.routeLength[0]).toBe(5);
  inland.refuses('p0 beginWonder monument', 'S-802', 'wonderNeedsMore');
});

test('[S-802] a city and 6 points, hidden cards included', () => {
  const t = builder('p0 city -1,3.N', 'p0 city 1,3.N', 'p0 settlement 3,2.N');
  t.refuses('p0 beginWonder cathedral', 'S-802', 'wonderNeedsMore');
  expect(t.hold(0, 'victoryPoint').why('p0 beginWonder cathedral')).toBe(null);
});

test('[S-802] five cards a level, several levels a turn', () => {
  const t = theatre().give(0, `2brick 6wool 2lumber`);
  t.do('p0 raiseWonder', 'p0 raiseWonder').refuses('p0 raiseWonder', 'S-802', 'cannotPay');
  expect([t.state.wonders.level[THEATRE], t.cards(0)]).toEqual([2, {}]);
  builder('p0 city -1,3.N').give(0, LEVEL).refuses('p0 raiseWonder', 'S-802', 'noWonderBegun');
});

test('[S-803] level 4 wins outright', () => {
  const t = theatre().give(0, LEVEL);
  t.state.wonders.level[THEATRE] = 3;
  t.do('p0 raiseWonder');
  expect([t.ended(), t.winners()]).toEqual(['points', [0]]);
});

test('[S-803] 10 points win only with a level, 1 or more, higher than everybody else’s', () => {
  const rich = (own: number, other: number): string => {
    const t = builder('p0 city -1,3.N', 'p0 city 1,3.N', 'p0 city 3,2.N', 'p0 city -1,6.SE');
    t.state.wonders.owner[THEATRE] = 0;
    t.state.wonders.owner[WALL] = 1;
    t.state.wonders.level[THEATRE] = own;
    t.state.wonders.level[WALL] = other;
    return t.hold(0, '2victoryPoint').start(0).ended();
  };
  expect([rich(0, 0), rich(1, 1), rich(1, 0), rich(2, 1)]).toEqual(['', '', 'points', 'points']);
});

test('[S-804] the variable set-up leaves deserts and small islands, and keeps 6 and 8 off the two hexes beside the deserts', () => {
  const printed = table(GAME, 4);
  for (let seed = 0; seed < 20; seed++) {
    const t = dealt(GAME, 4, { setUp: 'variable' }, seed);
    for (const hex of ['@4,1', '@4,2', '@3,3', '@0,0', '@4,4'])
      expect(t.deal.terrain[t.id(hex)]).toBe(printed.deal.terrain[t.id(hex)]);
    for (const hex of ['@3,2', '@2,3']) expect([6, 8]).not.toContain(t.deal.numbers[t.id(hex)]);
  }
});
