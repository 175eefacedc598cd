import { at } from '@landnam/engine';
import { FOSSIL, localFootprint, RENEWABLE } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import { emptyBoard, energyOf, firstGame, hazards, plants } from '../../../../../test/energies/support.js';

const city = '-2,1.N'; // seat 0: fields 8, forest 10, pasture 3
const town = '-1,2.N'; // seat 0: mountains 9, hills 2, pasture 4

test('[E-2] 5 towns, 4 cities, 12 roads, 6 fossil and 9 renewable plants, a warehouse', () => {
  const t = emptyBoard();
  for (let seat = 0; seat < 4; seat++)
    expect(Array.from(t.state.base.stock.subarray(at(seat, 0), at(seat, 6)))).toEqual([12, 5, 4, 6, 9, 1]);
});

test('[E-62] a fossil plant costs one science, a renewable one three', () => {
  const t = firstGame().give(0, '2science').turn(0);
  t.refuses(`p0 buildPlant @-2,0 ${city} renewable`, 'E-62', 'cannotPay');
  t.do(`p0 buildPlant @-2,0 ${city} fossil`);
  expect(t.cards(0)).toEqual({ science: 1 });
});

test('[E-63] one power plant a turn, whatever its kind', () => {
  const t = firstGame().give(0, '8science').turn(0).do(`p0 buildPlant @-2,0 ${city} renewable`);
  t.refuses(`p0 buildPlant @-2,1 ${city} fossil`, 'E-63', 'onePlantATurn');
  expect(t.legal(0, 'buildPlant')).toEqual([]);
  t.do('p0 endTurn');
  for (let seat = 1; seat < 4; seat++)
    t.do(`p${seat} callDice`, '* drawDisc rainAndFlooding').roll(1, 1).do(`p${seat} endTurn`);
  t.start(0);
  t.state.eventDiscs.track.fill(0);
  t.do('p0 callDice', '* drawDisc climateConference').roll(1, 1).do(`p0 buildPlant @-2,1 ${city} fossil`);
});

test('[E-63] put beside no own building, or on a hex away from it, a plant is an error and stays in the stock', () => {
  const t = emptyBoard().put('p0 city 0,0.N', 'p1 city -1,1.N');
  const stock = Array.from(t.state.base.stock);
  expect(() => plants(t, '0 fossil @2,0 2,0.N')).toThrow(/p0 has no building at v\d+ beside h\d+/);
  expect(() => plants(t, '0 fossil @-1,1 -1,1.N')).toThrow(/p0 has no building/);
  expect(() => plants(t, '0 renewable @2,0 0,0.N')).toThrow(/p0 has no building/);
  expect([Array.from(t.state.base.stock), Math.max(...t.state.powerPlants.plant)]).toEqual([stock, 0]);
});

test('[E-63] beside the player’s own building, on a numbered land hex, attached to that building', () => {
  const t = emptyBoard().put('p0 city 0,0.N', 'p0 settlement 2,0.N', 'p1 city -1,1.N').give(0, '3science');
  t.turn(0);
  t.refuses('p0 buildPlant @-1,1 -1,1.N fossil', 'E-63', 'noOwnBuilding');
  t.refuses('p0 buildPlant @2,0 0,0.N fossil', 'E-63', 'notBesideHex');
  t.refuses('p0 buildPlant @0,-1 0,0.N fossil', 'E-63', 'hexHasNoNumber');
  expect(t.legal(0, 'buildPlant').filter((text) => text.endsWith('fossil'))).toHaveLength(4);
});

test('[E-63] a town has one place in all, a city one on each of its hexes', () => {
  const t = plants(firstGame(), `0 fossil @-1,1 ${town}`, `0 renewable @-2,0 ${city}`).give(0, '3science');
  t.turn(0);
  t.refuses(`p0 buildPlant @-1,2 ${town} fossil`, 'E-63', 'plantPlaceTaken');
  t.refuses(`p0 buildPlant @-1,1 ${town} renewable`, 'E-63', 'plantPlaceTaken');
  t.refuses(`p0 buildPlant @-2,0 ${city} fossil`, 'E-63', 'plantPlaceTaken');
  t.do(`p0 buildPlant @-2,1 ${city} renewable`);
});

