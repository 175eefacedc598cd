import { hazardsOnBoard } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import {
  emptyBoard,
  energyOf,
  fire,
  firstGame,
  hasHazard,
  hazards,
  plants,
} from '../../../../../test/energies/support.js';

const rollNow = (t: ReturnType<typeof firstGame>, low: number, high: number): typeof t => {
  t.start(0).do('p0 callDice', '* drawDisc airPollution');
  if (t.asks() === 'disc') t.do('* drawDisc productionIncrease');
  return t.roll(low, high);
};

test('[E-3] ten tokens, used again when they come off', () => {
  const t = hazards(firstGame(), '@-1,1', '-2,2.N');
  expect([t.state.hazards.left[0], hazardsOnBoard(t.state)]).toEqual([8, 2]);
  expect(rollNow(t, 4, 5).state.hazards.left[0]).toBe(10);
});

test('[E-3] a hazard that must be placed when none is left is not placed', () => {
  const t = firstGame();
  t.state.hazards.left[0] = 2;
  fire(t, 'rainAndFlooding');
  t.do('p0 putHazard -2,1.N', 'p1 putHazard -2,2.N');
  expect([t.state.hazards.left[0], t.asks()]).toEqual([0, 'dice']);
});

test('[E-12] the inspector starts on the desert; his hex gives no resource, science or energy', () => {
  const t = plants(firstGame(), '1 fossil @-1,1 -2,2.N');
  expect(t.state.base.robber[0]).toBe(t.id('@0,-1'));
  t.at((position) => position.robber('@-1,1'));
  rollNow(t, 4, 5);
  expect([t.cards(0), t.cards(1), t.cards(2)]).toEqual([{}, {}, { lumber: 1, science: 1 }]);
});

test('[E-40] a hex with a hazard does not produce; a building with one gets nothing, nor do its plants', () => {
  const t = plants(firstGame(), '1 fossil @-1,1 -2,2.N', '0 renewable @-1,1 -1,2.N');
  hazards(t, '-2,2.N', '@2,-2');
  rollNow(t, 4, 5);
  expect([t.cards(0), t.cards(1), t.cards(2)]).toEqual([{ steel: 1, energy: 1 }, {}, {}]);
});

test('[E-40] the inspector may not move to a hex with a hazard, the desert is allowed', () => {
  const t = hazards(firstGame(), '@0,0').at((position) => position.robber('@1,0'));
  rollNow(t, 3, 4).refuses('p0 moveRobber @0,0', 'E-40', 'hazardThere');
  t.refuses('p0 moveRobber @1,0', 'E-51', 'sameHex').do('p0 moveRobber @0,-1');
});

test('[E-41] after the roll is paid, rolled hexes and all buildings on them are clean; nothing is paid afterwards', () => {
  const t = hazards(
    plants(firstGame(), '1 fossil @-1,1 -2,2.N'),
    '@-1,1',
    '-2,2.N',
    '-1,2.N',
    '2,0.S',
    '@-2,2',
  );
  rollNow(t, 4, 5);
  expect(['@-1,1', '-2,2.N', '-1,2.N', '2,0.S', '@-2,2'].map((place) => hasHazard(t, place))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect([t.cards(0), t.cards(1), energyOf(t, 1)]).toEqual([{}, {}, 0]);
});

test('[E-41] of all corners of the board the six of the rolled hex are freed, no other', () => {
  const t = emptyBoard().start(0).do('p0 callDice', '* drawDisc airPollution', '* drawDisc rainAndFlooding');
  const hex = [...t.state.base.number].indexOf(2);
  const freed = Array.from({ length: t.game.board.vertices }, (_, vertex) => vertex).filter((vertex) => {
    const one = t.copy();
    one.state.hazards.building[vertex] = 1;
    one.state.hazards.left[0]--;
    return one.roll(1, 1).state.hazards.left[0] === 10;
  });
  const corners = Array.from({ length: 6 }, (_, i) => t.game.board.hexVertices[hex * 6 + i]);
  expect(freed).toEqual(corners.sort((a, b) => a - b));
});

test('[E-41] the inspector on the rolled hex frees no building', () => {
  const t = hazards(firstGame(), '-2,2.N').at((position) => position.robber('@-1,1'));
  rollNow(t, 4, 5);
  expect(hasHazard(t, '-2,2.N')).toBe(true);
});

test('[E-41] two rolled hexes on one building, one of them blocked: the other one frees it, unpaid', () => {
  const t = emptyBoard()
    .put('p0 city -1,1.N')
    .at((position) => position.number('@-1,1', 11).robber('@0,0'));
  hazards(t, '-1,1.N');
  rollNow(t, 5, 6);
  expect([hasHazard(t, '-1,1.N'), t.cards(0)]).toEqual([false, {}]);
  const other = emptyBoard()
    .put('p0 city -1,1.N')
    .at((position) => position.number('@-1,1', 11));
  hazards(other, '@-1,1');
  rollNow(other, 5, 6);
  expect([hasHazard(other, '@-1,1'), other.cards(0)]).toEqual([false, { food: 1, science: 1 }]);
});

test('[E-51] a 7 cleans nothing; the thief takes a hand card, science among them, never energy', () => {
  const t = hazards(firstGame(), '-2,2.N').give(1, 'science 2energy');
  rollNow(t, 3, 4).do('p0 moveRobber @-1,1');
  expect(t.weights()).toEqual({ 'stealCard science': 1 });
  t.do('* stealCard science');
  expect([t.cards(0), t.cards(1), hasHazard(t, '-2,2.N')]).toEqual([{ science: 1 }, { energy: 2 }, true]);
});

test('[E-42] harbours, building and upgrading work in spite of hazards', () => {
  const t = hazards(firstGame(), '-1,3.N').give(3, '3lumber 3steel 2food').turn(3);
  t.do('p3 tradeWithSupply lumber brick', 'p3 buildCity -1,3.N');
  expect(hasHazard(t, '-1,3.N')).toBe(true);
});

test('[E-65] one energy removes any one hazard on the board, as often as one can pay', () => {
  const t = hazards(firstGame(), '@0,0', '-2,2.N', '1,-1.N').give(0, '2energy').turn(0);
  t.refuses('p0 clearHexHazard @1,0', 'E-65', 'noHazardThere');
  t.do('p0 clearHexHazard @0,0', 'p0 clearHazard -2,2.N');
  expect([energyOf(t, 0), hazardsOnBoard(t.state)]).toEqual([0, 1]);
  t.refuses('p0 clearHazard 1,-1.N', 'E-65', 'cannotPay');
  expect(t.legal(0, 'clearHazard')).toEqual([]);
  expect(t.events('hazardCleared')).toEqual([
    { seat: 0, hex: t.id('@0,0'), vertex: 255, by: 'energy' },
    { seat: 0, hex: 255, vertex: t.id('-2,2.N'), by: 'energy' },
  ]);
});
