import { dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { Chance, seededBelow } from '../chance.js';
import { luckOfLog } from '../luck/log.js';
import { recordGame } from '../recordGame.js';
import { makeBots } from '../roster.js';
import type { Review, SeatReview } from './review.js';
import { Reviewer, type ReviewOptions } from './reviewer.js';

const tableOf = (id: string, seats: number): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const logOf = (id: string, seats: number, levels: readonly string[], seed: string): string => {
  const table = tableOf(id, seats);
  const below = seededBelow(seed);
  const cast = Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]);
  return recordGame(table, dealTable(table, below), makeBots(cast, table.game, new Chance(seed).below), below)
    .text;
};

const begun = (text: string, options: ReviewOptions = {}): Reviewer => {
  const reviewer = Reviewer.begin(text, options);
  if (!reviewer.ok) throw new Error(reviewer.error);
  return reviewer.value;
};

const leftOver = ({ result, start, luck, decisions, others, rest }: SeatReview): number =>
  Math.abs(result - (start + luck + decisions + others + rest));

const expectSums = ({ players }: Review): void => {
  for (const player of players) expect(leftOver(player)).toBeLessThan(1e-9);
};

const game = logOf('base', 3, ['normal', 'easy'], 'a game to review');

describe('the sum', () => {
  const whole = begun(game).finish();

  test('is the result, for every seat, at every stage', () => {
    const reviewer = begun(game);
    for (let slices = 0; !reviewer.advance({ isUp: () => true }).isDone; slices++)
      if (slices % 50 === 0) expectSums(reviewer.review());
    expectSums(reviewer.review());
    expect(reviewer.review()).toEqual(whole);
  });

  test('has the results of the game, and the luck that the arena counts', () => {
    const luck = luckOfLog(game);
    expect(whole.players.map(({ luck: each }) => each)).toEqual(luck.ok ? luck.value.sum : []);
    const won = Number(/^won p(\d)/.exec(whole.outcome)?.[1]);
    expect(whole.players.map(({ result }) => result)).toEqual([0, 1, 2].map((seat) => Number(seat === won)));
    expect(whole.players.reduce((sum, { start }) => sum + start, 0)).toBeCloseTo(1, 9);
  });

  test('of half a game has the chances that are left as its result', () => {
    const lines = game.split('\n');
    const half = begun(lines.slice(0, lines.length >> 1).join('\n'), { until: 'decisions' }).finish();
    expectSums(half);
    expect([half.isOver, half.outcome]).toEqual([false, 'running']);
    expect(half.players.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 9);
    expect(half.plies).toBeLessThan(whole.plies);
  });
});

describe('a log that is not whole', () => {
  const lines = game.trimEnd().split('\n');
  const at = lines.findLastIndex((line) => line.startsWith('p0'));
  const withLine = (line: string): string => lines.with(at, line).join('\n');

  test.each([
    ['an entry that is none', withLine('p0 buildCathedral v3'), /"buildCathedral" is not an action/],
    ['an entry that is refused', withLine('p0 takeOffer p2'), /is refused/],
    ['a line that cannot be read', withLine(''), /an empty line/],
    ['a missing line', lines.toSpliced(at, 1).join('\n'), /check line|refused/],
  ])('is reviewed up to what is wrong with it: %s', (_name, text, why) => {
    const review = begun(text, { until: 'luck' }).finish();
    expectSums(review);
    expect(review.trouble?.why).toMatch(why);
    expect(review.plies).toBeGreaterThan(at - 20);
  });

  test('or none at all, is one line', () => {
    expect(Reviewer.begin('a letter')).toMatchObject({ ok: false });
    const missing = Reviewer.begin(game, { weights: () => ({ ok: false, error: 'nobody has learned it' }) });
    expect(missing).toEqual({ ok: false, error: 'nobody has learned it' });
  });
});
