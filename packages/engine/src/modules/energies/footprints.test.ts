import {
  bandsOf,
  discsDue,
  footprintMarker,
  globalFootprint,
  localFootprint,
} from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import { emptyBoard, firstGame, plants } from '../../../../../test/energies/support.js';

test('[E-5] everybody starts with a footprint of 3 and 3 points, so the marker stands at 9 or 12', () => {
  for (const [seats, marker] of [
    [3, 9],
    [4, 12],
  ] as const) {
    const t = firstGame(seats);
    expect(footprintMarker(t.game, t.state)).toBe(marker);
    expect([t.points(0), localFootprint(t.state, 0)]).toEqual([3, 3]);
  }
});

test('[E-66] towns count 1, cities 2, fossil plants 1, renewable ones take 1 off', () => {
  const t = emptyBoard().put('p0 settlement 0,0.N', 'p0 city 1,0.N');
  plants(t, '0 fossil @0,0 0,0.N', '0 renewable @1,0 1,0.N', '0 renewable @1,-1 1,0.N');
  expect(localFootprint(t.state, 0)).toBe(2);
});

test('[E-66] an upgraded town counts as a city alone', () => {
  const t = emptyBoard().put('p0 settlement 0,0.N', 'p0 city 0,0.N');
  expect(localFootprint(t.state, 0)).toBe(2);
});

test('[E-66] a footprint may be negative; the marker stops at 0, the sum goes on', () => {
  const t = emptyBoard().put('p0 city 1,0.N');
  plants(t, '0 renewable @1,0 1,0.N', '0 renewable @1,-1 1,0.N', '0 renewable @2,-1 1,0.N');
  expect([localFootprint(t.state, 0), globalFootprint(t.game, t.state)]).toEqual([-1, -1]);
  expect(footprintMarker(t.game, t.state)).toBe(0);
  expect(discsDue(t.game, t.state)).toBe(2);
});

test('[E-66] the marker stops at the last space and moves again when the sum is back', () => {
  const t = firstGame(4);
  for (let seat = 0; seat < 4; seat++) t.state.base.onBoard[seat * 8 + 3] = 5;
  expect([globalFootprint(t.game, t.state), footprintMarker(t.game, t.state)]).toEqual([32, 28]);
  t.state.base.onBoard[3] = 0;
  expect(footprintMarker(t.game, t.state)).toBe(27);
});

const drawnAt = (seats: number, sum: number, chosen = {}): number => {
  const t = emptyBoard(seats, chosen);
  t.state.base.onBoard[3] = sum;
  return discsDue(t.game, t.state);
};

test('[E-6] discs a turn with four players: 0-5 two, 6-18 one, 19-23 two, 24-28 three', () => {
  const edges = [0, 5, 6, 18, 19, 23, 24, 28, 40];
  expect(edges.map((sum) => drawnAt(4, sum))).toEqual([2, 2, 1, 1, 2, 2, 3, 3, 3]);
});

test('[E-6] discs a turn with three players: 0-5 two, 6-13 one, 14-17 two, 18-21 three', () => {
  const edges = [0, 5, 6, 13, 14, 17, 18, 21, 30];
  expect(edges.map((sum) => drawnAt(3, sum))).toEqual([2, 2, 1, 1, 2, 2, 3, 3, 3]);
});

test('[E-6] a host may choose other bands for three players; four players keep the printed ones', () => {
  expect([13, 14, 18, 19].map((sum) => drawnAt(3, sum, { footprintBands: 'unscaled' }))).toEqual([
    1, 1, 1, 2,
  ]);
  expect([3, 4, 10, 11].map((sum) => drawnAt(3, sum, { footprintBands: 'steep' }))).toEqual([2, 1, 1, 2]);
  expect(bandsOf(emptyBoard(4, { footprintBands: 'steep' }).game)[1]).toEqual({ from: 6, to: 18, discs: 1 });
});
