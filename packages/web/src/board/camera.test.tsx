import { expect, test } from 'vitest';
import { areSeen, areTight, lookAt, type CameraView } from './camera.js';
import { HOME } from './pose.js';

/** Half a pixel for each unit. */
const SIGHT: CameraView = {
  box: { x: -400, y: -500, width: 800, height: 1000 },
  room: { width: 400, height: 600 },
};
const corner = [
  { x: 300, y: 400 },
  { x: 343, y: 400 },
  { x: 321, y: 438 },
];

test('places close together are zoomed in enough for a finger, and no further', () => {
  expect(areTight(SIGHT, HOME, corner)).toBe(true);
  const pose = lookAt(SIGHT, corner);
  expect(areTight(SIGHT, pose, corner)).toBe(false);
  expect(areSeen(SIGHT, pose, corner)).toBe(true);
  expect(pose.scale).toBeLessThan(2);
  // the right edge of the board is not left behind
  expect(400 * pose.scale + pose.x).toBeGreaterThanOrEqual(400);
});

test('what spans the whole board is shown whole, and a single place never needs zoom', () => {
  const all = [...corner, { x: -350, y: -450 }];
  expect(lookAt(SIGHT, all)).toBe(HOME);
  expect(areTight(SIGHT, HOME, [{ x: 0, y: 0 }])).toBe(false);
});

test('the window shows more than the box where its shape differs', () => {
  expect(areSeen(SIGHT, HOME, [{ x: 0, y: -590 }])).toBe(true);
  expect(areSeen(SIGHT, HOME, [{ x: 410, y: 0 }])).toBe(false);
  expect(areSeen(SIGHT, { x: -500, y: 0, scale: 2 }, [{ x: 0, y: 0 }])).toBe(false);
});
