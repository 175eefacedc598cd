import { expect, test } from 'vitest';
import type { StudyMove, StudyTree } from '../../session/analysis/types.js';
import { backFrom, besideFrom, endFrom, onFrom, rowsOf, windowOf } from './branches.js';

const move = (id: number, parent: number): StudyMove => ({
  id,
  parent,
  seat: 0,
  action: { type: 'endTurn' },
  told: [],
});

/** 1 2 (4 5) 3: the branch of 4 begins where 2 does. */
const tree = (at: number): StudyTree => ({
  at,
  moves: [move(1, 0), move(2, 1), move(4, 1), move(5, 4), move(3, 2)],
  outcomes: [],
  winners: null,
});

test('back, on, to the end, and from branch to branch', () => {
  expect([0, 1, 2, 4, 5].map((at) => backFrom(tree(at)))).toEqual([0, 0, 1, 1, 4]);
  expect([0, 1, 2, 3, 4].map((at) => onFrom(tree(at)))).toEqual([1, 2, 3, 3, 5]);
  expect([0, 4].map((at) => endFrom(tree(at)))).toEqual([3, 5]);
  expect([besideFrom(tree(2), 1), besideFrom(tree(4), -1), besideFrom(tree(4), 1)]).toEqual([4, 2, 4]);
});

test('a branch is indented, and what goes on in it too', () => {
  expect(rowsOf(tree(0)).map(({ depth, isBranch }) => [depth, isBranch])).toEqual([
    [0, false],
    [0, false],
    [1, true],
    [1, false],
    [0, false],
  ]);
});

test('of a long game only what lies around is shown', () => {
  const moves = Array.from({ length: 400 }, (_, i) => move(i + 1, i));
  const rows = rowsOf({ at: 200, moves, outcomes: [], winners: null });
  const { from, to } = windowOf(rows, 200, 0);
  expect([from, to]).toEqual([185, 214]);
  expect(windowOf(rows, 0, 0).from).toBe(0);
});
