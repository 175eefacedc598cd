import { expect, test } from 'vitest';
import { dealTable, findTable } from '@landnam/maps';
import { ruleOf } from '@landnam/engine';
import { seededBelow } from '../chance.js';
import { recordGame } from '../recordGame.js';
import { makeBots } from '../roster.js';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import { type GameRecord, readRecord } from './record.js';
import { TradeWorths } from './trades.js';

const table = findTable('base', 4);
if (!table.ok) throw new Error(table.error);
const { game } = table.value;
const weights = findWeights(game);
if (!weights.ok) throw new Error(weights.error);
const value = makeValue(game, weights.value);

const recordOf = (seed: string): GameRecord => {
  const below = seededBelow(seed);
  const bots = makeBots(['normal', 'normal', 'normal', 'normal'], game, below);
  const record = readRecord(recordGame(table.value, dealTable(table.value, below), bots, below).text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
};

interface Traded {
  readonly worth: readonly number[];
  readonly seat: number;
  /** By the value right before and right after. */
  readonly raw: number;
}

const tradesIn = (record: GameRecord): readonly Traded[] => {
  const worths = TradeWorths.of(record);
  if (!worths.ok) throw new Error(worths.error);
  return record.entries.flatMap(({ move, seat }, ply) => {
    if (ruleOf(move.packed) !== game.ruleIds['takeOffer']) return [];
    const [before, after] = [ply, ply + 1].map((at) => value.win(record.stateAt(at))[seat]);
    return [{ worth: worths.value.of(ply + 1), seat, raw: after - before }];
  });
};

test('a trade is worth nothing to all seats together, and to who makes it more than the cards alone', () => {
  const trades = ['a', 'b', 'c', 'd'].flatMap((seed) => tradesIn(recordOf(`trades ${seed}`)));
  expect(trades.length).toBeGreaterThan(5);
  for (const { worth } of trades) {
    expect(worth.reduce((total, each) => total + each, 0)).toBeCloseTo(0, 6);
    expect(worth.every((each) => Math.abs(each) < 1)).toBe(true);
  }
  const mean = (of: (trade: Traded) => number): number =>
    trades.reduce((sum, trade) => sum + of(trade), 0) / trades.length;
  const planned = mean(({ worth, seat }) => worth[seat]);
  expect(planned).toBeGreaterThan(0);
  expect(planned).toBeGreaterThan(mean(({ raw }) => raw));
});
