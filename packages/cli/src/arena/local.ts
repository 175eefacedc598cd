/** Plays blocks here or on a pool of threads, the next one as soon as a thread is free. */
import type { BlockResult } from '@landnam/bots/arena';
import { playOnThreads } from '../pool.js';
import { type BlockJob, type BlockRecord, type Contest, playBlock } from './contest.js';

/** Called for each finished block; false ends the run. */
export type Done = (record: BlockRecord) => boolean;

const MICROSECONDS = 1e6;

/**
 * CPU time of the process since the last block finished, including compiler and collector threads: with several
 * threads a single figure means little, their sum is what the run took.
 */
export const stopwatch = (): (() => number) => {
  let last = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    return (user + system) / MICROSECONDS;
  };
};

export const WORKER = new URL('./worker.js', import.meta.url);

function* jobsOf(contest: Contest, blocks: Iterable<number>): Generator<BlockJob> {
  for (const block of blocks) yield { ...contest, block };
}

export const playLocally = async (
  contest: Contest,
  blocks: Iterable<number>,
  threads: number,
  done: Done,
): Promise<void> => {
  const lap = stopwatch();
  const told = (result: BlockResult): boolean => done({ ...result, cpuSeconds: lap() });
  const jobs = jobsOf(contest, blocks);
  if (threads > 1) return playOnThreads(WORKER, threads, jobs, told);
  for (const job of jobs) if (!told(playBlock(job))) return;
};
