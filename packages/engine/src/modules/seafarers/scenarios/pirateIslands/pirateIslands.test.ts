import { edgeBetween } from '@landnam/engine';
import { expect, test } from 'vitest';
import { dealt } from '../../../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../../../test/support/table.js';
import { dropRoute } from '../../../../shared/ownPlaces.js';
import { setNumber } from '../../../../shared/numbers.js';

const GAME = 'seafarers/pirate-islands';
const [SETTLEMENT, SHIP] = [1, 3];
const KINDS = 8;

/** Positions lie in the map's order: p0 orange, p1 blue, p2 red, p3 white. Blue has one way to its landing. */
const LINE = ['1,3/SE', '1,3/SW', '0,3/SE', '0,3/SW', '-1,3/SE'];
const REST = ['-1,3/SW', '-2,3/SE', '-3,4/E'];
const LANDING = '-1,3.S';
const FORTRESS = '-3,5.N';

const fleetAt = (t: TestTable, index: number): TestTable => {
  t.state.pirateIslands.fleet[0] = index;
  return t;
};
const warships = (t: TestTable, seat: number, count: number): TestTable => {
  t.state.pirateIslands.warships[seat] = count;
  return t;
};
const besieger = (armed: number): TestTable =>
  warships(ships(table(GAME, 4), 1, ...LINE, ...REST), 1, armed).turn(1);

test('[S-701] positions are dealt at random; with three players the last is left out, fortress and all', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed++) seen.add(dealt(GAME, 3, {}, seed).deal.extra['pirateIslands'].join());
  expect(seen.size).toBeGreaterThan(2);
  expect([...seen].some((row) => row.includes('3'))).toBe(false);
});

test('[S-701] everybody starts with the printed settlement and ship; the fortress is a settlement of the stock too', () => {
  const t = table(GAME, 4);
  expect([t.state.base.stock[KINDS + SETTLEMENT], t.state.base.stock[KINDS + SHIP]]).toEqual([3, 14]);
  expect([t.points(1), t.state.base.owner[t.id('2,3.S')], t.state.ships.ship[t.id('2,3/SW')]]).toEqual([
    1, 1, 1,
  ]);
});

test('[S-701] two more settlements with roads, no ships; the second gives the starting cards', () => {
  const t = table(GAME, 4).do('p0 placeSettlement 1,6.SE');
  expect(t.legal(0, 'placeShip')).toEqual([]);
  t.refuses('p0 placeShip 1,6/SE', 'S-701', 'noShipsInSetUp');
  expect(t.legal(0, 'placeRoad').length).toBe(3);
  const modules = t.game.modules.map(({ name }) => name);
  for (const name of ['robber', 'pirate', 'longestRoute', 'largestArmy']) expect(modules).not.toContain(name);
});

test('[S-701] the second settlement placed gives the starting cards, the printed and the first none', () => {
  const t = table(GAME, 4);
  const order: number[] = [];
  for (let placed = 0; placed < 8; placed++) {
    const [seat] = t.actors();
    order.push(seat);
    expect(t.cardCount(seat)).toBe(0);
    t.do(`p${seat} ${t.legal(seat, 'placeSettlement')[0]}`);
    t.do(`p${seat} ${t.legal(seat, 'placeRoad')[0]}`);
  }
  expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
  expect([0, 1, 2, 3].every((seat) => t.cardCount(seat) > 0)).toBe(true);
  expect(t.state.base.stock[KINDS + SETTLEMENT]).toBe(1);
});

test('[S-701] victory point cards leave the deck with three players and act as knights with four', () => {
  const deck = (seats: number): number[] => Array.from(table(GAME, seats).state.base.deck.slice(0, 2));
  expect([deck(3), deck(4)]).toEqual([
    [14, 0],
    [19, 0],
  ]);
});

