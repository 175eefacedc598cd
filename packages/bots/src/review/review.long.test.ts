/** Whether losses are right: marked choices are played out to the end, from what was chosen and from what would have been better. */
import { Chance, makeBots, recordGame, seededBelow } from '@landnam/bots';
import { PlayedOut, readRecord, type ReviewedChoice, Reviewer } from '@landnam/bots/review';
import { dealTable, findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';

const MARKED = 0.05;
const PLAYED_OUT = 64;
/** Fewer leave an error of a sixth. */
const ENOUGH = 120;

const logOf = (id: string, seats: number, game: number): string => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  const levels = Array.from({ length: seats }, (_, seat) => (seat === game % seats ? 'easy' : 'normal'));
  const below = seededBelow(`played out ${id}`, game);
  const bots = makeBots(levels, table.value.game, new Chance(`played out bots ${id} ${game}`).below);
  return recordGame(table.value, dealTable(table.value, below), bots, below).text;
};

interface Said {
  said: number;
  found: number;
  count: number;
}

const isMarked = ({ loss, again, worlds }: ReviewedChoice): boolean =>
  again === null && worlds === PLAYED_OUT && (loss ?? 0) >= MARKED;

/** Adds what a game's marked choices were said to cost, and what they cost when played out. */
const addGame = (text: string, sum: Said): void => {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error);
  const reviewer = Reviewer.of(record.value);
  if (!reviewer.ok) throw new Error(reviewer.error);
  const playedOut = new PlayedOut(record.value);
  for (const { ply, loss, action, better } of reviewer.value.finish().choices.filter(isMarked)) {
    if (better === null) continue;
    const best = playedOut.of(ply, [better.action, ...better.follows], PLAYED_OUT);
    sum.found += best - playedOut.of(ply, [action, ...better.instead], PLAYED_OUT);
    sum.said += loss ?? 0;
    sum.count++;
  }
};

describe('marked choices cost what they are said to cost, within a quarter', () => {
  test.each([
    ['base', 4],
    ['energies', 4],
    ['seafarers/new-shores', 4],
    ['new-catan', 4],
  ] as const)('%s', (id, seats) => {
    const sum: Said = { said: 0, found: 0, count: 0 };
    for (let game = 0; sum.count < ENOUGH; game++) addGame(logOf(id, seats, game), sum);
    const mean = (of: number): string => ((100 * of) / sum.count).toFixed(1);
    console.log(
      `${id}: ${sum.count} marked choices, said ${mean(sum.said)} points, played out ${mean(sum.found)}`,
    );
    expect(sum.found / sum.said).toBeGreaterThan(0.75);
    expect(sum.found / sum.said).toBeLessThan(1.25);
  });
});
