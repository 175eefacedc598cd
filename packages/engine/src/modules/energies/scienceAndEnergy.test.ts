import { ENERGY, SCIENCE } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import { emptyBoard, energyOf, firstGame } from '../../../../../test/energies/support.js';

test('[E-1] 19 of each resource, 20 science cards, 20 energy; nine harbours keep their printed places', () => {
  const t = emptyBoard();
  expect(Array.from(t.state.base.bank).slice(0, 7)).toEqual([19, 19, 19, 19, 19, 20, 20]);
  const harbours = (seed: number): string[] =>
    emptyBoard(3 + (seed % 2), { setUp: 'spiral' }).deal.harbours.map(({ edge, good }) => `${edge} ${good}`);
  expect(harbours(0)).toHaveLength(9);
  expect(harbours(0)).toEqual(t.deal.harbours.map(({ edge, good }) => `${edge} ${good}`));
});

test('[E-11] a town and a road, then in reverse a city and a road; one science card in all for the city', () => {
  const t = emptyBoard(3);
  t.refuses('p0 placeCity 0,0.N', 'E-11', 'notNow');
  t.do('p0 placeSettlement 0,0.N', 'p0 placeRoad 0,0/NE');
  t.do('p1 placeSettlement 1,0.N', 'p1 placeRoad 1,0/NE');
  t.do('p2 placeSettlement -1,1.N', 'p2 placeRoad -1,1/NE');
  expect(t.actors()).toEqual([2]);
  t.refuses('p2 placeSettlement 0,2.N', 'E-11', 'notNow').refuses('p2 placeCity 0,0.S', 'B-12');
  t.do('p2 placeCity 0,2.N');
  expect(t.cards(2)).toEqual({ steel: 1, fiber: 1, food: 1, science: 1 });
  t.refuses('p2 placeRoad 0,0/SW', 'E-11').do('p2 placeRoad 0,2/NE');
  t.do('p1 placeCity -1,0.N', 'p1 placeRoad -1,0/NE');
  expect(t.cards(1)).toEqual({ fiber: 1, brick: 1, science: 1 });
  t.do('p0 placeCity 2,0.N', 'p0 placeRoad 2,0/NE');
  expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [0]]);
  expect(t.points(0)).toBe(3);
});

test('[E-61] four of a resource buy another resource or science, three science a resource only', () => {
  const t = firstGame().give(0, '4lumber 3science').turn(0);
  t.refuses('p0 tradeWithSupply lumber lumber', 'E-61', 'sameKind');
  t.refuses('p0 tradeWithSupply lumber energy', 'E-61', 'notForTrade');
  t.refuses('p0 tradeWithSupply science science', 'E-61', 'sameKind');
  t.do('p0 tradeWithSupply lumber science', 'p0 tradeWithSupply science steel');
  expect(t.cards(0)).toEqual({ science: 1, steel: 1 });
});

test('[E-61] two energy buy a resource or a science card, also with an empty hand', () => {
  const t = firstGame().give(0, '4energy').turn(0);
  t.do('p0 tradeWithSupply energy science', 'p0 tradeWithSupply energy lumber');
  expect(t.cards(0)).toEqual({ science: 1, lumber: 1 });
  t.give(0, 'energy').refuses('p0 tradeWithSupply energy lumber', 'E-61', 'notEnough');
});

test('[E-61] harbours take resources only: science stays at 3, energy at 2; only what the supply has', () => {
  const t = firstGame().give(3, '3lumber 2science energy').turn(3);
  t.refuses('p3 tradeWithSupply science lumber', 'E-61', 'notEnough');
  t.refuses('p3 tradeWithSupply energy lumber', 'E-61', 'notEnough');
  t.do('p3 tradeWithSupply lumber science');
  expect(t.cards(3)).toEqual({ science: 3, energy: 1 });
  t.leave('steel', 0, 0).refuses('p3 tradeWithSupply science steel', 'E-61', 'supplyLacks');
});

test('[E-60] resources, science and energy may all change hands, no kind on both sides', () => {
  const t = firstGame().give(0, '2energy lumber').give(1, 'science steel').turn(0);
  t.refuses('p0 offerTrade 1energy 1energy', 'E-60', 'kindOnBothSides');
  t.refuses('p0 offerTrade 1energy -', 'E-60', 'emptySide');
  t.do('p0 offerTrade 2energy+1lumber 1science+1steel', 'p1 answerTrade yes', 'p0 takeOffer p1');
  expect([t.cards(0), t.cards(1)]).toEqual([
    { science: 1, steel: 1 },
    { energy: 2, lumber: 1 },
  ]);
});

test('[E-60] nobody may end above 5 energy, neither who asks for it nor who is offered it', () => {
  const t = firstGame().give(0, '5energy lumber').give(1, '4energy').give(2, '3energy steel').turn(0);
  t.refuses('p0 offerTrade 1lumber 1energy', 'E-60', 'tooMuchToHold');
  t.give(1, 'brick').do('p0 offerTrade 2energy 1brick');
  t.refuses('p1 answerTrade yes', 'E-60', 'tooMuchToHold');
  expect(t.legal(1)).not.toContain('answerTrade yes');
  t.do('p0 offerTrade 2energy 1steel', 'p2 answerTrade yes', 'p0 takeOffer p2');
  expect([energyOf(t, 0), energyOf(t, 1), energyOf(t, 2)]).toEqual([3, 4, 5]);
});

test('[E-62] roads, towns, cities and development cards cost what the table says', () => {
  const costs = Object.fromEntries(emptyBoard().game.scenario.pieces.map(({ name, cost }) => [name, cost]));
  expect(costs).toEqual({
    road: { lumber: 1, brick: 1 },
    settlement: { lumber: 1, brick: 1, fiber: 1, food: 1 },
    city: { steel: 3, food: 2 },
    fossilPlant: { science: 1 },
    renewablePlant: { science: 3 },
    warehouse: { energy: 2 },
  });
  const t = firstGame().give(0, 'steel fiber food').turn(0).do('p0 buyCard', '* drawCard cleanup');
  expect(t.cards(0)).toEqual({});
});

test('[E-1] science is a hand card and no resource, energy is no card: it is neither counted nor stolen', () => {
  const t = firstGame().give(1, 'science 3energy').give(2, '2energy').turn(0);
  const { goods } = t.game.scenario;
  expect([goods[SCIENCE].resource, goods[ENERGY].card]).toEqual([false, false]);
  expect([t.cardCount(1), t.cardCount(2)]).toEqual([1, 0]);
});
