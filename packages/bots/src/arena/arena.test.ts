import type { Seat } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.js';
import { random } from '../random.js';
import { Arena, type BlockGame, type BlockResult, type SeatedBot } from './block.js';
import { clustered, student, widening, wilson } from './interval.js';
import { reportOf } from './report.js';
import { correctedOf, scoresOf } from './score.js';
import { BOUND, LEAST_BLOCKS, Sequential, shareOfElo } from './sequential.js';

const found = findTable('base', 3);
if (!found.ok) throw new Error(found.error);
const table = found.value;

const blind = (seat: number, seed: string): SeatedBot => ({
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

describe('the interval of block means', () => {
  test.each([
    [1, 12.7062],
    [9, 2.26216],
    [10, 2.22814],
    [30, 2.04227],
    [120, 1.97993],
  ])('with %i degrees of freedom reaches as far as the tables say', (degrees, t) => {
    expect(student(degrees)).toBeCloseTo(t, 3);
  });

  test.each([
    [4, 4.60409],
    [9, 3.24984],
    [24, 2.79694],
    [120, 2.61742],
  ])('is widened from 95 to 99 percent by as much with %i degrees', (degrees, t) => {
    expect(widening(degrees) * student(degrees)).toBeCloseTo(t, 3);
  });

  test('holds the truth in 95 of 100 runs, where games of a block are alike too', () => {
    const { below } = new Chance('intervals');
    const uniform = (): number => below(1e6) / 1e6;
    const RUNS = 2000;
    let held = 0;
    for (let run = 0; run < RUNS; run++) {
      const means = Array.from({ length: 20 }, () => {
        const deal = 0.1 + 0.4 * uniform();
        return [0, 1, 2, 3].filter(() => uniform() < deal).length / 4;
      });
      const { low, high } = clustered(means);
      if (low <= 0.3 && 0.3 <= high) held++;
    }
    expect(held / RUNS).toBeGreaterThan(0.93);
    expect(held / RUNS).toBeLessThan(0.97);
  });

  test('of fewer than two blocks is everything', () => {
    expect(clustered([0.5])).toEqual({ low: 0, high: 1 });
    expect(clustered([])).toEqual({ low: 0, high: 1 });
  });
});

describe('the sequential test', () => {
  test('an Elo of 0 is an even share, whatever the seats', () => {
    expect([shareOfElo(0, 1, 4), shareOfElo(0, 2, 4), shareOfElo(0, 1, 2)]).toEqual([0.25, 0.5, 0.5]);
    expect(shareOfElo(400, 1, 2)).toBeCloseTo(10 / 11, 12);
  });

  test('its ratio is that of two normal distributions', () => {
    const blocks = [
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 0.5, 0, 0],
      [0.25, 0.25, 0.75, -0.5],
      [1, 1, 0, 1],
    ];
    const [low, high] = [0.25, 0.35];
    const scores = blocks.map((games) => games.reduce((sum, score) => sum + score) / 4);
    const mean = scores.reduce((sum, score) => sum + score) / scores.length;
    const apart = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const ofGames = apart(blocks.flat()) / (4 * blocks.length);
    const variance = (apart(scores) + (8 * ofGames) / 4) / (scores.length + 8);
    const exponent = (share: number): number =>
      scores.reduce((sum, score) => sum - (score - share) ** 2 / (2 * variance), 0);
    const test = new Sequential([low, high]);
    for (const games of blocks) test.add(games);
    expect(test.ruling().llr).toBeCloseTo(exponent(high) - exponent(low), 9);
  });

  test('does not decide before there are some blocks', () => {
    const test = new Sequential([0.25, 0.5]);
    for (let i = 1; i < LEAST_BLOCKS; i++) test.add([1, 1, 0, 1]);
    expect(test.ruling()).toMatchObject({ verdict: 'undecided' });
    expect(test.ruling().llr).toBeGreaterThan(BOUND);
    test.add([1, 1, 0, 1]);
    expect(test.ruling().verdict).toBe('accepted');
  });

  test('decides where every game is won, though nothing varies', () => {
    const test = new Sequential([0.25, 0.5]);
    for (let i = 0; i < LEAST_BLOCKS; i++) test.add([1, 1, 1, 1]);
    expect(test.ruling().verdict).toBe('accepted');
  });

  /** A game as a random walk of chances that ends in a win or not; every other step is luck, which a value sees with some noise. */
  const walk = (truth: number, uniform: () => number, isCorrected: boolean): number => {
    const STEPS = 10;
    let [chance, luck] = [truth, 0];
    for (let i = 0; i < STEPS; i++) {
      const step = (uniform() < 0.5 ? -1 : 1) * Math.min(chance, 1 - chance) * 0.45;
      if (i % 2 === 0) luck += step + (uniform() - 0.5) * 0.1;
      chance += step;
    }
    return (uniform() < chance ? 1 : 0) - (isCorrected ? luck : 0);
  };

  test.each([
    [0.25, 'rejected', false],
    [0.3, 'accepted', false],
    [0.25, 'rejected', true],
    [0.3, 'accepted', true],
  ] as const)(
    'errs in at most 7 of 100 runs where the truth is %f and %s is right (corrected: %s)',
    (truth, right, isCorrected) => {
      const { below } = new Chance(`truth ${truth}`);
      const uniform = (): number => below(1e6) / 1e6;
      const RUNS = 1000;
      let wrong = 0;
      for (let run = 0; run < RUNS; run++) {
        const test = new Sequential([0.25, 0.3]);
        while (test.ruling().verdict === 'undecided')
          test.add(Array.from({ length: 4 }, () => walk(truth, uniform, isCorrected)));
        if (test.ruling().verdict !== right) wrong++;
      }
      expect(wrong / RUNS).toBeLessThanOrEqual(0.07);
    },
  );
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

  test('a stand-in’s win counts for no one', () => {
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

  test('counts a game once for each name, and splits it among those who won', () => {
    const { seats, games, blocks } = reportOf(
      ['a', 'b', 'b'],
      [block(0, won(0), won(1), won(1, 2)), block(1, won(2), won(0, 1), won())],
    );
    expect([games, blocks]).toEqual([6, 2]);
    expect(seats).toMatchObject([
      { bot: 'a', wins: 2, games: 6 },
      { bot: 'b', wins: 4, games: 6 },
    ]);
    expect(seats[0].rate).toBeCloseTo((1 + 0.5 + 1 / 3) / 6, 12);
    expect(seats[1].rate).toBeCloseTo((3 + 0.5 + 2 / 3) / 6, 12);
  });

  test('a shared win is split, a game without a winner is even', () => {
    const bots = ['a', 'b', 'b', 'b'];
    expect(scoresOf(bots, 'a', block(0, won(0), won(0, 1), won(), won(2)))).toEqual([1, 0.5, 0.25, 0]);
  });

  test('a stand-in’s win goes to those who kept their seats, and a game that broke stays in', () => {
    const lost: BlockGame = { won: [], end: 'points', faults: { 0: 'it died' } };
    const broken: BlockGame = { won: [], end: 'error', error: 'it broke', luck: [0.125, -0.125] };
    expect(scoresOf(['a', 'b'], 'a', block(0, lost, won(0)))).toEqual([0, 1]);
    expect(scoresOf(['a', 'b'], 'a', block(0, broken), correctedOf)).toEqual([0.375]);
    expect(reportOf(['a', 'b'], [block(0, lost, broken)])).toMatchObject({
      games: 2,
      finished: 1,
      errors: 2,
    });
  });

  test('games so few that no block differs have Wilson’s interval', () => {
    const results = Array.from({ length: 10 }, (_, i) => block(i, won(0), won(0)));
    expect(reportOf(['a', 'b'], results).seats[0]).toMatchObject({ rate: 1, ...wilson(20, 20) });
  });

  test('luck is taken out with coefficient one, for every name', () => {
    const lucky = (place: number, luck: number): BlockGame => ({ ...won(place), luck: [luck, -luck] });
    const results = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? block(i, lucky(0, 0.25), lucky(0, 0.5)) : block(i, lucky(1, -0.5), lucky(1, -0.25)),
    );
    const { seats, luck, stopped } = reportOf(['a', 'b'], results);
    expect(seats[0]).toMatchObject({ rate: 0.5, corrected: { rate: 0.5 } });
    // blocks scored 0 and 1, and 0.375 and 0.625 without luck
    expect(seats[0].corrected?.variance).toBeCloseTo(16, 9);
    expect(seats[1].corrected?.high).toBeCloseTo(1 - (seats[0].corrected?.low ?? 0), 12);
    expect(luck?.mean).toEqual([0, 0]);
    expect(luck?.share).toBeCloseTo(0.875, 12);
    expect(stopped).toBeUndefined();
  });

  test('without the luck of every game nothing is corrected', () => {
    const results = [block(0, { ...won(0), luck: [0.1, -0.1] }, won(1))];
    expect(reportOf(['a', 'b'], results).seats[0].corrected).toBeUndefined();
  });

  test('leaves out what was played after the test had decided', () => {
    const results = Array.from({ length: 60 }, (_, i) => block(i, won(0), won(0)));
    const all = reportOf(['a', 'b'], results.toReversed(), [0.5, 0.6]);
    expect(all).toMatchObject({ blocks: LEAST_BLOCKS, verdict: 'accepted', stopped: true });
    expect(reportOf(['a', 'b'], results.slice(0, 40), [0.5, 0.6])).toEqual(all);
  });
});
