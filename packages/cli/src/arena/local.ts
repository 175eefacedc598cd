/** Plays blocks here or on a pool of threads, the next one as soon as a thread is free. */
import type { BlockResult } from '@landnam/bots/arena';
import { type BlockJob, type BlockRecord, type Contest, playBlock } from './contest.js';

/** Called for each block that is done; false ends the run. */
export type Done = (record: BlockRecord) => boolean;

const MICROSECONDS = 1e6;

/**
 * CPU time of the process since the last block was done, threads of compiler and collector included: with several
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

const playHere = (contest: Contest, blocks: Iterable<number>, done: Done): void => {
  const lap = stopwatch();
  for (const block of blocks) if (!done({ ...playBlock({ ...contest, block }), cpuSeconds: lap() })) return;
};

export interface PlayPool {
  play(job: BlockJob): Promise<BlockResult>;
  close(): Promise<void>;
}

export const openPool = async (threads: number): Promise<PlayPool> => {
  // loaded only when it is needed: it takes longer to start than most commands to run
  const { Piscina } = await import('piscina');
  const filename = new URL('./worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, name: 'play', minThreads: threads, maxThreads: threads });
  return {
    play: (job) => pool.run(job) as Promise<BlockResult>,
    close: () => pool.destroy(),
  };
};

const playOnThreads = async (
  contest: Contest,
  blocks: Iterable<number>,
  threads: number,
  done: Done,
): Promise<void> => {
  const pool = await openPool(threads);
  const lap = stopwatch();
  const left = blocks[Symbol.iterator]();
  let goesOn = true;
  const feed = async (): Promise<void> => {
    for (let next = left.next(); goesOn && !next.done; next = left.next()) {
      const result = await pool.play({ ...contest, block: next.value });
      if (goesOn) goesOn = done({ ...result, cpuSeconds: lap() });
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, feed));
  } finally {
    await pool.close();
  }
};

export const playLocally = async (
  contest: Contest,
  blocks: Iterable<number>,
  threads: number,
  done: Done,
): Promise<void> => {
  if (threads === 1) playHere(contest, blocks, done);
  else await playOnThreads(contest, blocks, threads, done);
};
