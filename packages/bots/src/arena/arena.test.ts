import type { Seat } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.js';
import { random } from '../random.js';
import { Arena, type BlockGame, type BlockResult, type Player } from './block.js';
import { wilson } from './interval.js';
import { reportOf, scoreOf } from './report.js';
import { BOUND, LEAST_BLOCKS, Sequential, shareOfElo } from './sequential.js';

const found = findTable('base', 3);
if (!found.ok) throw new Error(found.error);
const table = found.value;

const blind = (seat: number, seed: string): Player => ({
  bot: random(table.game, seat as Seat, new Chance(seed).below),
});

const broken = (): never => {
  throw new Error('a bot broke');
};

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [180, 300, 0.5436, 0.6538],
  ])('of %i of %i', (wins, games, low, high) => {
    expect(wilson(wins, games).low).toBeCloseTo(low, 4);
    expect(wilson(wins, games).high).toBeCloseTo(high, 4);
  });

  test('of no games is everything', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the sequential test', () => {
  test('an Elo of 0 is an even share, whatever the seats', () => {
    expect([shareOfElo(0, 1, 4), shareOfElo(0, 2, 4), shareOfElo(0, 1, 2)]).toEqual([0.25, 0.5, 0.5]);
    expect(shareOfElo(400, 1, 2)).toBeCloseTo(10 / 11, 12);
  });

  test('its ratio is that of two normal distributions', () => {
    const scores = [0, 0.25, 0.5, 0.25, 0.5, 0.25, 0, 0.75, 0.25, 0.25];
    const [low, high] = [0.25, 0.35];
    const mean = scores.reduce((sum, score) => sum + score) / scores.length;
    const apart = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    const variance = (apart + (8 * 0.3 * 0.7) / 4) / (scores.length + 8);
    const exponent = (share: number): number =>
      scores.reduce((sum, score) => sum - (score - share) ** 2 / (2 * variance), 0);
    const test = new Sequential([low, high], 4);
    for (const score of scores) test.add(score);
    expect(test.ruling().llr).toBeCloseTo(exponent(high) - exponent(low), 9);
  });

  test('does not decide before there are some blocks', () => {
    const test = new Sequential([0.25, 0.5], 4);
    for (let i = 1; i < LEAST_BLOCKS; i++) test.add(1);
    expect(test.ruling()).toMatchObject({ verdict: 'undecided' });
    expect(test.ruling().llr).toBeGreaterThan(BOUND);
    test.add(1);
    expect(test.ruling().verdict).toBe('accepted');
  });

  test.each([
    [0.25, 'rejected'],
    [0.3, 'accepted'],
  ] as const)('errs in at most 6 of 100 runs where the truth is %f', (truth, right) => {
    const { below } = new Chance(`truth ${truth}`);
    const RUNS = 1000;
    let wrong = 0;
    for (let run = 0; run < RUNS; run++) {
      const test = new Sequential([0.25, 0.3], 4);
      while (test.ruling().verdict === 'undecided') {
        let wins = 0;
        for (let game = 0; game < 4; game++) if (below(1000) < truth * 1000) wins++;
        test.add(wins / 4);
      }
      if (test.ruling().verdict !== right) wrong++;
    }
    expect(wrong / RUNS).toBeLessThanOrEqual(0.06);
  });
});

describe('a block', () => {
  test('seats each bot once everywhere, and deals the same to all of them', () => {
    const seated: string[] = [];
    const arena = new Arena(table, 'seed', (index, seat, seed) => {
      seated.push(`${index}@${seat}`);
      return blind(seat, seed);
    });
    const { block, games } = arena.play(7);
    expect([block, games.length]).toEqual([7, 3]);
    expect(seated.toSorted()).toEqual(['0@0', '0@1', '0@2', '1@0', '1@1', '1@2', '2@0', '2@1', '2@2']);
  });

  test('is the same again, after others too', () => {
    const arena = new Arena(table, 'seed', (_, seat, seed) => blind(seat, seed));
    const first = arena.play(3);
    arena.play(4);
    expect(arena.play(3)).toEqual(first);
    expect(new Arena(table, 'seed', (_, seat, seed) => blind(seat, seed)).play(3)).toEqual(first);
  });

  test('a bot that throws breaks its game, not the run', () => {
    const arena = new Arena(table, 'seed', (index, seat, seed) =>
      index === 1 ? { bot: { begin: () => undefined, choose: broken } } : blind(seat, seed),
    );
    const { games } = arena.play(0);
    expect(games.map(({ end }) => end)).toEqual(['error', 'error', 'error']);
    expect(reportOf(['a', 'b', 'a'], [{ block: 0, games }])).toMatchObject({
      games: 3,
      finished: 0,
      errors: 3,
    });
  });

  test('what a stand-in wins is nobody’s', () => {
    const fault = (): string => 'it was silent';
    const arena = new Arena(table, 'seed', (_, seat, seed) => ({ ...blind(seat, seed), fault }));
    for (const { won, faults } of arena.play(0).games) {
      expect(won).toEqual([]);
      expect(faults).toEqual({ 0: 'it was silent', 1: 'it was silent', 2: 'it was silent' });
    }
  });
});

describe('the report', () => {
  const won = (...places: number[]): BlockGame => ({ won: places, end: 'points' });
  const block = (number: number, ...games: BlockGame[]): BlockResult => ({ block: number, games });

  test('counts a game once for each name', () => {
    const { seats, games, blocks } = reportOf(
      ['a', 'b', 'b'],
      [block(0, won(0), won(1), won(1, 2)), block(1, won(2), won(0, 1), won())],
    );
    expect([games, blocks]).toEqual([6, 2]);
    expect(seats).toMatchObject([
      { bot: 'a', wins: 2, games: 6, rate: 2 / 6 },
      { bot: 'b', wins: 4, games: 6, rate: 4 / 6 },
    ]);
  });

  test('a shared win is split, a game that nobody wins is even', () => {
    expect(scoreOf(['a', 'b', 'b', 'b'], block(0, won(0), won(0, 1), won(), won(2)))).toBe(
      (1 + 0.5 + 0.25) / 4,
    );
  });

  test('a stand-in’s win goes to those who kept their seats', () => {
    const lost: BlockGame = { won: [], end: 'points', faults: { 0: 'it died' } };
    expect(scoreOf(['a', 'b'], block(0, lost, won(0)))).toBe(0.5);
  });

  test('leaves out what was played after the test had decided', () => {
    const results = Array.from({ length: 60 }, (_, i) => block(i, won(0), won(0)));
    const all = reportOf(['a', 'b'], results.toReversed(), [0.5, 0.6]);
    expect(all).toMatchObject({ blocks: LEAST_BLOCKS, games: 2 * LEAST_BLOCKS, verdict: 'accepted' });
    expect(reportOf(['a', 'b'], results.slice(0, 40), [0.5, 0.6])).toEqual(all);
  });
});
