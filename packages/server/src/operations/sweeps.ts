/** Deletes what has had its time, once an hour, by one node. */
import type { Ages, Job, Jobs, Store } from '../store/store.js';

const HOUR = 3_600_000;
const KEY = 'sweep';

export interface Sweeper {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly ages: Ages;
  now(): number;
  /** How much went, by kind. */
  swept(count: Readonly<Record<string, number>>): void;
}

const sweepJob = (at: number): Job => ({ key: KEY, kind: 'sweep', table: '', at, seq: 0 });

/** The same key for all nodes: whoever starts last says when. */
export const planSweep = ({ jobs, now }: Sweeper): Promise<void> => jobs.put(sweepJob(now() + HOUR));

/** The next one is put first: a sweep that fails is not the last. */
export const sweep = async (sweeper: Sweeper): Promise<void> => {
  await planSweep(sweeper);
  sweeper.swept(await sweeper.store.retain(sweeper.now(), sweeper.ages));
};
