import { expect, test } from 'vitest';
import { Limit } from './limits.js';

test('a bucket allows a burst, and refills with time', () => {
  const limit = new Limit({ perSecond: 2, atOnce: 3 });
  expect([0, 0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, true, false]);
  expect(limit.take('a', 400)).toBe(false);
  expect([limit.take('a', 1000), limit.take('a', 1000), limit.take('a', 1000)]).toEqual([true, true, false]);
  // waiting longer never yields more than the bucket holds
  expect([1, 2, 3, 4].map(() => limit.take('a', 100_000))).toEqual([true, true, true, false]);
});

test('everyone has a bucket of their own', () => {
  const limit = new Limit({ perSecond: 0, atOnce: 1 });
  expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 0)]).toEqual([true, true, false]);
});
