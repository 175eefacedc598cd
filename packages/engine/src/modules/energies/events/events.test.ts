import { at } from '@landnam/engine';
import { localFootprint, RENEWABLE } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import {
  almost,
  emptyBoard,
  fire,
  firstGame,
  hasHazard,
  hazards,
  plants,
} from '../../../../../../test/energies/support.js';

const city0 = '-2,1.N';
const town0 = '-1,2.N';
const city1 = '-2,2.N';
const town1 = '2,0.S';

test('[E-23] all players tied: nothing happens, for climate conference neither half', () => {
  const air = fire(firstGame(), 'airPollution');
  expect([air.asks(), air.state.hazards.left[0]]).toEqual(['dice', 10]);
  const increase = fire(firstGame(), 'productionIncrease');
  expect(increase.asks()).toBe('dice');
  const conference = fire(firstGame().give(0, '2lumber').give(1, '2steel'), 'climateConference');
  expect([conference.asks(), conference.cards(0)]).toEqual(['dice', { lumber: 2 }]);
  expect(fire(firstGame(), 'governmentFunding').asks()).toBe('dice');
  expect(fire(firstGame(), 'sustainableProduction').asks()).toBe('dice');
});

test('[E-23] rain and flooding and environmental pollution know no ties', () => {
  expect(fire(firstGame(), 'rainAndFlooding').asks()).toBe('hazardOnBuilding');
  expect(fire(firstGame(), 'environmentalPollution').asks()).toBe('pollutionDice');
});

test('[E-23] every tied player is hit, from the active player clockwise', () => {
  const t = plants(firstGame(), `0 fossil @-2,0 ${city0}`, '2 fossil @1,-1 1,-1.N').put('p3 city 0,2.N');
  fire(t.put('p0 city 0,0.N', 'p2 city -1,1.N'), 'airPollution', 1);
  expect([t.asks(), t.actors()]).toEqual(['hazardOnBuilding', [2]]);
  t.do('p2 putHazard 1,-1.N');
  expect(t.actors()).toEqual([0]);
  t.do(`p0 putHazard ${city0}`);
  expect([t.state.hazards.left[0], t.asks()]).toEqual([8, 'disc']);
});

test('[E-23] values are compared once: the first tied player builds a plant, the second is still asked', () => {
  const t = plants(firstGame(), `0 fossil @-2,0 ${city0}`, `1 fossil @-2,2 ${city1}`);
  fire(t, 'productionIncrease', 0).do(`p0 placeFreePlant @-2,1 ${city0}`);
  expect([localFootprint(t.state, 0), localFootprint(t.state, 1)]).toEqual([5, 4]);
  expect([t.asks(), t.actors()]).toEqual(['freePlant', [1]]);
  t.do(`p1 placeFreePlant @-2,1 ${city1}`);
  expect(localFootprint(t.state, 1)).toBe(5);
});

test('[E-24] nobody is asked where there is nothing to choose: a single city takes its hazard by itself', () => {
  const t = fire(plants(firstGame(), `0 fossil @-2,0 ${city0}`), 'airPollution');
  expect([t.asks(), hasHazard(t, city0)]).toEqual(['dice', true]);
  expect(t.events('hazardPlaced')).toEqual([{ hex: 255, vertex: t.id(city0) }]);
});

test('[E-24] the last token goes to the first in turn', () => {
  const t = firstGame();
  t.state.hazards.left[0] = 1;
  fire(t, 'rainAndFlooding', 2).do('p2 putHazard 1,-1.N');
  expect([t.asks(), t.state.hazards.left[0]]).toEqual(['dice', 0]);
});

test('[E-24] the last card of the supply goes to the first in turn, then nobody is asked', () => {
  const t = plants(firstGame(3), `0 renewable @-2,0 ${city0}`, `1 renewable @-2,2 ${city1}`);
  for (const good of ['lumber', 'brick', 'fiber', 'food', 'steel']) t.leave(good, 0, 2);
  t.leave('science', 1, 2);
  fire(t, 'sustainableProduction', 1).do('p1 takeFreeCard science');
  expect([t.asks(), t.cards(0)]).toEqual(['dice', {}]);
});

test('[E-30] air pollution: a city without a hazard first, then a town, else nothing', () => {
  const t = plants(firstGame(), `0 fossil @-2,0 ${city0}`);
  hazards(t, city0);
  fire(t, 'airPollution');
  expect(hasHazard(t, town0)).toBe(true);
  const before = t.state.hazards.left[0];
  fire(t, 'airPollution');
  expect([t.asks(), t.state.hazards.left[0]]).toEqual(['dice', before]);
});

test('[E-30] with two free cities the player chooses, and no town', () => {
  const t = fire(plants(firstGame(), `0 fossil @-2,0 ${city0}`).put('p0 city 0,2.N'), 'airPollution');
  t.refuses(`p0 putHazard ${town0}`, 'E-30', 'notForThisHazard');
  expect(t.legal(0)).toHaveLength(2);
  t.do('p0 putHazard 0,2.N');
});