test('[S-702] a ship continues the line at its head, on a listed edge, and brings it closer', () => {
  const t = table(GAME, 4).give(1, '4lumber 4wool').turn(1);
  expect(t.legal(1, 'buildShip')).toEqual([`buildShip e${t.id(LINE[0])}`]);
  t.refuses('p1 buildShip 2,3/SE', 'S-1', 'noSea');
  t.refuses('p1 buildShip 1,4/SE', 'S-2', 'notJoined');
  t.refuses('p1 buildShip 1,4/E', 'S-702', 'notOnTheLine');
  t.do(`p1 buildShip ${LINE[0]}`, `p1 buildShip ${LINE[1]}`);
});

test('[S-702] the line goes by the landing and ends at the fortress', () => {
  const t = ships(table(GAME, 4), 1, ...LINE)
    .give(1, '3lumber 3wool')
    .turn(1);
  expect(t.legal(1, 'buildShip').length).toBe(2);
  t.do(...REST.map((edge) => `p1 buildShip ${edge}`)).give(1, 'lumber wool');
  expect(t.legal(1, 'buildShip')).toEqual([]);
});

test('[S-702] the head may move to the other way; only the printed ship, while alone, starts elsewhere', () => {
  const t = ships(table(GAME, 4), 1, ...LINE, REST[0]).turn(1);
  expect(t.legal(1, 'moveShip')).toEqual([`moveShip e${t.id(REST[0])} e${t.id('-2,4/E')}`]);
  const alone = fleetAt(table(GAME, 4), 4).loose().put('p0 settlement 1,6.SW').turn(0);
  expect(alone.why('p0 moveShip 1,6/NW 0,6/SE')).toBe(null);
  const two = ships(table(GAME, 4).loose(), 1, LINE[0]).put('p1 settlement 2,4.SW').turn(1);
  expect(two.legal(1, 'moveShip')).toEqual([]);
});

test('[S-702] no second line begins at another building, however near the fortress', () => {
  const t = ships(fleetAt(table(GAME, 4), 4).put('p0 settlement 1,6.SW'), 0, '0,6/NE');
  t.give(0, 'lumber wool').turn(0).refuses('p0 buildShip 0,6/SE', 'S-702', 'notOnTheLine');
  expect(t.legal(0, 'buildShip').length).toBe(1);
});

test('[S-702] the printed ship does not move to where it would lead towards a building, not away from it', () => {
  const t = table(GAME, 4).put('p2 settlement v15').turn(2);
  const [printed, back, on] = [
    [21, 16],
    [16, 15],
    [15, 14],
  ].map(([a, b]) => `e${edgeBetween(t.game.board, a, b)}`);
  t.refuses(`p2 moveShip ${printed} ${back}`, 'S-702', 'notOnTheLine');
  expect(t.why(`p2 moveShip ${printed} ${on}`)).toBe(null);
});

test('[S-703] a knight arms the rearmost ordinary ship; without one it cannot be played', () => {
  const t = ships(table(GAME, 4), 1, LINE[0]).hold(1, '3knight').turn(1).do('p1 playKnight');
  expect([t.state.pirateIslands.warships[1], t.asks()]).toEqual([1, 'main']);
  warships(t, 1, 2).do('p1 endTurn').start(1);
  t.refuses('p1 playKnight', 'S-703', 'noOrdinaryShip');
});

test('[S-703] a warship that moves stays one; a card played never comes back', () => {
  const t = warships(ships(table(GAME, 4), 1, ...LINE, REST[0]), 1, 7).turn(1);
  t.do(`p1 moveShip ${REST[0]} -2,4/E`);
  expect([t.state.pirateIslands.warships[1], t.state.base.onBoard[KINDS + SHIP]]).toEqual([7, 7]);
  const played = ships(table(GAME, 4), 1, LINE[0]).hold(1, 'knight').turn(1).do('p1 playKnight');
  expect([played.state.base.deckTotal[0], played.state.base.played[KINDS]]).toEqual([24, 1]);
  const other = ships(table(GAME, 4), 1, LINE[0]).hold(1, 'monopoly').turn(1).do('p1 playMonopoly ore');
  expect(other.state.pirateIslands.warships[1]).toBe(0);
});

