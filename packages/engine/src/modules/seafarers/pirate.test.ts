import { expect, test } from 'vitest';
import { ships } from '../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../test/support/table.js';

const GAME = 'seafarers/new-shores';

/** p0 to move a figure; p1 has a ship east of the main island, p2 a settlement on the same sea hex. */
const seven = (): TestTable =>
  ships(table(GAME, 4).put('p1 settlement 1,3.NE', 'p2 settlement 2,2.NE'), 1, '2,2/SE')
    .give(1, 'ore')
    .give(2, 'brick')
    .start(0)
    .roll(3, 4);

test('[S-11] on a 7 the robber or the pirate moves, a free choice', () => {
  const t = seven();
  expect(t.asks()).toBe('moveRobber');
  expect(t.legal(0, 'moveRobber').length).toBe(27);
  expect(t.legal(0, 'movePirate').length).toBe(39);
});

test('[S-11] the pirate steals from the owner of a ship there; buildings on the coast do not count', () => {
  const t = seven().do('p0 movePirate @2,2');
  expect([t.asks(), t.actors()]).toEqual(['steal', [7]]);
  t.chance('stealCard ore');
  expect([t.cards(0), t.cards(2), t.asks()]).toEqual([{ ore: 1 }, { brick: 1 }, 'main']);
});

test('[S-11] one card, however many ships; the mover chooses among several owners', () => {
  const t = ships(seven(), 2, '2,2/NE', '2,2/NW').do('p0 movePirate @2,2');
  expect(t.legal(0)).toEqual(['stealFrom p1', 'stealFrom p2']);
  t.do('p0 stealFrom p2').chance('stealCard brick');
  expect(t.cards(0)).toEqual({ brick: 1 });
});

test('[S-11] a knight moves the pirate as well, and without a victim nobody is robbed', () => {
  const t = seven().do('p0 moveRobber @-1,3').hold(0, 'knight');
  t.do('p0 playKnight', 'p0 movePirate @0,6');
  expect([t.asks(), t.state.pirate.hex[0]]).toEqual(['main', t.id('@0,6')]);
  expect(t.events('pirateMoved').length).toBe(1);
});

test('[S-12] no ship is built on, moved to or moved away from an edge of the pirate’s hex', () => {
  const t = ships(table(GAME, 4).put('p0 settlement 1,3.NE'), 0, '2,2/SE', '2,2/E');
  t.give(0, 'lumber wool').turn(0);
  t.state.pirate.hex[0] = t.id('@2,2');
  t.refuses('p0 buildShip 2,2/NE', 'S-12', 'pirateBlocks');
  t.refuses('p0 moveShip 2,2/E 1,3/E', 'S-12', 'pirateBlocks');
  t.state.pirate.hex[0] = t.id('@2,3');
  t.refuses('p0 moveShip 2,2/E 3,2/SW', 'S-12', 'pirateBlocks');
  expect(t.why('p0 moveShip 2,2/E 1,3/NE')).toBe(null);
});

test('[S-12] neither in set-up nor by a card; roads and buildings beside it are untouched', () => {
  const t = table(GAME, 4);
  t.state.pirate.hex[0] = t.id('@2,2');
  t.do('p0 placeSettlement 1,3.NE').refuses('p0 placeShip 2,2/SE', 'S-12', 'pirateBlocks');
  t.do('p0 placeRoad 1,3/NE').hold(0, 'roadBuilding').turn(0).do('p0 playRoadBuilding');
  t.refuses('p0 layShip 2,2/SE', 'S-12', 'pirateBlocks');
});

test('[S-13] the robber starts on the desert, the pirate on its marked hex', () => {
  const t = table(GAME, 4);
  expect([t.state.base.robber[0], t.state.pirate.hex[0]]).toEqual([t.id('@-1,4'), t.id('@4,3')]);
});

test('[S-13] a pirate off the board blocks nothing and enters on any sea hex', () => {
  const t = ships(table(GAME, 4).put('p0 settlement -3,6.S').give(0, 'lumber wool'), 0, '-3,6/SW').turn(0);
  t.state.pirate.hex[0] = 255;
  expect(t.legal(0, 'buildShip').length).toBe(2);
  expect(t.start(1).roll(3, 4).legal(1, 'movePirate').length).toBe(40);
});

test('[S-13] a robber that starts on a producing hex takes nothing from the starting cards', () => {
  const t = table(GAME, 3).do('p0 placeSettlement 0,2.N', 'p0 placeRoad 0,2/NE');
  t.do(
    'p1 placeSettlement -1,4.N',
    'p1 placeRoad -1,4/NE',
    'p2 placeSettlement -2,6.S',
    'p2 placeRoad -2,6/SE',
  );
  t.state.base.robber[0] = t.id('@-3,5');
  t.do('p2 placeSettlement -3,5.S');
  expect(t.cards(2)).toEqual({ grain: 2 });
});

test('[S-14] [B-60] if neither has a legal place nothing moves and nobody is robbed', () => {
  const t = table('seafarers/cloth', 4).give(1, 'ore');
  const land = Array.from(t.state.base.terrain).flatMap((terrain, hex) => (terrain < 7 ? [hex] : []));
  const kept = t.state.base.robber[0];
  const sea = t.game.scenario.terrains.findIndex(({ name }) => name === 'sea');
  for (const hex of land) if (hex !== kept) t.state.base.terrain[hex] = sea;
  t.start(0).roll(3, 4);
  expect([t.asks(), t.state.base.robber[0], t.cards(1)]).toEqual(['main', kept, { ore: 1 }]);
});

test('[B-60] the friendly robber leaves the pirate free', () => {
  const t = table(GAME, 4, { friendlyRobber: true }).put('p1 settlement 1,3.NE').give(1, 'ore');
  ships(t, 1, '2,2/SE').start(0).roll(3, 4);
  t.refuses('p0 moveRobber @1,3', 'B-60', 'friendlyRobber').do('p0 movePirate @2,2').chance('stealCard ore');
  expect(t.cards(0)).toEqual({ ore: 1 });
});

test('[S-14] each goes to a different hex only, the robber to land, the pirate to any sea, frame and notch alike', () => {
  const t = seven();
  t.refuses('p0 movePirate @4,3', 'S-14', 'sameHex').refuses('p0 movePirate @0,3', 'S-14', 'noSea');
  t.refuses('p0 moveRobber @2,2', 'S-14', 'noLand').refuses('p0 moveRobber @-1,4', 'B-23', 'sameHex');
  expect(t.why('p0 movePirate @-3,3')).toBe(null);
  expect(t.why('p0 movePirate @0,-1')).toBe(null);
});