test('[E-31] environmental pollution: every hex with the rolled number gets a hazard', () => {
  const t = fire(firstGame(), 'environmentalPollution');
  expect(
    Object.keys(t.weights()).some((text) => ['1 6', '2 5', '3 4'].some((pair) => text.endsWith(pair))),
  ).toBe(false);
  expect(Object.values(t.weights()).reduce((a, b) => a + b)).toBe(30);
  t.do('* rollPollution 4 5');
  expect([hasHazard(t, '@-1,1'), hasHazard(t, '@2,-2'), t.asks()]).toEqual([true, true, 'dice']);
});

test('[E-31] the inspector spares his hex, and a hex takes no second hazard; there is no other roll', () => {
  const t = hazards(firstGame(), '@-1,1').at((position) => position.robber('@2,-2'));
  fire(t, 'environmentalPollution').do('* rollPollution 4 5');
  expect([t.state.hazards.left[0], t.asks()]).toEqual([9, 'dice']);
});

test('[E-31] one token for two hexes: the active player picks', () => {
  const t = firstGame();
  t.state.hazards.left[0] = 1;
  fire(t, 'environmentalPollution', 3).do('* rollPollution 4 5');
  expect([t.asks(), t.actors()]).toEqual(['hazardOnHex', [3]]);
  t.refuses('p3 putHexHazard @0,0', 'E-31').do('p3 putHexHazard @2,-2');
  expect([t.asks(), t.state.hazards.left[0]]).toEqual(['dice', 0]);
});

test('[E-31] exactly as many tokens as hexes: nobody is asked', () => {
  const t = firstGame();
  t.state.hazards.left[0] = 2;
  fire(t, 'environmentalPollution').do('* rollPollution 4 5');
  expect([t.asks(), t.state.hazards.left[0], t.events('hazardPlaced')]).toEqual([
    'dice',
    0,
    ['@2,-2', '@-1,1'].map((hex) => ({ hex: t.id(hex), vertex: 255 })),
  ]);
});

test('[E-31] with no token left nothing happens', () => {
  const t = firstGame();
  t.state.hazards.left[0] = 0;
  expect(fire(t, 'environmentalPollution').do('* rollPollution 4 5').asks()).toBe('dice');
});

test('[E-31] it is a plain roll: it pays nothing, cleans nothing and takes nothing from the deck of balanced dice', () => {
  const t = hazards(firstGame(4, { balancedDice: true }), city1);
  fire(t, 'environmentalPollution').do('* rollPollution 4 5');
  expect([t.cards(0), hasHazard(t, city1), t.state.balancedDice.count[0]]).toEqual([{}, true, 36]);
});

test('[E-32] production increase: a free fossil plant and one resource of its hex, even under hazard or inspector', () => {
  const t = hazards(plants(firstGame(), `0 fossil @-2,0 ${city0}`), '@-2,1', city0);
  fire(t, 'productionIncrease').do(`p0 placeFreePlant @-2,1 ${city0}`);
  expect([t.cards(0), t.asks()]).toEqual([{ lumber: 1 }, 'dice']);
  t.at((position) => position.robber('@-1,0'));
  fire(t, 'productionIncrease').do(`p0 placeFreePlant @-1,0 ${city0}`);
  expect(t.cards(0)).toEqual({ lumber: 1, fiber: 1 });
});

test('[E-32] it may be waived, does not count as the plant of the turn, and an empty supply gives no resource', () => {
  const t = plants(firstGame(), `0 fossil @-2,0 ${city0}`).give(0, 'science').leave('lumber', 0, 3);
  fire(t, 'productionIncrease').do(`p0 placeFreePlant @-2,1 ${city0}`);
  expect(t.cards(0)).toEqual({ science: 1 });
  t.roll(1, 1).do(`p0 buildPlant @-1,0 ${city0} fossil`);
  const waived = fire(plants(firstGame(), `0 fossil @-2,0 ${city0}`), 'productionIncrease').do(
    'p0 waiveFreePlant',
  );
  expect(waived.asks()).toBe('dice');
});

test('[E-32] without a place or a fossil plant in stock nothing happens', () => {
  const t = plants(firstGame(), `0 fossil @-2,0 ${city0}`);
  t.state.base.stock[at(0, 3)] = 0;
  expect(fire(t, 'productionIncrease').asks()).toBe('dice');
  const full = plants(
    firstGame(),
    `0 fossil @-2,0 ${city0}`,
    `0 fossil @-2,1 ${city0}`,
    `0 fossil @-1,0 ${city0}`,
    `0 fossil @-1,1 ${town0}`,
  );
  expect(fire(full, 'productionIncrease').asks()).toBe('dice');
  // not even asked: nothing is waived
  expect([...t.events('freePlantWaived'), ...full.events('freePlantWaived')]).toEqual([]);
});

