import { at } from '@landnam/engine';
import { FOSSIL, RENEWABLE } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import { almost, firstGame, leaveDiscs, plants } from '../../../../../test/energies/support.js';

type Table = ReturnType<typeof firstGame>;
const city = '-2,1.N';

/** Renewable and fossil plants put on the board by hand: where they stand does not matter for the end. */
const balance = (t: Table, ...pairs: readonly (readonly [number, number])[]): Table =>
  t.at(() => {
    pairs.forEach(([renewable, fossil], seat) => {
      t.state.base.onBoard[at(seat, RENEWABLE)] = renewable;
      t.state.base.onBoard[at(seat, FOSSIL)] = fossil;
    });
  });

const emptied = (t: Table): Table => leaveDiscs(t).start(0).do('p0 callDice');

test('[E-21] an empty bag ends the game at once when a disc must be drawn, not before', () => {
  const t = leaveDiscs(firstGame()).start(0);
  expect(t.ended()).toBe('');
  expect(t.do('p0 callDice').ended()).toBe('emptyBag');
  expect(t.events('bagFoundEmpty')).toEqual([{ seat: 0 }]);
});

test('[E-81] among those with more renewable than fossil plants the greatest difference wins', () => {
  const t = emptied(balance(firstGame(), [6, 2], [6, 3], [2, 2], [0, 6]));
  expect([t.ended(), t.winners()]).toEqual(['emptyBag', [0]]);
});

test('[E-81] nobody qualifies: all lose', () => {
  const t = emptied(balance(firstGame(), [2, 2], [0, 0], [1, 3], [5, 5]));
  expect([t.ended(), t.winners()]).toEqual(['emptyBag', []]);
  expect(t.events('gameEnded')[0]).toMatchObject({ reason: 'emptyBag', winners: 0 });
});

test('[E-81] a tie goes to most points, including hidden cards, even for a player with fewer visible ones', () => {
  const t = balance(firstGame(), [3, 1], [4, 2], [1, 0], [0, 0]).put('p0 settlement 0,2.N');
  t.hold(1, '2victoryPoint');
  expect(emptied(t).winners()).toEqual([1]);
});

test('[E-81] still tied: the win is shared', () => {
  expect(emptied(balance(firstGame(), [3, 1], [4, 2], [0, 0], [2, 0])).winners()).toEqual([0, 1, 3]);
});

test('[E-81] points alone do not win with an empty bag: only clean players do', () => {
  const t = balance(firstGame(), [0, 0], [1, 0]).put('p0 settlement 0,2.N', 'p0 settlement 0,0.N');
  expect(emptied(t).winners()).toEqual([1]);
});

test('[E-81] a demolished plant no longer counts', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city}`, `0 fossil @-2,1 ${city}`)
    .give(0, 'energy')
    .turn(0);
  t.do(`p0 demolishPlant @-2,1 ${city}`);
  expect(emptied(t).winners()).toEqual([0]);
});

test('[E-80] the active player with 10 points wins first thing in the turn, before card or disc', () => {
  const t = leaveDiscs(firstGame())
    .put('p0 settlement 0,2.N', 'p0 settlement 0,0.N')
    .hold(0, '5victoryPoint');
  expect([t.start(0).ended(), t.winners()]).toEqual(['points', [0]]);
});

test('[E-80] points gained in another’s turn wait for the player’s own', () => {
  const t = firstGame().put('p1 settlement 0,2.N', 'p1 settlement 0,0.N').hold(1, '5victoryPoint').start(0);
  expect(t.ended()).toBe('');
  t.do('p0 callDice', '* drawDisc airPollution').roll(1, 1).do('p0 endTurn');
  expect([t.ended(), t.winners()]).toEqual(['points', [1]]);
});

test('[E-80] a card given by an event completes the win in the middle of the event phase', () => {
  const t = plants(firstGame(), `0 renewable @-2,0 ${city}`).put('p0 city 0,2.N', 'p0 city 0,0.N');
  t.hold(0, '2victoryPoint');
  plants(t, '0 renewable @-1,1 -1,2.N', '0 renewable @-2,1 -2,1.N', '0 renewable @-1,0 -2,1.N');
  plants(t, '0 renewable @0,2 0,2.N', '0 renewable @0,1 0,2.N');
  almost(t, 'governmentFunding').start(0).do('p0 callDice', '* drawDisc governmentFunding');
  t.do('* drawCard victoryPoint');
  expect([t.ended(), t.winners()]).toEqual(['points', [0]]);
});

test('[E-21] the last disc is drawn and resolved, and its card makes 10 points: that wins before the empty bag', () => {
  const t = plants(firstGame(), '1 fossil @-2,2 -2,2.N')
    .put('p0 city 0,2.N', 'p0 city 0,0.N')
    .hold(0, '2victoryPoint');
  plants(t, `0 renewable @-2,0 ${city}`, `0 renewable @-2,1 ${city}`, `0 renewable @-1,0 ${city}`);
  plants(t, '0 renewable @0,2 0,2.N', '0 renewable @0,1 0,2.N', '0 renewable @1,1 0,2.N');
  almost(t, 'governmentFunding');
  leaveDiscs(t, { green: 1 }).state.base.onBoard[at(3, FOSSIL)] = 6;
  t.state.base.onBoard[at(2, FOSSIL)] = 6;
  expect(t.start(0).do('p0 callDice', '* drawDisc governmentFunding').asks()).toBe('drawCard');
  const loses = t.copy();
  expect([t.do('* drawCard victoryPoint').ended(), t.winners()]).toEqual(['points', [0]]);
  // two discs were due; with another card the bag is found empty and the clean player wins that way
  expect([loses.do('* drawCard cleanup').ended(), loses.winners()]).toEqual(['emptyBag', [0]]);
});

test('[E-21] a card played before the first draw may still win with an empty bag', () => {
  const t = leaveDiscs(firstGame())
    .put('p0 settlement 0,2.N', 'p0 settlement 0,0.N')
    .hold(0, '3victoryPoint cleanup');
  t.at((position) => position.played(0, '2cleanup')).start(0);
  expect(t.do('p0 playCleanup').ended()).toBe('points');
});
