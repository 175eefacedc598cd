import { expect, test } from 'vitest';
import { nearest, type Aim, towards } from './aims.js';

const target = (key: string, x: number, y: number, kind: 'hex' | 'vertex' | 'edge' = 'vertex'): Aim =>
  ({ key, point: { x, y }, place: { kind, at: 0 } }) as unknown as Aim;

const GRID = [target('a', 0, 0), target('b', 50, 0), target('c', 0, 50), target('d', 50, 50)];

test('a finger takes the nearest place within its reach', () => {
  expect(nearest(GRID, { x: 40, y: 8 }, 26)?.key).toBe('b');
  expect(nearest(GRID, { x: 24, y: 2 }, 26)?.key).toBe('a');
  expect(nearest(GRID, { x: 120, y: 120 }, 26)).toBeUndefined();
});

test('a hex is taken anywhere inside it', () => {
  expect(nearest([target('h', 0, 0, 'hex')], { x: 30, y: 25 }, 20)?.key).toBe('h');
});

test('arrow keys go to the next place in their direction', () => {
  const [a, b, c] = GRID;
  if (!a || !b || !c) throw new Error('the grid is empty');
  expect(towards(GRID, a, 'ArrowRight')?.key).toBe('b');
  expect(towards(GRID, a, 'ArrowDown')?.key).toBe('c');
  expect(towards(GRID, b, 'ArrowLeft')?.key).toBe('a');
  expect(towards(GRID, a, 'ArrowUp')).toBeUndefined();
  expect(towards(GRID, a, 'Enter')).toBeUndefined();
});

test('from every place arrow keys reach every other', () => {
  const places = Array.from({ length: 30 }, (_, i) =>
    target(`p${i}`, (i % 6) * 43 + (i % 2) * 7, Math.floor(i / 6) * 50),
  );
  const seen = new Set(['p0']);
  for (const key of seen) {
    const from = places.find((each) => each.key === key);
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = from && towards(places, from, arrow);
      if (next) seen.add(next.key);
    }
  }
  expect(seen.size).toBe(places.length);
});
