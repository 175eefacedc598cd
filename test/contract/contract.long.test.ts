/** Very many games of every bot, the cheap invariants once per turn. */
import { BOTS } from '@landnam/bots';
import { ATLAS } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { checksOf } from './games/index.js';
import { playMany, shareOf, tableOf } from './many.js';

/** How many games each bot plays of the plain game, and of anything else. */
const GAMES: Readonly<Record<string, { readonly base: number; readonly other: number }>> = {
  random: { base: 100_000, other: 2_000 },
  greedy: { base: 5_000, other: 200 },
};
const UNKNOWN = { base: 200, other: 20 };

const gamesOf = (bot: string, id: string): number => {
  const games = (GAMES[bot] ?? UNKNOWN)[id === 'base' ? 'base' : 'other'];
  return shareOf(games);
};

const endsOf = (id: string, recipe: string, seats: number, bot: string, games: number) => {
  const ends: Record<string, number> = {};
  const bots = Array.from({ length: seats }, () => bot);
  const many = { table: tableOf(id, seats), checks: checksOf(recipe), bots, games, seed: 'contract' };
  playMany(many, ({ reason }) => {
    ends[reason] = (ends[reason] ?? 0) + 1;
  });
  return ends;
};

describe.each([...ATLAS.values()])('$id', ({ id, recipe, players }) => {
  const seats = Math.max(...players);
  test.each(Object.keys(BOTS))('games of %s break no invariant', (bot) => {
    const games = gamesOf(bot, id);
    const start = process.cpuUsage();
    const ends = endsOf(id, recipe, seats, bot, games);
    const { user, system } = process.cpuUsage(start);
    console.log(
      `${id}: ${games} games of ${bot} in ${((user + system) / 1e6).toFixed(1)} s CPU, ${JSON.stringify(ends)}`,
    );
    expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(games);
  });
});
