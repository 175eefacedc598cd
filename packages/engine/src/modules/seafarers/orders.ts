/** Orders that chance deals before the first turn. */
import type { Below } from '../../core/play/actions.js';

export const shuffled = (items: readonly number[], below: Below): number[] => {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
};

const sorted = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b);

/** The same numbers in any order; a deal may come from outside. */
export const isOrderOf = (row: readonly number[], items: readonly number[]): boolean =>
  sorted(row).join() === sorted(items).join();
