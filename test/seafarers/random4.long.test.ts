import { expect, test } from 'vitest';
import { ids, playSea, RANDOM_GAMES, told } from './many.js';

test.each(ids)('random games of %s with four players break no invariant', (id) => {
  const names = Array.from({ length: 4 }, () => 'random');
  const tally = playSea(id, names, RANDOM_GAMES);
  told(`${id}, 4 random`, tally, RANDOM_GAMES);
  expect(Object.values(tally.ends).reduce((sum, count) => sum + count, 0)).toBe(RANDOM_GAMES);
});
