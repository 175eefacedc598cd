/** Deletes expired data, once an hour, on one node. */
import type { Ages, Bus, TableJob, Jobs, Store } from '../store/store.js';

const HOUR = 3_600_000;
const KEY = 'sweep';

export interface Sweeper {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly ages: Ages;
  now(): number;
  /** How many were deleted, by kind. */
  swept(count: Readonly<Record<string, number>>): void;
}

const sweepJob = (at: number): TableJob => ({ key: KEY, kind: 'sweep', table: '', at, seq: 0 });

/** On the hour, whichever node schedules it: nodes that restart over and over do not put it off. */
export const planSweep = (sweeper: Sweeper): Promise<void> =>
  sweeper.jobs.put(sweepJob((Math.floor(sweeper.now() / HOUR) + 1) * HOUR));

/** The next one is scheduled first: a sweep that fails is not the last. Nodes with a deleted table in memory must hear of it. */
export const sweep = async (sweeper: Sweeper): Promise<void> => {
  const { store, bus, ages } = sweeper;
  await planSweep(sweeper);
  sweeper.swept(await store.retain(sweeper.now(), ages, (table) => bus.tell(table)));
};
