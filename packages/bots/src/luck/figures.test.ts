import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.js';
import { chiSquareTail, luckFigures, type LuckOfGame, meanTest } from './figures.js';

const { below } = new Chance('figures');
/** Two seats: half of the result is luck. */
const games: readonly LuckOfGame[] = Array.from({ length: 2000 }, () => {
  const won = below(2);
  const luck = (won - 0.5) * 0.5;
  return { result: [won, 1 - won], luck: [luck, -luck] };
});

describe('luck over many games', () => {
  test('explains three quarters of the variance if it moves results by half of their way', () => {
    expect(luckFigures(games)).toMatchObject({ games: 2000, share: 0.75, slope: 2 });
  });

  test('explains nothing where there is none', () => {
    const none = games.map(({ result }) => ({ result, luck: [0, 0] }));
    expect(luckFigures(none)).toMatchObject({ share: 0, slope: null });
    expect(luckFigures([])).toEqual({ games: 0, share: null, slope: null });
  });

  test('is 0 on average, unless somebody is favoured', () => {
    const fair = meanTest(games);
    expect(fair.degrees).toBe(1);
    expect(chiSquareTail(fair.statistic, 1)).toBeGreaterThan(0.001);
    const loaded = games.map(({ result, luck }) => ({ result, luck: [luck[0] + 0.05, luck[1] - 0.05] }));
    expect(chiSquareTail(meanTest(loaded).statistic, 1)).toBeLessThan(1e-6);
  });

  test('with three seats the test looks at two of them, whichever they are', () => {
    const three = Array.from({ length: 500 }, () => {
      const row = [below(100) / 100, below(50) / 100];
      const luck = [row[0] - 0.5, row[1] - 0.25, 0.75 - row[0] - row[1]];
      return { result: [1, 0, 0], luck };
    });
    const turned = three.map(({ result, luck }) => ({ result, luck: [luck[2], luck[0], luck[1]] }));
    expect(meanTest(turned).statistic).toBeCloseTo(meanTest(three).statistic, 9);
    expect(meanTest(three).degrees).toBe(2);
  });
});

test.each([
  [3.841, 1, 0.05],
  [5.991, 2, 0.05],
  [16.266, 3, 0.001],
  [149.449, 100, 0.001],
])('a chi-square of %f with %i degrees has a tail of %f', (statistic, degrees, tail) => {
  expect(chiSquareTail(statistic, degrees)).toBeCloseTo(tail, 4);
});