test('[S-704] every roll first moves the fleet by the lower die, clockwise', () => {
  const t = table(GAME, 4).start(2).roll(2, 6);
  expect([t.state.pirateIslands.fleet[0], t.events('fleetMoved')]).toEqual([2, [{ hex: t.id('@-1,5') }]]);
  expect(fleetAt(table(GAME, 4), 13).start(2).roll(1, 1).state.pirateIslands.fleet[0]).toBe(0);
});

test('[S-704] weaker: a random card and one for each city go to the supply, or all there are', () => {
  const t = fleetAt(table(GAME, 4), 10).put('p1 city 4,4.N').give(1, '2ore wool grain').start(0).roll(2, 3);
  expect([t.asks(), t.weights()]).toEqual([
    'loseCards',
    { 'loseCard wool': 1, 'loseCard grain': 1, 'loseCard ore': 2 },
  ]);
  t.chance('loseCard ore').chance('loseCard wool');
  expect([t.asks(), t.cards(1)]).toEqual(['main', { grain: 1, ore: 1 }]);
  const poor = fleetAt(table(GAME, 4), 10).put('p1 city 4,4.N').give(1, 'ore').start(0).roll(2, 3);
  expect(poor.chance('loseCard ore').asks()).toBe('main');
});

test('[S-704] attacked once, however many buildings; a settlement on the landing counts too', () => {
  const two = fleetAt(table(GAME, 4), 10).put('p1 settlement 2,4.SW').give(1, '3ore').start(0).roll(2, 3);
  expect([two.chance('loseCard ore').asks(), two.cards(1)]).toEqual(['main', { ore: 2 }]);
  const hexes = (corner: string): number[] => {
    const t = table(GAME, 4);
    return [0, 1, 2].map((k) => t.game.board.vertexHexes[t.id(corner) * 3 + k]);
  };
  const path = table(GAME, 4).game.scenario.params.pirateIslands!.fleet.map(({ q, r }) => `@${q},${r}`);
  const stop = path.findIndex((hex) => hexes(LANDING).includes(table(GAME, 4).id(hex)));
  const landed = fleetAt(table(GAME, 4), stop - 1)
    .put(`p1 settlement ${LANDING}`)
    .give(1, 'ore');
  landed.start(0).roll(1, 5);
  expect([stop > 0, landed.asks()]).toEqual([true, 'loseCards']);
});

test('[S-704] stronger: a card of choice; equal: nothing', () => {
  const strong = warships(fleetAt(table(GAME, 4), 10), 1, 3)
    .start(0)
    .roll(2, 3);
  expect(strong.do('p1 takeGold ore').cards(1)).toEqual({ ore: 1 });
  const equal = warships(fleetAt(table(GAME, 4), 10), 1, 2)
    .give(1, 'ore')
    .start(0)
    .roll(2, 3);
  expect([equal.asks(), equal.cards(1)]).toEqual(['main', { ore: 1 }]);
});

test('[S-704] two players in one roll: each is attacked once, clockwise from the active player, before production', () => {
  const t = fleetAt(table(GAME, 4), 10).put('p0 settlement 2,4.SW').give(0, 'ore').give(1, 'wool');
  t.start(1).roll(2, 4);
  expect(t.weights()).toEqual({ 'loseCard wool': 1 });
  t.chance('loseCard wool');
  expect(t.weights()).toEqual({ 'loseCard ore': 1 });
  expect([t.chance('loseCard ore').asks(), t.cardCount(0)]).toEqual(['main', 0]);
});

