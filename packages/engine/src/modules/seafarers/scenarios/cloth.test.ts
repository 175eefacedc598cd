import { expect, test } from 'vitest';
import { dealt } from '../../../../../../test/support/arbitraries.js';
import { ships } from '../../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../../test/support/table.js';

const GAME = 'seafarers/cloth';
/** A corner of the northern island one ship off the village with the 11. */
const PORT = '1,1.NE';
const CROSSING = '1,1/E';
const VILLAGE = '1,2.N';

const bolts = (t: TestTable): number[] => Array.from(t.state.cloth.bolts);
const left = (t: TestTable, village = VILLAGE): number => t.state.cloth.left[t.id(village)];

const trader = (): TestTable => ships(table(GAME, 4).put(`p0 settlement ${PORT}`), 0, CROSSING);

/** These seats trade with the village, however they got there. */
const traders = (...seats: readonly number[]): TestTable => {
  const t = table(GAME, 4);
  t.state.cloth.traders[t.id(VILLAGE)] = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  return t;
};

test('[S-601] three starting settlements; the third clockwise from the starting player, and it alone brings cards', () => {
  const t = table(GAME, 4);
  const order: number[] = [];
  for (let placed = 0; placed < 12; placed++) {
    const [seat] = t.actors();
    order.push(seat);
    expect(t.cardCount(seat)).toBe(0);
    t.do(`p${seat} ${t.legal(seat, 'placeSettlement')[0]}`);
    const road = t.legal(seat, 'placeRoad')[0];
    t.do(`p${seat} ${road}`);
  }
  expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]);
  expect([0, 1, 2, 3].every((seat) => t.cardCount(seat) > 0)).toBe(true);
});

test('[S-602] eight villages with 5 bolts each and 10 in the supply; nobody builds there', () => {
  const t = trader().give(0, 'lumber brick wool grain').turn(0);
  expect([t.state.cloth.left.filter((count) => count === 5).length, t.state.cloth.supply[0]]).toEqual([
    7, 10,
  ]);
  t.refuses(`p0 buildSettlement ${VILLAGE}`, 'S-602', 'nobodySettles');
});

test('[S-602] lines run on past a village', () => {
  const t = trader().give(0, 'lumber wool').turn(0);
  expect(t.why('p0 buildShip 1,2/NE')).toBe(null);
});

test('[S-603] reaching a village brings a bolt at once, in set-up too', () => {
  const t = table(GAME, 4).do(`p0 placeSettlement ${PORT}`, `p0 placeShip ${CROSSING}`);
  expect([bolts(t), left(t)]).toEqual([[1, 0, 0, 0], 4]);
  expect(t.events('tradeOpened')).toEqual([{ seat: 0, vertex: t.id(VILLAGE) }]);
});

test('[S-603] then a bolt each time its number is rolled, whoever rolls', () => {
  const t = trader().start(2).roll(5, 6);
  expect([bolts(t), left(t)]).toEqual([[2, 0, 0, 0], 3]);
  expect(bolts(t.do('p2 endTurn').roll(5, 5))).toEqual([2, 0, 0, 0]);
});

test('[S-603] an almost empty village serves three traders with the help of the general supply', () => {
  const t = traders(0, 1, 3);
  t.state.cloth.left[t.id(VILLAGE)] = 1;
  t.start(1).roll(5, 6);
  expect([bolts(t), left(t), t.state.cloth.supply[0]]).toEqual([[1, 1, 0, 1], 0, 8]);
});

test('[S-603] when even the supply runs short the active player is served first, then clockwise', () => {
  const t = traders(0, 1, 3);
  t.state.cloth.left[t.id(VILLAGE)] = 1;
  t.state.cloth.supply[0] = 1;
  expect(bolts(t.start(3).roll(5, 6))).toEqual([1, 0, 0, 1]);
});

test('[S-603] an empty village gives nothing, on first contact neither, but still counts for the pirate', () => {
  const t = table(GAME, 4).put(`p0 settlement ${PORT}`);
  t.state.cloth.left[t.id(VILLAGE)] = 0;
  ships(t, 0, CROSSING);
  expect([bolts(t), t.state.cloth.supply[0]]).toEqual([[0, 0, 0, 0], 10]);
  t.start(0).roll(3, 4);
  expect(t.legal(0, 'movePirate').length).toBeGreaterThan(0);
});

