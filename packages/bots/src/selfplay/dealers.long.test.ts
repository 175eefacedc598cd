/** Asking for two or three cards and giving one must gain nothing: the same bot that never trades wins as often. */
import { BOTS, Chance } from '@landnam/bots';
import { Arena, reportOf } from '@landnam/bots/arena';
import { studyBot } from '@landnam/bots/selfplay';
import type { Seat } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { expect, test } from 'vitest';

const MOST_GAINED = 0.02;

const rateOf = (one: string, others: string, blocks: number): number => {
  const table = findTable('base', 4);
  const maker = studyBot(one);
  if (!table.ok || !maker.ok) throw new Error('nobody can play');
  const { game } = table.value;
  const arena = new Arena(table.value, 'dealers', (index, seat, seed) => {
    const { below } = new Chance(seed);
    return { bot: (index === 0 ? maker.value : BOTS[others])(game, seat as Seat, below) };
  });
  const results = Array.from({ length: blocks }, (_, block) => arena.play(block));
  const [{ rate, low, high }] = reportOf([one, others, others, others], results).seats;
  console.log(
    `${one} against three ${others}: ${(100 * rate).toFixed(1)} % [${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)}] of ${4 * blocks}`,
  );
  return rate;
};

test.each([
  ['easy', 2000],
  ['normal', 2000],
])('lopsided offers gain nothing against three %s', (others, blocks) => {
  const gained = rateOf('exploiter', others, blocks) - rateOf('hermit', others, blocks);
  expect(gained).toBeLessThanOrEqual(MOST_GAINED);
});
