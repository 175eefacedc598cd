import { view, makeState } from '@landnam/engine';
import { brownInBag, discsDue, discsInBag, EVENTS, spacesOf } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import {
  almost,
  emptyBoard,
  fire,
  firstGame,
  hazards,
  leaveDiscs,
  plants,
} from '../../../../../test/energies/support.js';

const city = '-2,1.N';
const eventIndex = (name: (typeof EVENTS)[number]): number => EVENTS.indexOf(name);

test('[E-4] 43 brown discs in the bag; 27 or 36 green ones, all of them still under plants', () => {
  for (const [seats, green] of [
    [3, [3, 12, 12]],
    [4, [4, 16, 16]],
  ] as const) {
    const t = firstGame(seats);
    expect(Array.from(t.state.eventDiscs.brown.subarray(0, 5))).toEqual([9, 8, 9, 9, 8]);
    expect(Array.from(t.state.eventDiscs.green.subarray(5, 8))).toEqual(green);
    expect([brownInBag(t.state), discsInBag(t.state)]).toEqual([43, 43]);
  }
});

test('[E-4] without a green disc in the bag no green one is drawn; then all its kinds are possible', () => {
  const t = firstGame().start(0).do('p0 callDice');
  expect(Object.keys(t.weights())).toEqual([
    'drawDisc climateConference',
    'drawDisc environmentalPollution',
    'drawDisc airPollution',
    'drawDisc productionIncrease',
    'drawDisc rainAndFlooding',
  ]);
  t.refuses('* drawDisc governmentFunding', 'E-20', 'noSuchDisc');
  leaveDiscs(t, { green: 2, airPollution: 6 });
  t.refuses('* drawDisc rainAndFlooding', 'E-20', 'noSuchDisc');
  const weights = t.weights();
  const sum = Object.values(weights).reduce((a, b) => a + b);
  expect(weights['drawDisc airPollution'] / sum).toBe(6 / 8);
  expect(weights['drawDisc governmentFunding'] / sum).toBeCloseTo((2 / 8) * (16 / 36));
  expect(weights['drawDisc greenClimateConference'] / sum).toBeCloseTo((2 / 8) * (4 / 36));
});

test('[E-4] the last green disc is known once all others were drawn, and brown ones stay possible without any', () => {
  const t = firstGame().start(0).do('p0 callDice');
  leaveDiscs(t, { green: 1, rainAndFlooding: 1 }).state.eventDiscs.green.fill(0);
  t.state.eventDiscs.green[6] = 1;
  expect(t.weights()).toEqual({ 'drawDisc rainAndFlooding': 1, 'drawDisc sustainableProduction': 1 });
  t.do('* drawDisc sustainableProduction').roll(1, 1).do('p0 endTurn', 'p1 callDice');
  expect(t.weights()).toEqual({ 'drawDisc rainAndFlooding': 1 });
});

