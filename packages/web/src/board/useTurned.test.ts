import { expect, test } from 'vitest';
import { isBetterTurned, turnedBox } from './useTurned.js';

const WIDE = { x: -10, y: -20, width: 866, height: 700 };

test('a wide map is turned on a narrow screen, and on no other', () => {
  expect(isBetterTurned({ width: 390, height: 434 }, WIDE)).toBe(true);
  expect(isBetterTurned({ width: 940, height: 586 }, WIDE)).toBe(false);
  expect(isBetterTurned({ width: 390, height: 300 }, WIDE)).toBe(false);
  // before anything is measured
  expect(isBetterTurned({ width: 0, height: 0 }, WIDE)).toBe(false);
});

test('the box of a turned map holds every turned corner', () => {
  const { x, y, width, height } = turnedBox(WIDE);
  for (const [a, b] of [
    [-10, -20],
    [856, 680],
  ] as const) {
    expect(-b).toBeGreaterThanOrEqual(x);
    expect(-b).toBeLessThanOrEqual(x + width);
    expect(a).toBeGreaterThanOrEqual(y);
    expect(a).toBeLessThanOrEqual(y + height);
  }
});
