import { NONE } from '@landnam/engine';
import { expect, test } from 'vitest';
import { dealt } from '../../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../../test/support/table.js';

const GAME = 'seafarers/fog-islands';

/** p0 stands on the coast of the western island, two ships off the fog at 0,4. */
const explorer = (): TestTable => table(GAME, 4).put('p0 settlement -2,4.NE').turn(0);
const OUT = '-1,3/SE';
const FOG = '@0,3';

test('[S-301] start on either known island; what lies in the fog is public counts', () => {
  const t = table(GAME, 4);
  t.refuses('p0 placeSettlement -1,1.N', 'S-3', 'noLand');
  expect(Array.from(t.state.fog.tiles).reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(Array.from(t.state.fog.numbers).reduce((sum, count) => sum + count, 0)).toBe(10);
});

test('[S-302] a ship whose end touches fog reveals it at once: tile, then token, then one card of its resource', () => {
  const t = explorer().give(0, 'lumber wool').do(`p0 buildShip ${OUT}`);
  expect([t.asks(), t.weights()['revealHex gold']]).toEqual(['revealHex', 2]);
  t.chance('revealHex mountains');
  expect([t.asks(), t.cards(0)]).toEqual(['drawToken', {}]);
  t.chance('drawToken 8');
  expect([t.asks(), t.cards(0), t.state.base.number[t.id(FOG)]]).toEqual(['main', { ore: 1 }, 8]);
  expect(t.state.fog.numbers[8]).toBe(0);
});

test('[S-301] tiles and tokens are drawn by what is left of them', () => {
  const t = explorer().give(0, '2lumber 2wool').do(`p0 buildShip ${OUT}`);
  const tiles = { sea: 2, gold: 2, fields: 2, hills: 2, mountains: 2, pasture: 1, forest: 1 };
  for (const [name, count] of Object.entries(tiles)) expect(t.weights()[`revealHex ${name}`]).toBe(count);
  t.chance('revealHex pasture');
  expect([t.weights()['drawToken 11'], t.weights()['drawToken 3'], t.weights()['drawToken 2']]).toEqual([
    2,
    1,
    undefined,
  ]);
  t.chance('drawToken 11').do('p0 buildShip 0,3/W');
  const found = t.weights();
  expect([found['revealHex pasture'], found['revealHex gold']]).toEqual([undefined, 2]);
  t.chance('revealHex gold');
  expect(t.weights()['drawToken 11']).toBe(1);
});

test('[S-302] a settlement beside unrevealed fog reveals nothing by itself', () => {
  const t = table(GAME, 4).put('p0 settlement 0,3.SW');
  expect([t.asks(), t.state.base.terrain[t.id(FOG)]]).toEqual([
    'openingBuilding',
    t.game.scenario.terrains.findIndex(({ name }) => name === 'fog'),
  ]);
});

test('[S-302] sea gives nothing and gets no token; ships sail on over it', () => {
  const t = explorer().give(0, '2lumber 2wool').do(`p0 buildShip ${OUT}`).chance('revealHex sea');
  expect([t.asks(), t.cards(0)]).toEqual(['main', { lumber: 1, wool: 1 }]);
  expect(t.legal(0, 'buildShip').length).toBeGreaterThan(2);
});

test('[S-302] gold gives a card of choice, an empty supply nothing', () => {
  const t = explorer().give(0, 'lumber wool').do(`p0 buildShip ${OUT}`);
  t.chance('revealHex gold').chance('drawToken 6').do('p0 takeGold brick');
  expect([t.asks(), t.cards(0)]).toEqual(['main', { brick: 1 }]);
  const poor = explorer().give(0, 'lumber wool').leave('ore', 0, 1).do(`p0 buildShip ${OUT}`);
  poor.chance('revealHex mountains').chance('drawToken 6');
  expect([poor.cards(0), poor.events('discoveryRewarded')[0].count]).toEqual([{}, 0]);
});

test('[S-9] [S-302] the route is measured once the fog before the piece is settled', () => {
  const t = explorer().put('p0 road -2,4/NE -2,4/NW -2,4/W -2,4/SW').give(0, 'lumber wool').turn(0);
  t.do(`p0 buildShip ${OUT}`);
  expect(t.state.base.routeHolder[0]).toBe(NONE);
  t.chance('revealHex sea');
  expect([t.state.base.routeHolder[0], t.asks(), t.points(0)]).toEqual([0, 'main', 3]);
});

test('[S-302] moving a ship reveals too', () => {
  const t = ships(explorer(), 0, '-2,4/NE').turn(0).do(`p0 moveShip -2,4/NE ${OUT}`);
  expect(t.asks()).toBe('revealHex');
});

test('[S-302] [S-8] fog revealed by the second piece of a road building card is settled before play goes on', () => {
  const t = explorer()
    .hold(0, 'roadBuilding')
    .do('p0 playRoadBuilding', 'p0 layRoad -2,4/NE', `p0 layShip ${OUT}`);
  expect(t.asks()).toBe('revealHex');
  t.chance('revealHex gold').chance('drawToken 9').do('p0 takeGold ore');
  expect([t.asks(), t.cards(0)]).toEqual(['main', { ore: 1 }]);
});

test('[S-302] what the first piece of the card reveals is settled before the second is placed', () => {
  const t = explorer().hold(0, 'roadBuilding').do('p0 playRoadBuilding', `p0 layShip ${OUT}`);
  t.chance('revealHex gold').chance('drawToken 9').do('p0 takeGold ore');
  expect(t.asks()).toBe('freeRoute');
});

test('[S-302] a road reveals from found land; red numbers may lie side by side', () => {
  const t = explorer()
    .give(0, '2lumber wool brick')
    .do(`p0 buildShip ${OUT}`)
    .chance('revealHex fields')
    .chance('drawToken 6');
  t.loose().put('p0 settlement 0,3.SW').turn(0).give(0, 'lumber brick').do('p0 buildRoad 0,3/SW');
  t.chance('revealHex hills').chance('drawToken 8');
  expect(t.asks()).toBe('main');
});

test('[S-302] a starting ship reveals and is rewarded as well', () => {
  const t = table(GAME, 4).do('p0 placeSettlement -2,4.NE', `p0 placeShip ${OUT}`);
  t.chance('revealHex forest').chance('drawToken 4');
  expect([t.cards(0), t.actors()]).toEqual([{ lumber: 1 }, [1]]);
});

test('[S-302] [S-303] neither robber nor pirate enters fog, and no starting vertex touches it', () => {
  const t = table(GAME, 4);
  const fog = t.game.scenario.terrains.findIndex(({ name }) => name === 'fog');
  const corners = t.legal(0).map((text) => Number(text.split('v').at(-1)));
  const touched = corners.flatMap((vertex) => [0, 1, 2].map((k) => t.game.board.vertexHexes[vertex * 3 + k]));
  expect(touched.some((hex) => t.state.base.terrain[hex] === fog)).toBe(false);
  t.start(0)
    .roll(3, 4)
    .refuses(`p0 moveRobber ${FOG}`, 'S-14', 'noLand')
    .refuses(`p0 movePirate ${FOG}`, 'S-14', 'noSea');
});

test('[S-303] the robber starts on the face-up 12, and there are no special points', () => {
  const t = table(GAME, 4);
  expect(t.state.base.number[t.state.base.robber[0]]).toBe(12);
  expect(t.game.modules.some(({ name }) => name === 'islandChits')).toBe(false);
});

test('[S-304] the variable set-up shuffles the two known islands and keeps their contours', () => {
  const printed = table(GAME, 4);
  const moved = dealt(GAME, 4, { setUp: 'variable' }, 3);
  const land = (t: TestTable): boolean[] =>
    t.deal.terrain.map((terrain) => t.game.scenario.terrains[terrain].land);
  expect(land(moved)).toEqual(land(printed));
  expect(moved.deal.terrain).not.toEqual(printed.deal.terrain);
  const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
  expect(sorted(moved.deal.numbers)).toEqual(sorted(printed.deal.numbers));
  expect(moved.state.base.number[moved.state.base.robber[0]]).toBe(12);
});
