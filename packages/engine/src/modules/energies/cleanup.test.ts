import { expect, test } from 'vitest';
import { emptyBoard, firstGame, hasHazard, hazards, plants } from '../../../../../test/energies/support.js';
import { ringOf } from '../../../../../test/support/table.js';

const city = '-2,1.N';

test('[E-71] cleanup moves the inspector and steals beside him, as a 7 does', () => {
  const t = firstGame()
    .give(1, 'lumber')
    .hold(0, 'cleanup')
    .turn(0)
    .do('p0 playCleanup', 'p0 moveRobber @-2,2');
  expect(t.do('* stealCard lumber').cards(0)).toEqual({ lumber: 1 });
});

test('[E-71] or it removes a hazard and steals from another player of choice whose footprint is at least as high', () => {
  const t = hazards(firstGame(), '@0,0')
    .hold(0, 'cleanup')
    .give(1, 'lumber')
    .give(2, 'steel')
    .give(3, 'food');
  plants(t, '1 renewable @-2,2 -2,2.N', '2 fossil @1,-1 1,-1.N').turn(0);
  t.do('p0 playCleanup', 'p0 clearHexHazard @0,0');
  expect(t.legal(0)).toEqual(['stealFrom p2', 'stealFrom p3']);
  t.refuses('p0 stealFrom p1', 'E-71', 'smallerFootprint').do('p0 stealFrom p2', '* stealCard steel');
  expect([t.cards(0), hasHazard(t, '@0,0'), t.asks()]).toEqual([{ steel: 1 }, false, 'main']);
});

test('[E-71] if nobody else pollutes as much, or they have no cards, the hazard still goes', () => {
  const t = hazards(plants(firstGame(), `0 fossil @-2,0 ${city}`), city)
    .hold(0, 'cleanup')
    .give(1, 'lumber');
  t.turn(0).do('p0 playCleanup', `p0 clearHazard ${city}`);
  expect([t.asks(), hasHazard(t, city), t.cards(1)]).toEqual(['main', false, { lumber: 1 }]);
  const bare = hazards(firstGame(), city)
    .hold(0, 'cleanup')
    .turn(0)
    .do('p0 playCleanup', `p0 clearHazard ${city}`);
  expect(bare.asks()).toBe('main');
});

test('[E-71] without a hazard on the board there is only the inspector; a 7 never cleans by choice', () => {
  const t = firstGame().hold(0, 'cleanup').turn(0).do('p0 playCleanup');
  expect(new Set(t.legal(0).map((text) => text.split(' ')[0]))).toEqual(new Set(['moveRobber']));
  const seven = hazards(firstGame(), city).give(0, '2energy').start(0);
  seven.do('p0 callDice', '* drawDisc airPollution').roll(3, 4);
  expect(seven.legal(0, 'clearHazard')).toEqual([]);
  seven.refuses(`p0 clearHazard ${city}`, 'E-51', 'notNow');
});

test('[E-71] cleaning by card costs no energy', () => {
  const t = hazards(firstGame(), city).hold(0, 'cleanup').give(0, 'energy').turn(0);
  expect(t.do('p0 playCleanup', `p0 clearHazard ${city}`).cards(0)).toEqual({ energy: 1 });
  expect(t.events('hazardCleared')).toEqual([{ seat: 0, hex: 255, vertex: t.id(city), by: 'card' }]);
});

test('[E-72] Cleanest Environment: first to play 3, passes on only to strictly more', () => {
  const t = firstGame()
    .loose()
    .at((position) => position.played(0, '2cleanup').played(1, '3cleanup'));
  t.hold(0, 'cleanup').turn(0).do('p0 playCleanup', 'p0 moveRobber @0,0');
  expect(t.points(0)).toBe(5);
  t.hold(1, 'cleanup').turn(1).do('p1 playCleanup', 'p1 moveRobber @1,0');
  expect([t.points(0), t.points(1)]).toEqual([3, 5]);
});

test('[E-72] Cleanest Environment: two cards are not enough, and a third level with the holder takes nothing', () => {
  const t = firstGame().hold(0, '2cleanup').turn(0).do('p0 playCleanup', 'p0 moveRobber @0,0');
  t.turn(0).do('p0 playCleanup', 'p0 moveRobber @1,0');
  expect([t.points(0), t.state.base.armyHolder[0]]).toEqual([3, 255]);
  t.hold(0, 'cleanup').turn(0).do('p0 playCleanup', 'p0 moveRobber @0,0');
  t.at((position) => position.played(1, '2cleanup')).hold(1, 'cleanup');
  t.turn(1).do('p1 playCleanup', 'p1 moveRobber @1,0');
  expect([t.points(0), t.points(1)]).toEqual([5, 3]);
});

test('[E-72] Longest Trade Route: 5 roads, 2 points; a tie leaves it with its holder', () => {
  const t = emptyBoard().put('p0 settlement 0,0.N', `p0 road ${ringOf(0, 0).slice(0, 4).join(' ')}`);
  expect(t.points(0)).toBe(1);
  t.put(`p0 road ${ringOf(0, 0)[4]}`, `p1 settlement 0,2.S`, `p1 road ${ringOf(0, 2).slice(0, 5).join(' ')}`);
  expect([t.points(0), t.points(1)]).toEqual([3, 1]);
  t.put(`p1 road ${ringOf(0, 2)[5]}`);
  expect([t.points(0), t.points(1)]).toEqual([1, 3]);
});

test('[E-73] development cards are not hand cards: they are neither stolen nor discarded', () => {
  const t = firstGame().hold(1, '9cleanup').hold(0, 'cleanup').turn(0);
  t.do('p0 playCleanup', 'p0 moveRobber @-2,2');
  expect([t.asks(), t.cardCount(1)]).toEqual(['main', 0]);
});
