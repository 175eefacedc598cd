/** Splits a run into jobs and plays them here or on a pool of threads. */
import { addTally, emptyTally, type Job, runJob, type Setting, type Tally } from './job.js';
import { Progress } from './progress.js';

export interface Run extends Setting {
  readonly games: number;
  readonly threads: number;
}

const MOST_IN_A_JOB = 200;

const jobsOf = (run: Run): Job[] => {
  const { games, threads, ...setting } = run;
  const size = Math.max(1, Math.min(MOST_IN_A_JOB, Math.ceil(games / threads / 4)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    ...setting,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
};

const runHere = (jobs: readonly Job[], done: (part: Tally) => void): void => {
  for (const job of jobs) done(runJob(job));
};

const runOnThreads = async (
  jobs: readonly Job[],
  threads: number,
  done: (part: Tally) => void,
): Promise<void> => {
  // loaded only when it is needed: it takes longer to start than most commands to run
  const { Piscina } = await import('piscina');
  const filename = new URL('./worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, name: 'play', minThreads: threads, maxThreads: threads });
  try {
    await Promise.all(jobs.map(async (job) => done((await pool.run(job)) as Tally)));
  } finally {
    await pool.destroy();
  }
};

export interface Report extends Tally {
  readonly cpuSeconds: number;
}

/** CPU time of the whole process: every thread's, and the compiler's and collector's beside them. */
export const simulate = async (run: Run): Promise<Report> => {
  const sum = emptyTally(run.players);
  const progress = new Progress(run.games);
  const done = (part: Tally): void => {
    addTally(sum, part);
    progress.at(sum.games);
  };
  const start = process.cpuUsage();
  if (run.threads === 1) runHere(jobsOf(run), done);
  else await runOnThreads(jobsOf(run), run.threads, done);
  const { user, system } = process.cpuUsage(start);
  progress.end();
  return { ...sum, cpuSeconds: (user + system) / 1e6 };
};
