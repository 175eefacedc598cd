/** Very many games with the cheap invariants, how often benefits are used, and how fair the first game is. */
import { BENEFITS } from '@landnam/engine/games/new-catan';
import { describe, expect, test } from 'vitest';
import { shareOf } from '../contract/many.js';
import { census, report } from './census.js';

const scaled = (games: number): number => shareOf(games, 20);
const table = (bot: string, seats: number): string[] => Array.from({ length: seats }, () => bot);

describe.each([3, 4])('%d players', (seats) => {
  test('games of random break no invariant and end', () => {
    const games = scaled(20_000);
    const tally = census(table('random', seats), games);
    console.log(report(tally));
    expect(Object.values(tally.ends).reduce((sum, count) => sum + count, 0)).toBe(games);
    expect(Math.min(...tally.uses)).toBeGreaterThan(0);
  });

  test('games of greedy break no invariant and use all twenty benefits', () => {
    const tally = census(table('greedy', seats), scaled(2_000));
    console.log(report(tally));
    expect(tally.ends).toEqual({ points: tally.games });
    BENEFITS.forEach((name, i) => {
      expect(`${name} ${tally.usedIn[i] > tally.games / 100}`).toBe(`${name} true`);
    });
  });

  test('greedy against random wins at least 70 of 100', () => {
    const tally = census(['greedy', ...table('random', seats - 1)], scaled(400));
    expect(tally.seats[0] / tally.games).toBeGreaterThan(0.7);
  });

  test('[N-1] the first game is fair to all places in the order of play', () => {
    const tally = census(table('greedy', seats), scaled(600), 'first-game');
    console.log(report(tally).split('\n')[0]);
    const most = 0.05 + 1 / Math.sqrt(tally.games);
    for (const wins of tally.order) expect(Math.abs(wins / tally.games - 1 / seats)).toBeLessThan(most);
  });
});
