import { expect, test } from 'vitest';
import { ships } from '../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../test/support/table.js';
import { planOf } from '../../core/game/plan.js';

const GAME = 'seafarers/new-shores';
/** A corner of the main island with two coast edges and one out to sea. */
const HOME = '1,3.NE';
const SEAWARD = '2,2/SE';

const home = (goods = 'lumber wool'): TestTable =>
  table(GAME, 4).put(`p0 settlement ${HOME}`).give(0, goods).turn(0);

test('[S-1] a ship costs lumber and wool, comes from a stock of 15, and lies between sea and sea or on the coast', () => {
  const t = home('2lumber 2wool').do(`p0 buildShip ${SEAWARD}`, 'p0 buildShip 1,3/E');
  expect(t.cards(0)).toEqual({});
  expect(t.state.base.stock[3]).toBe(13);
  expect(t.events('shipBuilt').map(({ free }) => free)).toEqual([false, false]);
});

test('[S-1] a ship needs sea beside it, a road land', () => {
  const t = table(GAME, 4).put('p0 settlement 0,3.N').give(0, 'lumber wool brick').turn(0);
  t.refuses('p0 buildShip 0,3/NE', 'S-1', 'noSea');
  home('lumber brick').refuses(`p0 buildRoad ${SEAWARD}`, 'S-1', 'noLand');
});

test('[S-1] a coastal edge holds one road or one ship, never both', () => {
  const t = home('2lumber 2wool 2brick').do('p0 buildShip 1,3/E', 'p0 buildRoad 1,3/NE');
  t.give(0, 'lumber wool brick');
  t.refuses('p0 buildRoad 1,3/E', 'S-1', 'edgeTaken').refuses('p0 buildShip 1,3/NE', 'S-1', 'edgeTaken');
});

test('[S-1] water of the frame is sea, but there is no edge between two of its hexes', () => {
  const t = table(GAME, 4).put('p0 settlement -3,6.S').give(0, 'lumber wool').turn(0);
  expect(t.legal(0, 'buildShip').length).toBe(2);
  expect([t.game.board.hexes, t.game.board.vertices, t.game.board.edges]).toEqual([68, 108, 149]);
});

test('[S-1] without a ship in stock, or without the cards, none can be built', () => {
  const t = home('lumber');
  t.refuses(`p0 buildShip ${SEAWARD}`, 'S-1', 'cannotPay');
  t.state.base.stock[3] = 0;
  t.give(0, 'wool').refuses(`p0 buildShip ${SEAWARD}`, 'B-34', 'noPieceLeft');
});

test('[S-2] ships connect to ships, but not to roads unless the player’s own building stands between', () => {
  const t = home('2lumber 2wool').put('p0 road 1,3/NE');
  expect(t.legal(0, 'buildShip').sort()).toEqual(
    [SEAWARD, '1,3/E'].map((edge) => `buildShip e${t.id(edge)}`).sort(),
  );
  t.do(`p0 buildShip ${SEAWARD}`).refuses('p0 buildShip 2,2/W', 'S-2', 'notJoined');
  t.do('p0 buildShip 2,2/E');
});

test('[S-2] branching is free; an opponent’s building at the vertex blocks building on through it', () => {
  const t = ships(home('3lumber 3wool'), 0, SEAWARD);
  t.do('p0 buildShip 2,2/E', 'p0 buildShip 3,2/SW');
  const blocked = ships(home('lumber wool'), 0, SEAWARD, '2,2/E').put('p1 settlement 2,2.NE').turn(0);
  blocked.refuses('p0 buildShip 2,2/NE', 'S-2', 'notJoined').do('p0 buildShip 3,2/SW');
});

test('[S-3] a settlement follows a ship ashore, and roads and ships go on from there', () => {
  const t = ships(home('2lumber 2brick wool grain'), 0, SEAWARD, '2,2/E').turn(0);
  t.do('p0 buildSettlement 2,2.NE').do('p0 buildRoad 3,2/NW');
  expect(t.points(0)).toBe(4);
});

test('[S-3] nobody settles on open sea, and the distance rule holds across water', () => {
  const t = ships(home('lumber brick wool grain'), 0, SEAWARD, '2,2/E', '2,2/NE', '2,2/NW').turn(0);
  t.refuses('p0 buildSettlement 2,2.SE', 'B-12', 'tooClose');
  const out = ships(table(GAME, 4).put('p0 settlement 3,3.SE'), 0, '3,4/E').give(
    0,
    'lumber brick wool grain',
  );
  out.turn(0).refuses('p0 buildSettlement 3,4.SE', 'S-3', 'noLand');
});

