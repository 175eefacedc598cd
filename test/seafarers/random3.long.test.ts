import { expect, test } from 'vitest';
import { ids, playSea, RANDOM_GAMES, told } from './many.js';

test.each(ids)('random games of %s with three players break no invariant', (id) => {
  const names = Array.from({ length: 3 }, () => 'random');
  const tally = playSea(id, names, RANDOM_GAMES);
  told(`${id}, 3 random`, tally, RANDOM_GAMES);
  expect(Object.values(tally.ends).reduce((sum, count) => sum + count, 0)).toBe(RANDOM_GAMES);
});
