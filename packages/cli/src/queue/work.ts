/** A worker: takes blocks from the queue, plays them, and writes each result once. */
import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { run, runOnce, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Client } from 'pg';
import type { BlockResult } from '@landnam/bots/arena';
import type { BlockJob } from '../arena/contest.js';
import { stopwatch, WORKER } from '../arena/local.js';
import { warn } from '../output.js';
import { openPool, type PlayPool } from '../pool.js';
import { codeFingerprint } from './code.js';
import { BLOCKS, JOBS, LOCKS, openQueue, type Queue, silent, withQueue, WORKERS } from './connect.js';

export interface QueueWork {
  readonly url: string;
  readonly threads: number;
  /** Runs commands and modules that jobs name: anyone who may write to the queue may then run anything here. */
  readonly guests: boolean;
  /** Ends when nothing is left. */
  readonly once: boolean;
}

type Plays = PlayPool<BlockJob, BlockResult>;

export interface QueuedBlock extends BlockJob {
  readonly run: string;
}

const MOST_LOCK = 0x7fff_ffff;
const POLL_MS = 500;

/** Only a worker with the same code takes a job, and only one that allows it runs external commands. */
export const taskName = (code: string, hasGuests: boolean): string =>
  `${hasGuests ? 'guests' : 'block'}-${code}`;

/** Held as long as the process lives, and released by the server however it ends. */
const holdLock = async (url: string): Promise<{ lock: number; client: Client }> => {
  const client = new Client({ connectionString: url, keepAlive: true });
  await client.connect();
  await client.query(
    'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
  );
  const lock = randomInt(1, MOST_LOCK);
  await client.query('select pg_advisory_lock($1, $2)', [LOCKS, lock]);
  return { lock, client };
};

const tasksFor = ({ pool }: Queue, plays: Plays, guests: boolean): TaskList => {
  const lap = stopwatch();
  const play = async (payload: unknown): Promise<void> => {
    const { run: id, ...job } = payload as QueuedBlock;
    const result = await plays.play(job);
    const record = JSON.stringify({ ...result, cpuSeconds: lap() });
    // a worker that was believed dead may come second: a block is counted once
    const text = `insert into ${BLOCKS} (run, block, record) values ($1, $2, $3) on conflict do nothing`;
    await pool.query(text, [id, job.block, record]);
  };
  const code = codeFingerprint();
  return { [taskName(code, false)]: play, ...(guests ? { [taskName(code, true)]: play } : {}) };
};

/** Tells the others which lock each worker holds, before it can die with a job in progress. */
const named = ({ pool }: Queue, lock: number): WorkerEvents => {
  const events = new EventEmitter() as WorkerEvents;
  events.on('worker:create', ({ worker: { workerId } }) => {
    const text = `insert into ${WORKERS} (name, lock) values ($1, $2)`;
    pool.query(text, [workerId, lock]).catch((error: Error) => warn(error.message));
  });
  return events;
};

const runAll = async ({ once }: QueueWork, options: RunnerOptions): Promise<void> => {
  if (once) return runOnce(options);
  const { promise } = await run(options);
  await promise;
};

const optionsFor = (work: QueueWork, queue: Queue, plays: Plays, lock: number): RunnerOptions => ({
  pgPool: queue.pool,
  schema: JOBS,
  logger: silent,
  concurrency: work.threads,
  pollInterval: POLL_MS,
  parsedCronItems: [],
  taskList: tasksFor(queue, plays, work.guests),
  events: named(queue, lock),
});

const serve = async (work: QueueWork, queue: Queue, plays: Plays): Promise<void> => {
  const { lock, client } = await holdLock(work.url);
  client.on('error', (error) => {
    // without its lock it counts as dead: better to exit
    warn(`the queue was lost: ${error.message}`);
    process.exit(1);
  });
  await runAll(work, optionsFor(work, queue, plays, lock));
  await client.end();
};

export const workQueue = async (work: QueueWork): Promise<void> => {
  const queue = await openQueue(work.url, work.threads + 3);
  const plays = await openPool<BlockJob, BlockResult>(WORKER, work.threads);
  try {
    await withQueue(work.url, 'was lost', () => serve(work, queue, plays));
  } finally {
    await plays.close();
    await queue.close();
  }
};
