import { expect, test } from 'vitest';
import { dealt } from '../../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../../test/support/table.js';

const GAME = 'seafarers/forgotten-tribe';
const SETTLEMENT = 'lumber brick wool grain';

/** p0 has a ship before a chit (5,2/E) with a harbour beyond it (5,2/NE), and a settlement at this corner. */
const sailor = (home: string): TestTable =>
  ships(table(GAME, 4).put(`p0 settlement ${home}`), 0, '5,2/SE')
    .give(0, '3lumber 3wool')
    .turn(0);
const COAST = '-2,2.N';
const INLAND = '0,3.N';

test('[S-501] start on the main island; nobody ever settles on the small islands', () => {
  const t = table(GAME, 4);
  t.refuses('p0 placeSettlement 5,2.N', 'S-501', 'nobodySettles');
  const landed = sailor(COAST).give(0, SETTLEMENT);
  landed.refuses('p0 buildSettlement 5,2.S', 'S-501', 'nobodySettles');
});

test('[S-502] a ship built on a marked edge takes the chit there, once and for good', () => {
  const t = sailor(COAST).do('p0 buildShip 5,2/E');
  expect([t.points(0), t.state.tribe.points[0], t.state.tribe.gift[t.id('5,2/E')]]).toEqual([2, 1, 0]);
  t.do('p0 endTurn').start(0).roll(1, 1).do('p0 moveShip 5,2/E 5,2/SW');
  expect(t.points(0)).toBe(2);
});

test('[S-502] a ship moved there takes it as well', () => {
  const t = ships(sailor(COAST), 0, '5,2/SW').turn(0).do('p0 moveShip 5,2/SW 5,2/E');
  expect(t.points(0)).toBe(2);
});

test('[S-9] [S-502] a ship moved off the longest route onto a chit does not win with points it is about to lose', () => {
  const t = table(GAME, 4)
    .loose()
    .put(`p0 city ${COAST} ${INLAND} 0,4.S -2,4.S`, 'p0 settlement -1,1.N -3,5.N');
  ships(t, 0, '5,2/SE', '2,1/E', '2,1/SE', '2,1/SW', '2,1/W', '2,1/NW').turn(0);
  expect(t.points(0)).toBe(12);
  t.do('p0 moveShip 2,1/E 5,2/E');
  expect([t.points(0), t.state.tribe.points[0], t.ended(), t.asks()]).toEqual([11, 1, '', 'main']);
  expect([t.state.core.hold[0], t.state.core.scored[0]]).toEqual([0, 0]);
});

test('[S-502] a development card is drawn from the deck and cannot be played this turn', () => {
  const t = ships(table(GAME, 4).put(`p0 settlement ${COAST}`), 0, '5,0/SE')
    .give(0, 'lumber wool')
    .turn(0);
  t.do('p0 buildShip 5,0/E');
  expect([t.asks(), t.weights()['drawCard knight']]).toEqual(['drawCard', 14]);
  t.chance('drawCard knight').refuses('p0 playKnight', 'B-40', 'cardGotThisTurn');
  expect(t.state.tribe.cards[0]).toBe(3);
});

test('[S-502] four cards lie there, so 21 can be bought', () => {
  const t = sailor(COAST).give(0, 'ore wool grain').hold(1, '14knight 5victoryPoint roadBuilding');
  expect(t.why('p0 buyCard')).toBe(null);
  t.hold(1, 'roadBuilding').refuses('p0 buyCard', 'S-502', 'deckEmpty');
});

test('[S-503] a harbour won is placed immediately on a coastal edge at the player’s own building and works immediately', () => {
  const t = sailor(COAST).do('p0 buildShip 5,2/E', 'p0 buildShip 5,2/NE');
  expect([t.asks(), t.legal(0).length]).toEqual(['placeHarbour', 2]);
  t.refuses('p0 placeHarbour 5,2/NE grain', 'S-503', 'noPlaceForHarbour');
  t.refuses('p0 placeHarbour -2,2/NE ore', 'S-503', 'noSuchHarbour');
  t.do('p0 placeHarbour -2,2/NE grain').give(0, '2grain').do('p0 tradeWithSupply grain ore');
  expect(t.cards(0)).toEqual({ lumber: 1, wool: 1, ore: 1 });
});

test('[S-503] a road or ship on the edge does not matter; the other end of the harbour serves whoever builds there', () => {
  const t = sailor(COAST).put('p0 road -2,2/NE').turn(0).do('p0 buildShip 5,2/E', 'p0 buildShip 5,2/NE');
  expect(t.legal(0).length).toBe(2);
  t.do('p0 placeHarbour -2,2/NE grain');
  expect(t.state.base.harbour[t.id('-2,2/NE')]).toBe(3);
  expect([t.state.base.rate[3], t.state.base.rate[8 + 3]]).toEqual([2, 4]);
});

test('[S-503] without a place the harbour waits, and must be placed as soon as a settlement makes one', () => {
  const t = sailor(INLAND).do('p0 buildShip 5,2/E', 'p0 buildShip 5,2/NE');
  expect([t.asks(), t.state.tribe.waiting[4]]).toEqual(['main', 1]);
  t.put('p0 road 0,3/NW 0,2/W').give(0, SETTLEMENT).turn(0).do('p0 buildSettlement 0,2.NW');
  expect(t.asks()).toBe('placeHarbour');
  t.do(`p0 ${t.legal(0)[0]}`);
  expect([t.asks(), t.state.tribe.waiting[4]]).toEqual(['main', 0]);
});

test('[S-503] of several that wait the owner chooses one, and a place next to another harbour is not allowed', () => {
  const t = sailor(INLAND);
  t.state.tribe.waiting.set([1, 0, 0, 0, 0, 1], 0);
  t.put('p0 road 0,3/NW 0,2/W').give(0, SETTLEMENT).turn(0).do('p0 buildSettlement 0,2.NW');
  expect(new Set(t.legal(0).map((text) => text.split(' ').at(-1)))).toEqual(new Set(['any', 'ore']));
  t.do('p0 placeHarbour 0,2/NW ore');
  expect([t.asks(), t.state.tribe.waiting[0]]).toEqual(['main', 1]);
});

test('[S-504] the robber starts on a desert of the small islands and never goes back', () => {
  const t = table(GAME, 4);
  expect(t.state.base.robber[0]).toBe(t.id('@1,6'));
  t.start(0).roll(3, 4).do('p0 moveRobber @0,3').start(1).roll(3, 4);
  t.refuses('p1 moveRobber @1,6', 'S-504', 'noRobberHere').refuses('p1 moveRobber @5,2', 'S-504');
});

test('[S-505] the variable set-up keeps 5, 6, 8 and 9 off the eastern hexes of the main island', () => {
  for (let seed = 0; seed < 30; seed++) {
    const t = dealt(GAME, 4, { setUp: 'variable' }, seed);
    for (const hex of ['@3,2', '@3,3', '@2,4']) expect([5, 6, 8, 9]).not.toContain(t.deal.numbers[t.id(hex)]);
    expect(t.deal.numbers[t.id('@5,2')]).toBe(0);
  }
});