test('[S-603] ships without the player’s own building behind them open no trade until one stands there', () => {
  const t = ships(table(GAME, 4), 0, CROSSING);
  expect(bolts(t)).toEqual([0, 0, 0, 0]);
  t.put(`p0 settlement ${PORT}`);
  expect(bolts(t)).toEqual([1, 0, 0, 0]);
});

/** A line along the coast to the port, where the crossing begins. */
const COASTING = ['1,1/NE', '1,0/E'];

test('[S-603] a line that an opponent has cut opens no trade; the player’s side of the cut does', () => {
  const cut = ships(table(GAME, 4).put('p0 settlement 1,0.NE'), 0, ...COASTING).put(`p1 settlement ${PORT}`);
  ships(cut, 0, CROSSING);
  expect([bolts(cut), cut.state.cloth.traders[cut.id(VILLAGE)]]).toEqual([[0, 0, 0, 0], 0]);
  const whole = ships(table(GAME, 4).put('p0 settlement 1,0.NE'), 0, ...COASTING, CROSSING);
  expect(bolts(whole)).toEqual([1, 0, 0, 0]);
});

test('[S-603] trade once opened lasts when an opponent builds on the line', () => {
  const t = ships(table(GAME, 4).put('p0 settlement 1,0.NE'), 0, ...COASTING, CROSSING);
  t.put(`p1 settlement ${PORT}`).start(2).roll(5, 6);
  expect(bolts(t)).toEqual([2, 0, 0, 0]);
  t.turn(0).refuses(`p0 moveShip ${CROSSING} 1,0/NE`, 'S-604', 'tradeHoldsShip');
});

test('[S-603] every trader of the village whose number is rolled gets a bolt, nobody else', () => {
  const t = traders(0, 2);
  t.state.cloth.traders[t.id('1,2.S')] = 1;
  t.start(3).roll(5, 6);
  expect([bolts(t), left(t)]).toEqual([[1, 0, 1, 0], 3]);
  expect(bolts(t.do('p3 endTurn').roll(4, 4))).toEqual([2, 0, 1, 0]);
});

test('[S-604] two bolts are a point, an odd one nothing; there is no longest route', () => {
  const t = trader();
  t.state.cloth.bolts[0] = 5;
  expect(t.points(0)).toBe(3);
  expect(t.game.modules.some(({ name }) => name === 'longestRoute')).toBe(false);
});

test('[S-604] ships between a building and a village are closed', () => {
  const t = ships(trader(), 0, '1,1/NE').turn(0);
  t.refuses(`p0 moveShip ${CROSSING} 2,0/SE`, 'S-604', 'tradeHoldsShip');
  expect(t.why('p0 moveShip 1,1/NE 2,0/SE')).toBe(null);
});

test('[S-604] [S-602] a ship that runs on past the village lies on an open route', () => {
  const t = ships(trader(), 0, '1,2/NE').turn(0);
  expect(t.legal(0, 'moveShip').some((text) => text.startsWith(`moveShip e${t.id('1,2/NE')} `))).toBe(true);
  t.do('p0 moveShip 1,2/NE 1,2/NW').refuses(`p0 moveShip ${CROSSING} 1,1/NE`, 'S-5', 'oneShipATurn');
  t.turn(0).state.ships.moved[0] = 0;
  t.refuses(`p0 moveShip ${CROSSING} 1,1/NE`, 'S-5', 'noFreeEnd');
});

test('[S-604] cloth is no hand card: neither discarded nor taken by monopoly', () => {
  const t = trader().give(0, '6ore').hold(1, 'monopoly');
  t.state.cloth.bolts[0] = 6;
  t.start(1).roll(3, 4);
  expect([t.asks(), t.cardCount(0)]).toEqual(['moveRobber', 6]);
  t.turn(1).do('p1 playMonopoly ore');
  expect([bolts(t), t.cards(0)]).toEqual([[6, 0, 0, 0], {}]);
});

test('[S-605] only a player who trades with a village may move the pirate; the others move the robber', () => {
  const t = trader().start(1).roll(3, 4);
  t.refuses('p1 movePirate @1,1', 'S-605', 'notATrader');
  expect(t.legal(1).every((text) => text.startsWith('moveRobber'))).toBe(true);
});

