import { ATLAS } from '@landnam/maps';
import { expect, test } from 'vitest';
import { leaksIn } from '../support/leaks.js';

const GAMES = [...ATLAS.values()].flatMap(({ id, players }) => players.map((seats) => [id, seats] as const));

test.each(GAMES)(
  '%s with %i seats: no byte of a whole game, after every entry, depends on what others hide',
  async (id, seats) => {
    const { leaks, dealtAnew } = await leaksIn(id, seats, 1);
    expect(leaks).toEqual([]);
    expect(dealtAnew).toBeGreaterThan(0);
  },
);
