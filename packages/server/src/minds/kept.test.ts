import { expect, test } from 'vitest';
import { KeptGames } from './kept.js';

test('what is used again stays, what is not used is evicted', () => {
  const kept = new KeptGames<object>(2);
  const first = kept.get('a', () => ({}));
  kept.get('b', () => ({}));
  expect(kept.get('a', () => ({}))).toBe(first);
  kept.get('c', () => ({}));
  expect(kept.size).toBe(2);
  expect(kept.get('a', () => ({}))).toBe(first);
  let made = 0;
  kept.get('b', () => ({ made: ++made }));
  expect(made).toBe(1);
});
