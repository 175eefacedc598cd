/** Threads that play jobs, each given the next one as soon as it is free. */

export interface PlayPool<Job, Result> {
  play(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** `worker` is a built file whose export `play` takes a job. */
export const openPool = async <Job, Result>(worker: URL, threads: number): Promise<PlayPool<Job, Result>> => {
  // loaded on demand: it takes longer to start than most commands to run
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: worker.href,
    name: 'play',
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    play: (job) => pool.run(job) as Promise<Result>,
    close: () => pool.destroy(),
  };
};

/** In whatever order jobs finish; once `done` returns false, no more are given out or reported. */
export const playOnThreads = async <Job, Result>(
  worker: URL,
  threads: number,
  jobs: Iterable<Job>,
  done: (result: Result) => boolean,
): Promise<void> => {
  const pool = await openPool<Job, Result>(worker, threads);
  const left = jobs[Symbol.iterator]();
  let goesOn = true;
  const feed = async (): Promise<void> => {
    for (let next = left.next(); goesOn && !next.done; next = left.next()) {
      const result = await pool.play(next.value);
      if (goesOn) goesOn = done(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, feed));
  } finally {
    await pool.close();
  }
};