test('[S-4] no ship of a closed route moves, not even after an opponent has built on the line', () => {
  const t = ships(home(''), 0, SEAWARD, '2,2/E', '2,2/NE').put('p0 settlement 2,2.N').turn(0);
  expect(t.legal(0, 'moveShip')).toEqual([]);
  t.refuses('p0 moveShip 2,2/E 1,3/E', 'S-5', 'noFreeEnd');
  const cut = ships(home(''), 0, SEAWARD, '2,2/E', '2,2/NE', '2,2/NW').put('p0 settlement 2,2.NW');
  cut.put('p1 settlement 2,2.NE').turn(0);
  expect(cut.legal(0, 'moveShip')).toEqual([]);
});

test('[S-5] one ship a turn moves, free of charge, from a free end to any place a ship could be built', () => {
  const t = ships(home(''), 0, SEAWARD, '2,2/E').turn(0);
  t.refuses(`p0 moveShip ${SEAWARD} 1,3/E`, 'S-5', 'noFreeEnd');
  t.do('p0 moveShip 2,2/E 3,2/SW').refuses('p0 moveShip 3,2/SW 2,2/E', 'S-5', 'oneShipATurn');
  expect(t.events('shipMoved')).toEqual([{ seat: 0, from: t.id('2,2/E'), to: t.id('3,2/SW') }]);
  t.do('p0 endTurn').start(0).roll(1, 1).do('p0 moveShip 3,2/SW 2,2/E');
});

test('[S-5] a ship built this turn may not move, by a card neither', () => {
  const t = home('lumber wool').do(`p0 buildShip ${SEAWARD}`);
  t.refuses(`p0 moveShip ${SEAWARD} 1,3/E`, 'S-5', 'shipIsNew');
  const card = home('').hold(0, 'roadBuilding').do('p0 playRoadBuilding', `p0 layShip ${SEAWARD}`);
  card.do('p0 waiveRoad').refuses(`p0 moveShip ${SEAWARD} 1,3/E`, 'S-5', 'shipIsNew');
});

test('[S-5] the new place is tested with the ship lifted, and is not the old one', () => {
  const t = ships(home(''), 0, SEAWARD).turn(0);
  t.refuses(`p0 moveShip ${SEAWARD} 2,2/E`, 'S-2', 'notJoined');
  t.refuses(`p0 moveShip ${SEAWARD} ${SEAWARD}`, 'S-5', 'sameEdge');
  expect(t.legal(0, 'moveShip')).toEqual(
    ['1,3/NE', '1,3/E']
      .map((to) => `moveShip e${t.id(SEAWARD)} e${t.id(to)}`)
      .sort((a, b) => Number(a.split('e').at(-1)) - Number(b.split('e').at(-1))),
  );
  t.refuses('p0 moveShip 2,2/E 1,3/E', 'S-5', 'noOwnShip');
});

test('[S-5] the ships of a ring have no free end and stay', () => {
  const ring = ['2,2/SE', '2,2/E', '2,2/NE', '2,2/NW', '2,2/W', '2,2/SW'];
  const t = ships(home(''), 0, ...ring).turn(0);
  expect(t.legal(0, 'moveShip')).toEqual([]);
  expect(t.state.base.routeLength[0]).toBe(6);
});

test('[S-5] an end that meets the player’s own road is not free, one at an opponent’s building is', () => {
  const t = table(GAME, 4).loose().put('p0 settlement 1,3.NE', 'p0 road 1,3/E');
  ships(t, 0, '1,3/NE').put('p0 settlement 1,2.SE', 'p0 road 1,2/E').turn(0);
  expect(t.legal(0, 'moveShip')).toEqual([]);
  const other = ships(home(''), 0, SEAWARD, '2,2/E').put('p1 settlement 2,2.NE').turn(0);
  expect(other.why('p0 moveShip 2,2/E 3,2/SW')).toBe(null);
});

test('[S-6] the free road at a coastal starting settlement may be a ship', () => {
  const t = table(GAME, 4).do(`p0 placeSettlement ${HOME}`);
  expect(t.legal(0, 'placeShip').length).toBe(3);
  t.refuses('p0 placeShip 2,2/E', 'S-6', 'notAtSettlement').do(`p0 placeShip ${SEAWARD}`);
  t.do('p1 placeSettlement 0,3.N');
  expect(t.legal(1, 'placeShip')).toEqual([]);
  t.refuses('p1 placeShip 0,3/NE', 'S-1', 'noSea');
});

test('[S-5] [S-6] a ship of the set-up may move in the first turn', () => {
  const t = table(GAME, 4).do(`p0 placeSettlement ${HOME}`, `p0 placeShip ${SEAWARD}`).start(0).roll(1, 1);
  expect(t.why(`p0 moveShip ${SEAWARD} 1,3/E`)).toBe(null);
});

test('[S-7] roads and ships count together, joined only through the player’s own building', () => {
  const t = ships(home(''), 0, SEAWARD, '2,2/E', '2,2/NE');
  t.put('p0 road 1,3/E 1,3/SE');
  expect(t.state.base.routeLength[0]).toBe(5);
  const apart = table(GAME, 4).put('p0 settlement 1,3.N', 'p0 road 1,3/NE');
  ships(apart, 0, SEAWARD, '2,2/E');
  expect(apart.state.base.routeLength[0]).toBe(2);
});

