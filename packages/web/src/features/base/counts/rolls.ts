/** How often each sum was rolled, and how often that was to be expected. */
import type { ToldEvent } from '../../../session/types.js';

const [LEAST, MOST, ALL] = [2, 12, 36];

export interface RollCount {
  readonly sum: number;
  readonly count: number;
  readonly expected: number;
}

/** Ways to roll a sum with two dice. */
const waysTo = (sum: number): number => 6 - Math.abs(7 - sum);

export const countRolls = (events: readonly ToldEvent[]): readonly RollCount[] => {
  const sums = events.flatMap(({ event }) => (event.type === 'diceRolled' ? [event.low + event.high] : []));
  return Array.from({ length: MOST - LEAST + 1 }, (_, i) => {
    const sum = LEAST + i;
    const count = sums.filter((each) => each === sum).length;
    return { sum, count, expected: (sums.length * waysTo(sum)) / ALL };
  });
};
