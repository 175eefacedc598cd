import { openGame } from '@landnam/maps';
import { expect, test } from 'vitest';
import { seededBelow } from './chance.js';
import { divide, perft } from './perft.js';

const open = (seats: number) => {
  const opened = openGame('base', seats, {}, seededBelow('perft'));
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

test.each([2, 3, 4])('[B-10 B-12] openings of the base board with %i players', (seats) => {
  const { game, state } = open(seats);
  expect([1, 2, 3, 4].map((depth) => perft(game, state, depth))).toEqual([54, 144, 7236, 19248]);
});

test('leaves are split by the type of the last action', () => {
  const { game, state } = open(4);
  expect([1, 2, 3].map((depth) => divide(game, state, depth))).toEqual([
    { placeSettlement: 54 },
    { placeRoad: 144 },
    { placeSettlement: 7236 },
  ]);
});

test('counting leaves the position as it was', () => {
  const { game, state } = open(4);
  const before = state.bytes.slice();
  perft(game, state, 3);
  expect(state.bytes).toEqual(before);
});