test('[E-21] how many discs are left and how many are green is public', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city}`);
  const seen = makeState(t.game);
  view(t.game, t.state, 2, seen);
  expect([discsInBag(seen), brownInBag(seen), seen.eventDiscs.greenInBag[0]]).toEqual([44, 43, 1]);
});

test('[E-6] spaces of the seven tracks; a host may choose 4 for two of them', () => {
  const spaces = (chosen = {}): number[] => {
    const { game } = emptyBoard(4, chosen);
    return EVENTS.map((_, event) => spacesOf(game, event));
  };
  expect(spaces()).toEqual([3, 4, 3, 3, 4, 3, 4]);
  expect(spaces({ climateConferenceSpaces: '4', sustainableProductionSpaces: '4' })).toEqual([
    4, 4, 3, 3, 4, 4, 4,
  ]);
});

test('[E-20] a disc goes on its track; the one that fills it triggers the event, and the discs leave the game', () => {
  const t = firstGame().start(0).do('p0 callDice', '* drawDisc climateConference');
  expect([t.asks(), t.state.eventDiscs.track[0]]).toEqual(['dice', 1]);
  t.roll(1, 1).do('p0 endTurn', 'p1 callDice', '* drawDisc climateConference');
  t.roll(1, 1).do('p1 endTurn', 'p2 callDice', '* drawDisc climateConference');
  expect(t.events('eventTriggered')).toEqual([{ seat: 2, event: 0 }]);
  expect([t.state.eventDiscs.track[0], discsInBag(t.state)]).toEqual([0, 40]);
});

test('[E-20] brown and green climate discs share one track', () => {
  const t = leaveDiscs(firstGame(), { green: 1, climateConference: 9 });
  t.state.eventDiscs.track[0] = 2;
  t.start(0).do('p0 callDice', '* drawDisc greenClimateConference');
  expect(t.events('eventTriggered')).toHaveLength(1);
  expect([t.state.eventDiscs.greenInBag[0], t.state.eventDiscs.green[5]]).toEqual([0, 3]);
});

test('[E-20] the number is fixed at the start of the turn: an event that moves the marker mid-draw changes nothing', () => {
  // 18 in all: one disc is due; the free fossil plant makes it 19, where two are drawn
  const t = firstGame().put('p0 settlement 0,0.N', 'p0 settlement 1,1.N', 'p1 settlement 0,2.N');
  plants(t, `0 fossil @-2,0 ${city}`, '1 fossil @-2,1 -2,2.N', '2 fossil @1,-1 1,-1.N');
  expect(discsDue(t.game, t.state)).toBe(1);
  fire(t, 'productionIncrease').do('p0 placeFreePlant @-2,1 -2,1.N');
  expect([discsDue(t.game, t.state), t.asks()]).toEqual([2, 'dice']);
});

test('[E-20] the other way round: three are drawn although the marker falls below the band', () => {
  const t = firstGame();
  t.state.base.onBoard[3] = 6;
  t.state.base.onBoard[11] = 6;
  expect(discsDue(t.game, t.state)).toBe(3);
  t.start(0).do('p0 callDice', '* drawDisc airPollution');
  t.state.base.onBoard[3] = 0;
  t.do('* drawDisc rainAndFlooding', '* drawDisc productionIncrease');
  expect(t.asks()).toBe('dice');
});

test('[E-20] one disc at a time: its event is over, choices included, before the next is drawn', () => {
  const t = almost(emptyBoard().put('p0 city 0,0.N', 'p0 city 0,2.N'), 'airPollution').start(0);
  t.do('p0 callDice', '* drawDisc airPollution');
  expect([t.asks(), t.state.eventDiscs.due[0]]).toEqual(['hazardOnBuilding', 1]);
  t.do('p0 putHazard 0,2.N');
  expect(t.asks()).toBe('disc');
});

test('[E-22] a development card before the first disc or in the action phase, not between, one a turn', () => {
  const t = hazards(firstGame(), city).hold(0, '2cleanup').start(0);
  t.do('p0 playCleanup', `p0 clearHazard ${city}`);
  t.refuses('p0 playCleanup', 'E-22', 'oneCardATurn').do('p0 callDice');
  t.refuses('p0 playCleanup', 'E-20', 'notAsked').do('* drawDisc airPollution');
  t.refuses('p0 playCleanup', 'E-22', 'notAsked').roll(1, 1);
  t.refuses('p0 playCleanup', 'E-22', 'oneCardATurn');
});

test('[E-22] a card got by an event is not played this turn, in the next one it is', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city}`);
  fire(t, 'governmentFunding').do('* drawCard cleanup').roll(1, 1);
  t.refuses('p0 playCleanup', 'E-22', 'cardGotThisTurn').do('p0 endTurn').start(0).do('p0 playCleanup');
});

test('[E-21] fewer discs than due: those left are drawn and resolved, then the game ends', () => {
  const t = leaveDiscs(emptyBoard(), { airPollution: 1 }).put('p0 city 0,0.N');
  t.state.eventDiscs.track[eventIndex('airPollution')] = 2;
  t.start(0).do('p0 callDice', '* drawDisc airPollution');
  expect(t.state.hazards.building[t.id('0,0.N')]).toBe(1);
  expect([t.ended(), t.winners()]).toEqual(['emptyBag', []]);
});

test('[E-21] a bag emptied by the last disc due ends nothing: a renewable plant may fill it again', () => {
  const t = leaveDiscs(firstGame(), { airPollution: 1 }).give(0, '3science');
  t.start(0).do('p0 callDice', '* drawDisc airPollution').roll(1, 1);
  expect([t.ended(), discsInBag(t.state)]).toEqual(['', 0]);
  t.do(`p0 buildPlant @-2,0 ${city} renewable`, 'p0 endTurn', 'p1 callDice', '* drawDisc governmentFunding');
  t.roll(1, 1).do('p1 endTurn');
  expect(t.ended()).toBe('');
  expect(t.do('p2 callDice').ended()).toBe('emptyBag');
});