test('[E-63] two buildings may each have a plant on the same hex', () => {
  const t = plants(firstGame(), `0 fossil @-2,1 ${city}`).give(1, 'science').turn(1);
  t.do('p1 buildPlant @-2,1 -2,2.N fossil');
  t.at((position) => position.robber('@0,-1')).start(0);
  t.do('p0 callDice', '* drawDisc airPollution').roll(4, 6);
  expect([energyOf(t, 0), energyOf(t, 1)]).toEqual([1, 1]);
});

test('[E-63] neither the inspector nor hazards hinder a plant', () => {
  const t = hazards(firstGame(), '@-2,1', city).give(0, '4science').turn(0);
  t.at((position) => position.robber('@-2,0'));
  expect(t.why(`p0 buildPlant @-2,0 ${city} fossil`)).toBeNull();
  t.do(`p0 buildPlant @-2,1 ${city} renewable`);
});

test('[E-63] the last plant of a kind is the last', () => {
  const t = firstGame().give(0, '3science').turn(0);
  t.state.base.stock[at(0, FOSSIL)] = 0;
  t.refuses(`p0 buildPlant @-2,0 ${city} fossil`, 'B-34', 'noPieceLeft');
  t.state.base.stock[at(0, RENEWABLE)] = 0;
  expect(t.legal(0, 'buildPlant')).toEqual([]);
});

test('[E-42] an upgraded town keeps its plant on its hex and its hazard, and gains places', () => {
  const t = hazards(plants(firstGame(), `0 renewable @-1,1 ${town}`), town).give(0, '3steel 2food 3science');
  t.turn(0).do(`p0 buildCity ${town}`);
  t.refuses(`p0 buildPlant @-1,1 ${town} fossil`, 'E-63', 'plantPlaceTaken');
  t.do(`p0 buildPlant @-1,2 ${town} fossil`);
  expect(t.state.hazards.building[t.id(town)]).toBe(1);
});

test('[E-50] each producing hex: town 1 resource, city 1 and 1 science, each plant on it 1 energy', () => {
  const t = plants(
    firstGame(),
    `0 fossil @-1,1 ${town}`,
    '1 renewable @-1,1 -2,2.N',
    '1 fossil @-2,2 -2,2.N',
  );
  t.start(0).do('p0 callDice', '* drawDisc airPollution').roll(4, 5);
  expect([t.cards(0), t.cards(1), t.cards(2)]).toEqual([
    { steel: 1, energy: 1 },
    { steel: 1, science: 1, energy: 1 },
    { lumber: 1, science: 1 },
  ]);
});

test('[E-50] two hexes with the number bring a city two resources and two science', () => {
  const t = emptyBoard()
    .put('p0 city -1,1.N')
    .at((position) => position.number('@-1,1', 11));
  plants(t, '0 fossil @-1,1 -1,1.N', '0 renewable @0,0 -1,1.N');
  t.start(0).do('p0 callDice', '* drawDisc airPollution', '* drawDisc airPollution').roll(5, 6);
  expect(t.cards(0)).toEqual({ steel: 1, food: 1, science: 2, energy: 2 });
});

test('[E-50] a city with three plants on three hexes, one under a hazard', () => {
  const t = emptyBoard().put('p0 city 1,0.N');
  plants(t, '0 fossil @1,0 1,0.N', '0 renewable @1,-1 1,0.N', '0 renewable @2,-1 1,0.N');
  t.at((position) => ['@1,0', '@1,-1', '@2,-1'].forEach((hex) => position.number(hex, 6)));
  hazards(t, '@1,-1')
    .start(0)
    .do('p0 callDice', '* drawDisc airPollution', '* drawDisc airPollution')
    .roll(3, 3);
  expect(t.cards(0)).toEqual({ lumber: 1, food: 1, science: 2, energy: 2 });
});

test('[E-50] energy comes to plants on the rolled hex alone, and what came is told', () => {
  for (let vertex = 0; vertex < 54; vertex++) {
    const t = emptyBoard().put(`p0 city v${vertex}`).start(0);
    t.do('p0 callDice', '* drawDisc airPollution', '* drawDisc rainAndFlooding').roll(1, 1);
    expect([energyOf(t, 0), t.events('energyProduced')]).toEqual([0, []]);
  }
  const t = plants(firstGame(), `0 fossil @-1,1 ${town}`, '1 renewable @-1,1 -2,2.N').give(1, '5energy');
  t.start(0).do('p0 callDice', '* drawDisc airPollution').roll(4, 5);
  expect(t.events('energyProduced')).toEqual([{ seat: 0, energy: 1 }]);
});

