import { isOver, type Seat, topKind } from '@landnam/engine';
import { expect, test } from 'vitest';
import { firstGame, leaveDiscs, plants } from '../../../../test/energies/support.js';
import { Playout } from './playout.js';

test('[E-21] a turn that ends before a draw from an empty bag ends the game, and its winner counts', () => {
  const t = leaveDiscs(plants(firstGame(), '0 renewable @-2,0 -2,1.N'), {}).turn(0);
  new Playout(t.game).stop(t.state, 0 as Seat);
  expect(isOver(t.state)).toBe(true);
  expect(t.state.core.winners[0]).toBe(1);
});

test('[E-21] with a disc left in the bag the next turn waits for its dice', () => {
  const t = leaveDiscs(plants(firstGame(), '0 renewable @-2,0 -2,1.N'), { airPollution: 3 }).turn(0);
  new Playout(t.game).stop(t.state, 0 as Seat);
  expect(isOver(t.state)).toBe(false);
  expect(topKind(t.state)).toBe(t.game.kind.beforeRoll);
});