test('[S-704] [S-12] no ship is built beside the fleet; a fortress that is not taken is no building', () => {
  const t = fleetAt(table(GAME, 4), 11).give(1, 'lumber wool').turn(1);
  t.refuses(`p1 buildShip ${LINE[0]}`, 'S-12', 'fleetBlocks');
  const near = fleetAt(table(GAME, 4), 1).give(0, 'ore').start(1).roll(1, 6);
  expect(near.state.pirateIslands.fleet[0]).toBe(2);
  expect(near.events('fleetAttacked')).toEqual([]);
});

test('[S-12] no ship moves away from the fleet', () => {
  const alone = (stop: number): TestTable =>
    fleetAt(table(GAME, 4), stop).put('p0 settlement 1,6.SW').turn(0);
  alone(13).refuses('p0 moveShip 1,6/NW 0,6/SE', 'S-12', 'fleetBlocks');
  expect([alone(13).legal(0, 'moveShip'), alone(4).legal(0, 'moveShip').length > 0]).toEqual([[], true]);
});

test('[S-705] [S-702] another’s landing and another’s edges are closed', () => {
  const t = ships(table(GAME, 4), 1, ...LINE, ...REST)
    .give(1, 'lumber brick wool grain')
    .turn(1);
  const [orange] = t.game.scenario.params.pirateIslands!.seats;
  const { q, r, corner } = orange.landing;
  t.refuses(`p1 buildSettlement ${q},${r}.${corner}`, 'S-705', 'notOnThisIsland');
});

test('[S-705] on the landing, once reached, a settlement and its city; nothing else outside the island', () => {
  const goods = 'lumber brick wool grain';
  const t = ships(table(GAME, 4), 1, ...LINE)
    .give(1, `${goods} 3ore 2grain lumber brick`)
    .turn(1);
  t.refuses('p1 buildSettlement 1,3.SW', 'S-705', 'notOnThisIsland').do(`p1 buildSettlement ${LANDING}`);
  t.refuses('p1 buildRoad -1,3/SE', 'S-1').refuses('p1 buildRoad -1,3/SW', 'S-705', 'notOnThisIsland');
  t.do(`p1 buildCity ${LANDING}`);
  ships(table(GAME, 4), 1, LINE[0]).give(1, goods).turn(1).refuses(`p1 buildSettlement ${LANDING}`, 'B-31');
});

test('[S-706] only a line that reaches the fortress attacks it, with warships or without, and the turn ends', () => {
  ships(table(GAME, 4), 1, ...LINE)
    .turn(1)
    .refuses('p1 attackFortress', 'S-706', 'fortressNotReached');
  const t = besieger(0).do('p1 attackFortress').chance('rollFortressDie 1');
  expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [2]]);
});

test('[S-706] more warships take a chit, equal lose the nearest ship, fewer the two nearest, warships too', () => {
  const after = (armed: number, die: number): number[] => {
    const t = besieger(armed).do('p1 attackFortress').chance(`rollFortressDie ${die}`);
    const { chits, warships: left } = t.state.pirateIslands;
    return [chits[1], t.state.base.onBoard[KINDS + SHIP], left[1]];
  };
  expect([after(5, 4), after(4, 4), after(3, 4)]).toEqual([
    [2, 9, 5],
    [3, 8, 4],
    [3, 7, 3],
  ]);
  expect(after(8, 6)).toEqual([2, 9, 8]);
});

test('[S-706] losing two ships, one of them a warship', () => {
  const t = besieger(0);
  for (const edge of LINE.slice(1)) dropRoute(t.state, t.state.ships.ship, t.id(edge));
  t.state.base.onBoard[KINDS + SHIP] -= LINE.length - 1;
  t.state.base.stock[KINDS + SHIP] += LINE.length - 1;
  warships(t, 1, 4).do('p1 attackFortress').chance('rollFortressDie 6');
  expect([t.state.base.onBoard[KINDS + SHIP], t.state.pirateIslands.warships[1]]).toEqual([3, 3]);
  expect(REST.map((edge) => t.state.ships.ship[t.id(edge)])).toEqual([1, 255, 255]);
});