test('[E-63] [E-65] the first corner of the board takes a plant like any other', () => {
  const t = emptyBoard().put('p0 settlement v0').give(0, 'science energy').turn(0);
  const hex = t.game.board.vertexHexes[0];
  t.do(`p0 buildPlant h${hex} v0 fossil`, `p0 demolishPlant h${hex} v0`);
  expect(t.state.powerPlants.plant[0]).toBe(0);
});

test('[E-50] at most 5 energy a player; more is lost', () => {
  const t = plants(firstGame(), `0 fossil @-1,1 ${town}`).give(0, '5energy');
  t.start(0).do('p0 callDice', '* drawDisc airPollution').roll(4, 5);
  expect([energyOf(t, 0), t.state.base.bank[6]]).toEqual([5, 15]);
});

test('[E-50] a shortage of one kind stops neither the other kinds nor the energy', () => {
  const t = plants(firstGame(), `0 fossil @-1,1 ${town}`).leave('steel', 1, 3).leave('science', 1, 3);
  t.start(0).do('p0 callDice', '* drawDisc airPollution').roll(4, 5);
  // two are due steel, two science: nobody gets either; the energy and the lumber are paid
  expect([t.cards(0), t.cards(1), t.cards(2)]).toEqual([{ energy: 1 }, {}, { lumber: 1 }]);
});

test('[E-64] a renewable plant puts one disc into the bag, a fossil one none; its kind is not told', () => {
  const t = firstGame().give(0, '3science').turn(0).do(`p0 buildPlant @-2,0 ${city} renewable`);
  expect([t.state.eventDiscs.greenInBag[0], localFootprint(t.state, 0)]).toEqual([1, 2]);
  const [built] = t.events('plantBuilt');
  expect(Object.keys(built).sort()).toEqual(['free', 'hex', 'plant', 'seat', 'vertex']);
  t.do('p0 endTurn').turn(1).give(1, 'science').do('p1 buildPlant @-2,1 -2,2.N fossil');
  expect(t.state.eventDiscs.greenInBag[0]).toBe(1);
});

test('[E-65] one energy demolishes one own fossil plant, once a turn; its place is free at once', () => {
  const t = plants(firstGame(), `0 fossil @-1,1 ${town}`, `0 fossil @-2,0 ${city}`).give(
    0,
    '3energy science',
  );
  t.turn(0).do(`p0 demolishPlant @-1,1 ${town}`);
  expect([energyOf(t, 0), t.state.base.stock[at(0, FOSSIL)]]).toEqual([2, 5]);
  t.refuses(`p0 demolishPlant @-2,0 ${city}`, 'E-65', 'oneDemolitionATurn');
  t.do(`p0 buildPlant @-1,2 ${town} fossil`);
});

test('[E-65] neither renewable plants nor other players’ are demolished, and not without energy', () => {
  const t = plants(firstGame(), `0 renewable @-1,1 ${town}`, '1 fossil @-2,1 -2,2.N').turn(0);
  t.refuses(`p0 demolishPlant @-1,1 ${town}`, 'E-65', 'cannotPay');
  t.give(0, 'energy');
  t.refuses(`p0 demolishPlant @-1,1 ${town}`, 'E-65', 'noFossilPlant');
  t.refuses('p0 demolishPlant @-2,1 -2,2.N', 'E-65', 'noFossilPlant');
  expect(t.legal(0, 'demolishPlant')).toEqual([]);
});

test('[E-65] energy is only for the player’s own action phase: not before the roll', () => {
  const t = hazards(plants(firstGame(), `0 fossil @-1,1 ${town}`), '@0,0')
    .give(0, '5energy')
    .start(0);
  t.refuses(`p0 demolishPlant @-1,1 ${town}`, 'B-20', 'notNow');
  t.refuses('p0 clearHexHazard @0,0', 'B-20', 'notNow').refuses('p0 buyWarehouse', 'B-20', 'notNow');
});