test('[S-605] the pirate takes a random card or a bolt, as its mover chooses', () => {
  const pirate = (): TestTable => {
    const t = trader().give(0, 'ore');
    t.state.cloth.traders[t.id('1,2.S')] = 2;
    return t.start(1).roll(3, 4).do('p1 movePirate @1,1');
  };
  const t = pirate();
  expect(t.legal(1)).toEqual(['stealFrom p0', 'stealCloth p0']);
  expect(bolts(t.do('p1 stealCloth p0'))).toEqual([0, 1, 0, 0]);
  expect(pirate().do('p1 stealFrom p0').chance('stealCard ore').cards(1)).toEqual({ ore: 1 });
});

test('[S-605] a player with only cloth can be robbed of it, but only by the pirate', () => {
  const t = trader();
  t.state.cloth.traders[t.id('1,2.S')] = 2;
  t.start(1).roll(3, 4).do('p1 movePirate @1,1');
  expect(bolts(t)).toEqual([0, 1, 0, 0]);
  const robber = trader().start(1).roll(3, 4).do('p1 moveRobber @2,0');
  expect([bolts(robber), robber.asks()]).toEqual([[1, 0, 0, 0], 'main']);
});

test('[S-605] the robber starts on the fields with 12 and never goes to the village islands', () => {
  const t = table(GAME, 4);
  expect(t.state.base.robber[0]).toBe(t.id('@-2,2'));
  t.start(0).roll(3, 4).refuses('p0 moveRobber @1,2', 'S-605', 'noRobberHere');
});

/** Four villages have cloth, this one a single bolt. */
const nearlySoldOut = (...seats: readonly number[]): TestTable => {
  const t = traders(...seats);
  let kept = 0;
  for (let vertex = 0; vertex < t.game.board.vertices; vertex++)
    if (t.state.cloth.left[vertex] > 0 && vertex !== t.id(VILLAGE) && ++kept > 3)
      t.state.cloth.left[vertex] = 0;
  t.state.cloth.left[t.id(VILLAGE)] = 1;
  return t;
};

test('[S-606] when 3 villages or fewer have cloth the game ends, in another’s turn too: most points, then most cloth', () => {
  const t = nearlySoldOut(2).put('p2 settlement 0,0.N', 'p1 settlement 4,0.N').start(1);
  t.roll(5, 6);
  expect([t.ended(), t.winners()]).toEqual(['cloth', [2]]);
});

test('[S-606] tied in points, the player with more cloth wins; hidden cards count', () => {
  const level = (): TestTable => {
    const t = nearlySoldOut(2);
    t.state.cloth.bolts.set([3, 0, 1, 2]);
    return t;
  };
  expect(level().start(1).roll(5, 6).winners()).toEqual([0]);
  expect(level().hold(3, 'victoryPoint').start(1).roll(5, 6).winners()).toEqual([3]);
});

test('[S-606] the bolt of a first contact can end the game, in the player’s own turn', () => {
  const t = nearlySoldOut().put(`p0 settlement ${PORT}`, 'p1 settlement 4,0.N', 'p1 city 0,0.N');
  t.give(0, 'lumber wool').turn(0).do(`p0 buildShip ${CROSSING}`);
  expect([t.ended(), t.winners(), bolts(t)]).toEqual(['cloth', [1], [1, 0, 0, 0]]);
});

test('[S-606] after the check for 14 points; players still tied share the win', () => {
  const t = nearlySoldOut(2, 3).start(1);
  t.state.cloth.supply[0] = 5;
  expect(t.roll(5, 6).winners()).toEqual([2, 3]);
  const won = nearlySoldOut(1).start(1);
  won.state.cloth.bolts[1] = 27;
  expect([won.roll(5, 6).ended(), won.winners()]).toEqual(['points', [1]]);
});

test('[S-607] the variable set-up shuffles the two main islands only', () => {
  const printed = table(GAME, 4);
  const t = dealt(GAME, 4, { setUp: 'variable' }, 1);
  for (const hex of ['@1,2', '@-1,3', '@2,3', '@0,4'])
    expect(t.deal.terrain[t.id(hex)]).toBe(printed.deal.terrain[t.id(hex)]);
  expect(t.deal.terrain).not.toEqual(printed.deal.terrain);
  expect(t.deal.numbers[t.state.base.robber[0]]).toBe(12);
});
