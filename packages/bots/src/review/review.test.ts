import { dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { Chance, seededBelow } from '../chance.js';
import { Ahead } from '../hint/ahead.js';
import { luckOfLog } from '../luck/log.js';
import { recordGame } from '../recordGame.js';
import { makeBots } from '../roster.js';
import { Playout } from '../search/playout.js';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import { ChanceTally } from './chanceTally.js';
import { readRecord } from './record.js';
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
const lines = game.trimEnd().split('\n');

const reviewer = begun(game, { first: 1 });
const stages: Review[] = [];
for (let slices = 0; !reviewer.advance({ isUp: () => true }).isDone; slices++)
  if (slices % 100 === 0) stages.push(reviewer.review());
const whole = reviewer.review();

describe('the sum', () => {
  test('is the result, for every seat, at every stage', () => {
    expect(stages.length).toBeGreaterThan(5);
    for (const review of [...stages, whole]) expectSums(review);
  });

  test('comes out the same in another order and in one go', () => {
    const beginning = lines.slice(0, 60).join('\n');
    const short = begun(beginning, { until: 'losses' }).finish();
    const other = begun(beginning, { until: 'losses', first: 2 }).finish();
    expect(other).toEqual(short);
  });

  test('a move that was forced is worth exactly nothing, unless nature comes next', () => {
    const record = readRecord(game);
    if (!record.ok) throw new Error(record.error);
    const found = findWeights(record.value.game);
    if (!found.ok) throw new Error(found.error);
    const ahead = new Ahead(
      record.value.game,
      makeValue(record.value.game, found.value),
      new Playout(record.value.game),
    );
    const tally = new ChanceTally(record.value, found.value, ahead);
    for (let ply = 0; ply <= record.value.plies; ply++) tally.step(ply);
    const forced = tally.kinds.flatMap((kind, ply) =>
      kind === 'quiet' && !record.value.isNature(ply + 1) && ply + 1 < record.value.plies ? [ply] : [],
    );
    expect(forced.length).toBeGreaterThan(5);
    for (const ply of forced) expect([...tally.values[ply + 1]]).toEqual([...tally.values[ply]]);
    expect(whole.choices.some(({ ply }) => forced.includes(ply))).toBe(false);
  });

  test('has the results of the game, and the luck that the arena counts', () => {
    const luck = luckOfLog(game);
    expect(whole.players.map(({ luck: each }) => each)).toEqual(luck.ok ? luck.value.sum : []);
    const won = Number(/^won p(\d)/.exec(whole.outcome)?.[1]);
    expect(whole.players.map(({ result }) => result)).toEqual([0, 1, 2].map((seat) => Number(seat === won)));
    expect(whole.players.reduce((sum, { start }) => sum + start, 0)).toBeCloseTo(1, 9);
  });

  test('of half a game has the chances that are left as its result', () => {
    const half = begun(lines.slice(0, lines.length >> 1).join('\n'), { until: 'decisions' }).finish();
    expectSums(half);
    expect([half.isOver, half.outcome]).toEqual([false, 'running']);
    expect(half.players.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 9);
    expect(half.plies).toBeLessThan(whole.plies);
  });
});

describe('losses', () => {
  const measured = whole.choices.filter(({ loss }) => loss !== null);
  const costly = measured.filter(({ loss }) => (loss ?? 0) > 0.03);

  test('are measured for every choice but offers and what comes before the dice', () => {
    const unmeasured = whole.choices.filter(({ loss }) => loss === null).map(({ action }) => action.type);
    expect(unmeasured.filter((type) => !/^(?:play|offerTrade$|counterOffer$)/.test(type))).toEqual([]);
    expect(measured.length).toBeGreaterThan(50);
    for (const { chance } of measured) expect(chance).toBeGreaterThanOrEqual(0);
  });

  test('that are great were looked at in 64 worlds, and say what would have been better and why', () => {
    expect(costly.length).toBeGreaterThan(0);
    for (const { worlds, better, reasons } of costly) {
      expect(worlds).toBe(64);
      expect(better).not.toBeNull();
      expect(reasons).not.toBeNull();
    }
    for (const { loss, better } of measured) if (better === null) expect(loss).toBe(0);
  });

  test('of another idea: the better one costs nothing, the one that was chosen what it was charged', () => {
    const [{ ply, loss, action, better }] = costly;
    expect(reviewer.weigh(ply, better!.action)?.loss).toBeLessThan(0.01);
    expect(reviewer.weigh(ply, action)?.loss).toBeCloseTo(loss!, 2);
    expect(reviewer.weigh(ply, { type: 'buildCity', vertex: 53 })).toBeUndefined();
    expect(reviewer.weigh(0, { type: 'endTurn' })).toBeUndefined();
  });

  test('are summed by seat, those that repeat themselves once', () => {
    for (const { seat, loss, stakes, rating, choices } of whole.players) {
      const own = measured.filter((choice) => choice.seat === seat && choice.again === null);
      expect(choices).toBe(own.length);
      expect(loss).toBeCloseTo(
        own.reduce((sum, choice) => sum + (choice.loss ?? 0), 0),
        9,
      );
      expect(rating).toBeCloseTo(loss / stakes, 9);
    }
  });
});

describe('a log that is not whole', () => {
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
