/** Deletes what has had its time, once an hour, by one node. */
import type { Ages, Store } from '../store/store.js';

const HOUR = 3_600_000;
/** No table has this id. */
const NO_TABLE = '';

export interface Sweeper {
  readonly store: Store;
  readonly ages: Ages;
  now(): number;
  /** Whoever has it in memory, here or at another node, must hear that it is gone. */
  gone(table: string): void;
  /** How much went, by kind. */
  swept(count: Readonly<Record<string, number>>): void;
}

/** At the full hour, whoever says it: nodes that start over and over do not put it off. */
export const planSweep = (sweeper: Sweeper): Promise<void> =>
  sweeper.store.putDue(NO_TABLE, { sweep: (Math.floor(sweeper.now() / HOUR) + 1) * HOUR });

/** The next one is put first: a sweep that fails is not the last. */
export const sweep = async (sweeper: Sweeper): Promise<void> => {
  const { store, ages } = sweeper;
  await planSweep(sweeper);
  sweeper.swept(await store.retain(sweeper.now(), ages, (table) => sweeper.gone(table)));
};
