import { describe, expect, test } from 'vitest';
import { Chance, natureSeed, seededBelow } from './chance.js';

const draws = (below: (n: number) => number, n: number, count: number): number[] =>
  Array.from({ length: count }, () => below(n));

describe('seeded chance', () => {
  test('the same seed and game give the same numbers', () => {
    expect(draws(seededBelow('a', 3), 1000, 50)).toEqual(draws(seededBelow('a', 3), 1000, 50));
  });

  test('another game and another seed give others', () => {
    const first = draws(seededBelow('a', 3), 1000, 20);
    expect(draws(seededBelow('a', 4), 1000, 20)).not.toEqual(first);
    expect(draws(seededBelow('b', 3), 1000, 20)).not.toEqual(first);
  });

  test('game 11 of seed 1 is not game 1 of seed 11', () => {
    expect(natureSeed('1', 11)).not.toBe(natureSeed('11', 1));
  });

  test('a reseeded source starts over', () => {
    const chance = new Chance('x');
    const first = draws(chance.below, 36, 30);
    chance.restart('x');
    expect(draws(chance.below, 36, 30)).toEqual(first);
  });

  test.each([2, 3, 6, 11, 36])('below %i is even', (n) => {
    const { below } = new Chance(`even ${n}`);
    const counts = Array.from({ length: n }, () => 0);
    const each = 4000;
    for (let i = 0; i < n * each; i++) counts[below(n)]++;
    const distance = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    // chi-square with n - 1 degrees of freedom: mean n - 1, deviation sqrt(2 (n - 1))
    expect(distance).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  test('nothing to choose from needs no draw', () => {
    const chance = new Chance('one');
    const next = new Chance('one').below(1000);
    expect([chance.below(1), chance.below(1), chance.below(1000)]).toEqual([0, 0, next]);
  });

  test('a number as large as three bytes stays in its range', () => {
    for (const value of draws(new Chance('large').below, 2 ** 24, 1000)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(2 ** 24);
    }
  });
});
