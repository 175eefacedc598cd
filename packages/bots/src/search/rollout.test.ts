import { topSeat } from '@landnam/engine';
import { expect, test } from 'vitest';
import { questionOf } from '../../../../test/support/question.js';
import { table } from '../../../../test/support/table.js';
import { Rollout, type Line } from './rollout.js';
import { Playout } from './playout.js';

/** How often the ends of streams are valued when `rows` starting places are played on. */
const looksWith = (seats: number, rows: number, isUp?: () => boolean): number => {
  const { game: g, state: s } = table('base', seats);
  const seat = topSeat(s);
  const places = questionOf(g, s, seat).legal.toArray().slice(0, rows);
  const tried = places.map((packed): Line => ({ actions: Int32Array.of(packed), value: 0.5 }));
  let looks = 0;
  const evaluation = { win: () => (looks++, new Float64Array(seats)) };
  const outlook = { rows, within: 1, rounds: 1, turns: 24, trust: 1 };
  const rollout = new Rollout(g, evaluation, new Playout(g));
  rollout.best(seat, [s], tried, outlook, isUp === undefined ? undefined : { isUp });
  expect(rollout.isCut).toBe(isUp !== undefined);
  return looks;
};

test('as many turns are played per sequence with two players as with four', () => {
  expect([2, 3, 4].map((seats) => seats * looksWith(seats, 1))).toEqual([24, 24, 24]);
});

test('after half of the streams the better half of the sequences continues', () => {
  expect(looksWith(4, 5)).toBe(3 * 5 + 3 * 3);
});

test('when a guard cuts it every sequence has met the same streams', () => {
  let polls = 0;
  expect(looksWith(4, 3, () => ++polls > 2)).toBe(2 * 3);
});