test('[S-706] at no chits the fortress becomes the player’s settlement', () => {
  const t = besieger(6);
  t.state.pirateIslands.chits[1] = 1;
  t.do('p1 attackFortress').chance('rollFortressDie 2');
  expect([t.points(1), t.state.base.piece[t.id(FORTRESS)], t.state.base.stock[KINDS + SETTLEMENT]]).toEqual([
    2, 1, 3,
  ]);
  t.give(1, '3ore 2grain')
    .turn(1)
    .do(`p1 buildCity ${FORTRESS}`)
    .refuses('p1 attackFortress', 'S-706', 'fortressIsTaken');
});

test('[S-706] the fortress taken produces for its new owner', () => {
  const t = besieger(6);
  t.state.pirateIslands.chits[1] = 1;
  t.do('p1 attackFortress').chance('rollFortressDie 2');
  const near = [0, 1, 2].map((k) => t.game.board.vertexHexes[t.id(FORTRESS) * 3 + k]);
  const hex = near.find((at) => at !== 255 && t.state.base.number[at] > 0) ?? near[0];
  t.at(() => setNumber(t.state, hex, 5)).at(() => t.state.base.terrain.set([4], hex));
  t.state.pirateIslands.fleet[0] = 255;
  expect(t.roll(1, 4).cards(1)['ore']).toBe(1);
});

test('[S-707] a 7: the fleet attacks, then discards, then a card from any other player with cards', () => {
  const t = fleetAt(table(GAME, 4), 10).give(1, '9ore').give(3, 'wool').start(0).roll(2, 5);
  t.chance('loseCard ore');
  expect(t.asks()).toBe('discard');
  for (let i = 0; i < 4; i++) t.do('p1 discardCard ore');
  expect(t.legal(0)).toEqual(['stealFrom p1', 'stealFrom p3']);
  t.do('p0 stealFrom p3').chance('stealCard wool');
  expect([t.asks(), t.cards(0)]).toEqual(['main', { wool: 1 }]);
});

test('[S-707] when every fortress is taken the fleet leaves and attacks no more', () => {
  const t = besieger(6);
  t.state.pirateIslands.chits.set([0, 1, 0, 0]);
  t.do('p1 attackFortress').chance('rollFortressDie 2').give(1, 'ore');
  expect(t.state.pirateIslands.fleet[0]).toBe(255);
  expect(t.roll(2, 3).asks()).toBe('main');
  const other = besieger(6);
  other.state.pirateIslands.chits.set([1, 1, 0, 0]);
  other.do('p1 attackFortress').chance('rollFortressDie 2');
  expect([other.state.pirateIslands.chits[1], other.state.pirateIslands.fleet[0]]).toEqual([0, 0]);
});

test('[S-708] ten points win only once the player’s own fortress is taken', () => {
  const rich = (chits: number): string => {
    const t = table(GAME, 4).put(
      'p1 city 4,4.N',
      'p1 city 3,2.N',
      'p1 city 5,0.N',
      'p1 city 4,2.N',
      'p1 settlement 1,6.S',
    );
    t.state.pirateIslands.chits[1] = chits;
    return t.start(1).ended();
  };
  expect([rich(3), rich(0)]).toEqual(['', 'points']);
});

test('[S-706] [S-708] an attack that brings the tenth point wins before the turn passes', () => {
  const t = besieger(6)
    .loose()
    .put('p1 city 4,4.N', 'p1 city 3,2.N', 'p1 city 5,0.N', 'p1 city 4,2.N')
    .turn(1);
  t.state.pirateIslands.chits[1] = 1;
  t.do('p1 attackFortress').chance('rollFortressDie 1');
  expect([t.ended(), t.winners()]).toEqual(['points', [1]]);
});
