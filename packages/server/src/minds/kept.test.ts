import { expect, test } from 'vitest';
import { KeptGames } from './kept.js';

test('what is asked for again stays, what nobody asks for goes', () => {
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
