/** Splits a run into jobs and plays them here or on a pool of threads. */
import { playOnThreads } from '../pool.js';
import {
  addTally,
  emptyTally,
  type SimulateJob,
  runJob,
  type SimulateSetting,
  type SimulateTally,
} from './job.js';
import { Progress } from './progress.js';

export interface SimulateRun extends SimulateSetting {
  readonly games: number;
  readonly threads: number;
}

const MOST_IN_A_JOB = 200;

const jobsOf = (run: SimulateRun): SimulateJob[] => {
  const { games, threads, ...setting } = run;
  const size = Math.max(1, Math.min(MOST_IN_A_JOB, Math.ceil(games / threads / 4)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    ...setting,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
};

const WORKER = new URL('./worker.js', import.meta.url);

export interface SimulateReport extends SimulateTally {
  readonly cpuSeconds: number;
}

/** CPU time of the whole process: every thread's, including compiler and collector. */
export const simulate = async (run: SimulateRun): Promise<SimulateReport> => {
  const sum = emptyTally(run.players);
  const progress = new Progress(run.games);
  const done = (part: SimulateTally): boolean => {
    addTally(sum, part);
    progress.at(sum.games);
    return true;
  };
  const start = process.cpuUsage();
  const jobs = jobsOf(run);
  if (run.threads === 1) for (const job of jobs) done(runJob(job));
  else await playOnThreads(WORKER, run.threads, jobs, done);
  const { user, system } = process.cpuUsage(start);
  progress.end();
  return { ...sum, cpuSeconds: (user + system) / 1e6 };
};