test('[E-33] rain and flooding: everybody one of their buildings, town or city as they like, in turn', () => {
  const t = fire(firstGame(), 'rainAndFlooding', 3);
  expect(t.actors()).toEqual([3]);
  t.do('p3 putHazard -1,3.N', `p0 putHazard ${city0}`, `p1 putHazard ${town1}`, 'p2 putHazard -2,0.N');
  expect([t.state.hazards.left[0], t.asks()]).toEqual([6, 'dice']);
});

test('[E-33] who has a hazard on every building gets none; who has one free building is not asked', () => {
  const t = hazards(firstGame(), city0, town0, city1);
  fire(t, 'rainAndFlooding');
  expect([hasHazard(t, town1), t.actors()]).toEqual([true, [2]]);
});

test('[E-34] climate conference: lowest may take a card, then highest must discard one', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city0}`, `1 fossil @-2,2 ${city1}`);
  fire(t.give(1, 'lumber steel'), 'climateConference', 1);
  expect([t.asks(), t.actors()]).toEqual(['freeCard', [0]]);
  t.refuses('p0 takeFreeCard energy', 'E-24', 'supplyLacks').do('p0 takeFreeCard science');
  expect([t.asks(), t.actors()]).toEqual(['discard', [1]]);
  t.do('p1 discardCard steel');
  expect([t.cards(0), t.cards(1), t.asks()]).toEqual([{ science: 1 }, { lumber: 1 }, 'dice']);
});

test('[E-34] the card may be waived; an empty hand discards nothing, a single card goes by itself', () => {
  const t = plants(
    firstGame(),
    `0 renewable @-2,0 ${city0}`,
    `1 fossil @-2,2 ${city1}`,
    '2 fossil @1,-1 1,-1.N',
  );
  fire(t.give(2, 'food 2energy'), 'climateConference').do('p0 waiveFreeCard');
  expect([t.asks(), t.cards(0), t.cards(2)]).toEqual(['dice', {}, { energy: 2 }]);
  expect(t.events('cardDiscarded')).toEqual([{ seat: 2, good: 3 }]);
});

test('[E-34] tied players discard one after the other', () => {
  const t = plants(
    firstGame(),
    `1 fossil @-2,2 ${city1}`,
    '2 fossil @1,-1 1,-1.N',
    `0 renewable @-2,0 ${city0}`,
  );
  fire(t.give(1, '2food').give(2, '2food'), 'climateConference', 2).do('p0 waiveFreeCard');
  expect(t.actors()).toEqual([2]);
  t.do('p2 discardCard food');
  expect(t.actors()).toEqual([1]);
  expect(t.do('p1 discardCard food').asks()).toBe('dice');
});

test('[E-35] government funding: lowest takes the top development card without being asked', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city0}`, `1 renewable @-2,2 ${city1}`);
  fire(t, 'governmentFunding', 1);
  expect([t.asks(), t.actors()]).toEqual(['drawCard', [7]]);
  t.do('* drawCard cleanup');
  expect([t.state.base.freshTotal[1], t.state.base.freshTotal[0]]).toEqual([1, 0]);
  t.do('* drawCard victoryPoint');
  expect([t.points(0), t.asks()]).toEqual([4, 'dice']);
});

test('[E-35] the last card goes to the first in turn; an empty deck gives nothing', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city0}`, `1 renewable @-2,2 ${city1}`);
  t.at((position) => position.played(3, '13cleanup 5victoryPoint 2roadBuilding 2highYield 2researchGrant'));
  fire(t, 'governmentFunding', 1).do('* drawCard cleanup');
  expect([t.asks(), t.state.base.freshTotal[1], t.state.base.freshTotal[0]]).toEqual(['dice', 1, 0]);
});

test('[E-36] sustainable production: most renewable plants on the board may take a card', () => {
  const t = plants(
    firstGame(),
    `0 renewable @-2,0 ${city0}`,
    `1 renewable @-2,2 ${city1}`,
    `1 fossil @-2,1 ${city1}`,
  );
  fire(t, 'sustainableProduction', 0);
  t.do('p0 takeFreeCard steel', 'p1 takeFreeCard steel');
  expect([t.cards(0), t.cards(1), t.asks()]).toEqual([{ steel: 1 }, { steel: 1 }, 'dice']);
});

test('[E-36] only the most count, and a player without any is never among them', () => {
  const t = plants(emptyBoard().put('p0 city 0,0.N', 'p1 city 1,1.N'), '0 renewable @0,0 0,0.N');
  expect(t.state.base.onBoard[at(1, RENEWABLE)]).toBe(0);
  almost(t, 'sustainableProduction').start(1);
  t.do('p1 callDice', '* drawDisc sustainableProduction');
  expect(t.actors()).toEqual([0]);
});