test('[S-7] a settlement that joins a ship line and a road line changes the longest route at once', () => {
  const t = table(GAME, 4).put('p0 settlement 1,2.N', 'p0 road 1,2/NE 1,2/E 1,3/NE');
  ships(t, 0, SEAWARD, '2,2/E').give(0, 'lumber brick wool grain').turn(0);
  expect([t.state.base.routeLength[0], t.points(0)]).toEqual([3, 1]);
  t.do(`p0 buildSettlement ${HOME}`);
  expect([t.state.base.routeLength[0], t.points(0)]).toEqual([5, 4]);
  expect(t.events('awardMoved')).toEqual([{ award: 'longestRoute', from: 255, to: 0 }]);
});

test('[S-7] moving the end ship of the longest route away is a break and loses the award', () => {
  const t = ships(home(''), 0, SEAWARD, '2,2/E', '2,2/NE', '2,2/NW', '2,2/W');
  ships(t.put('p1 settlement -1,2.NW'), 1, '-1,2/NW', '-1,2/W', '-2,2/SE', '-2,2/SW', '-2,2/W').turn(0);
  expect(t.state.base.routeHolder[0]).toBe(0);
  t.do('p0 moveShip 2,2/W 1,3/E');
  expect([t.state.base.routeHolder[0], t.state.base.routeLength[0]]).toEqual([0, 5]);
  t.do('p0 endTurn').start(0).roll(1, 1).do('p0 moveShip 2,2/NW 3,2/SW');
  expect([t.state.base.routeHolder[0], t.state.base.routeLength[0]]).toEqual([1, 4]);
});

test('[S-7] an opponent’s building breaks a line of ships', () => {
  const t = ships(home(''), 0, SEAWARD, '2,2/E', '2,2/NE', '2,2/NW', '2,2/W').put('p1 settlement 2,2.NE');
  expect([t.state.base.routeLength[0], t.state.base.routeHolder[0]]).toEqual([3, 255]);
});

test('[S-8] the road building card lays two roads, two ships, or one of each', () => {
  const play = (...lay: readonly string[]): TestTable =>
    home('')
      .hold(0, 'roadBuilding')
      .do('p0 playRoadBuilding', ...lay.map((text) => `p0 ${text}`));
  expect(play(`layShip ${SEAWARD}`, 'layShip 2,2/E').asks()).toBe('main');
  expect(play('layRoad 1,3/NE', `layShip ${SEAWARD}`).asks()).toBe('main');
  expect(play(`layShip ${SEAWARD}`, 'layRoad 1,3/E').asks()).toBe('main');
});

test('[S-8] the card can be played as long as a road or a ship can be placed, and moves no ship', () => {
  const t = ships(home(''), 0, SEAWARD).hold(0, 'roadBuilding').turn(0);
  t.state.base.stock[0] = 0;
  t.do('p0 playRoadBuilding').refuses(`p0 moveShip ${SEAWARD} 1,3/E`, 'B-42', 'notNow');
  t.refuses('p0 layRoad 1,3/NE', 'B-34', 'noPieceLeft');
  t.do('p0 layShip 2,2/E', 'p0 waiveRoad');
  const none = home('').hold(0, 'roadBuilding');
  none.state.base.stock[0] = none.state.base.stock[3] = 0;
  none.refuses('p0 playRoadBuilding', 'S-8', 'noRoadPossible');
});

test('[S-9] chits come before the route and the route before the win check', () => {
  const t = ships(home('lumber brick wool grain'), 0, SEAWARD, '2,2/E').turn(0).forget();
  t.do('p0 buildSettlement 2,2.NE');
  const order = t.events().map(({ type }) => type);
  expect(order.indexOf('islandSettled')).toBeGreaterThan(order.indexOf('settlementBuilt'));
  expect(planOf(t.game)).toMatch(/built\/chits: islandChits[\s\S]*built\/routes: longestRoute/);
});

test('[S-9] [B-53] a settlement that earns chits, breaks the longest route and so wins: in this order', () => {
  const t = ships(home('lumber brick wool grain'), 1, '3,2/NW', '2,2/NE', '2,2/NW', '2,2/W', '2,2/SW');
  ships(t, 0, SEAWARD, '2,2/E').put('p0 road 1,3/NE 1,3/NW 1,3/W');
  t.put('p0 city -1,2.N', 'p0 city -3,4.N', 'p0 city -3,6.N', 'p0 city -1,6.N');
  expect([t.state.base.routeHolder[0], t.state.base.routeLength[0], t.points(0)]).toEqual([1, 5, 9]);
  t.loose().turn(0).forget().do('p0 buildSettlement 2,2.NE');
  const order = t.events().map(({ type }) => type);
  expect(order).toEqual(['settlementBuilt', 'islandSettled', 'awardMoved', 'gameEnded']);
  expect(t.events('gameEnded')[0].points.slice(0, 2)).toEqual([14, 0]);
});
