import { beforeEach, expect, test, vi } from 'vitest';
import { keepTries, triesOf } from './tries.js';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test('tries are kept by game, the last forty of them', () => {
  for (let game = 0; game < 42; game++) keepTries(`g${game}`, { [game]: game % 2 === 0 });
  expect(triesOf('g0')).toEqual({});
  expect(triesOf('g2')).toEqual({ 2: true });
  keepTries('g2', { 2: true, 9: false });
  expect(triesOf('g2')).toEqual({ 2: true, 9: false });
  expect(triesOf('g41')).toEqual({ 41: false });
});

test.each(['{', '[["g",{"x":true}]]', '[["g",{"1":3}]]', '7'])(
  'what is broken counts as nothing: %s',
  (text) => {
    store.set('landnam-tries', text);
    expect(triesOf('g')).toEqual({});
    keepTries('g', { 1: true });
    expect(triesOf('g')).toEqual({ 1: true });
  },
);
