import { expect, test } from 'vitest';
import { dealTable, findTable } from '@landnam/maps';
import { ruleOf } from '@landnam/engine';
import { seededBelow } from '../chance.js';
import { recordGame } from '../recordGame.js';
import { makeBots } from '../roster.js';
import { type GameRecord, readRecord } from './record.js';
import { TradeWorths } from './trades.js';

const table = findTable('base', 4);
if (!table.ok) throw new Error(table.error);
const { game } = table.value;

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
}

const tradesIn = (record: GameRecord): readonly Traded[] => {
  const worths = TradeWorths.of(record);
  if (!worths.ok) throw new Error(worths.error);
  return record.entries.flatMap(({ move, seat }, ply) => {
    if (ruleOf(move.packed) !== game.ruleIds['takeOffer']) return [];
    return [{ worth: worths.value.of(ply + 1), seat }];
  });
};

test('a trade is worth nothing to all seats together, and something to who makes it', () => {
  const trades = ['a', 'b', 'c', 'd'].flatMap((seed) => tradesIn(recordOf(`trades ${seed}`)));
  expect(trades.length).toBeGreaterThan(5);
  for (const { worth } of trades) {
    expect(worth.reduce((total, each) => total + each, 0)).toBeCloseTo(0, 6);
    expect(worth.every((each) => Math.abs(each) < 1)).toBe(true);
  }
  expect(trades.reduce((sum, { worth, seat }) => sum + worth[seat], 0)).toBeGreaterThan(0);
});
