import { describe, expect, test } from 'vitest';
import { GREEDY_GAMES, ids, playSea, told } from './many.js';

describe.each(ids)('%s', (id) => {
  test.each([3, 4])('of %i greedy players at most one game in a hundred runs into the limit', (seats) => {
    const tally = playSea(
      id,
      Array.from({ length: seats }, () => 'greedy'),
      GREEDY_GAMES,
    );
    told(`${id}, ${seats} greedy`, tally, GREEDY_GAMES);
    expect(tally.ends['limit'] ?? 0).toBeLessThanOrEqual(GREEDY_GAMES / 100);
  });

  test('one greedy player beats three random ones in at least 60 games of a hundred', () => {
    const tally = playSea(id, ['greedy', 'random', 'random', 'random'], GREEDY_GAMES);
    told(`${id}, greedy against three random`, tally, GREEDY_GAMES);
    expect(tally.wins[0]).toBeGreaterThanOrEqual(0.6 * GREEDY_GAMES);
  });
});
