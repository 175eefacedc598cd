import { expect, test } from 'vitest';
import { zoomed } from './usePanZoom.js';

test('the spot under the fingers stays under them', () => {
  const spot = { x: 120, y: -40 };
  const before = { x: 10, y: 20, scale: 1.5 };
  const after = zoomed(before, spot, 1.7);
  const inside = (pose: typeof before) => ({
    x: (spot.x - pose.x) / pose.scale,
    y: (spot.y - pose.y) / pose.scale,
  });
  expect(inside(after).x).toBeCloseTo(inside(before).x);
  expect(inside(after).y).toBeCloseTo(inside(before).y);
});

test('zooming out ends with the whole board, zooming in at four times', () => {
  expect(zoomed({ x: 30, y: 30, scale: 1.2 }, { x: 0, y: 0 }, 0.5)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(zoomed({ x: 0, y: 0, scale: 3.5 }, { x: 0, y: 0 }, 2).scale).toBe(4);
});
