/** A worker: takes jobs from the queue, plays them, and writes each result once. */
import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { run, runOnce, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Client } from 'pg';
import { stopwatch } from '../arena/local.js';
import { warn } from '../output.js';
import { openPool, type PlayPool } from '../pool.js';
import { codeFingerprint } from './code.js';
import { BLOCKS, JOBS, LOCKS, openQueue, type Queue, silent, withQueue, WORKERS } from './connect.js';
import { type Kind, type KindJob, KINDS, type Played, taskName } from './kinds.js';

export interface QueueWork {
  readonly url: string;
  readonly threads: number;
  /** Runs commands and modules that jobs name: anyone who may write to the queue may then run anything here. */
  readonly guests: boolean;
  /** Ends when nothing is left. */
  readonly once: boolean;
}

type Plays = PlayPool<KindJob, Played>;

type QueuedJob = KindJob['job'] & { readonly run: string; readonly block: number };

const MOST_LOCK = 0x7fff_ffff;
const POLL_MS = 500;

const THREAD = new URL('./thread.js', import.meta.url);

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

/** A worker that was believed dead may come second: a block is counted once. */
const STORE = `insert into ${BLOCKS} (run, block, record, bytes) values ($1, $2, $3, $4) on conflict do nothing`;

const playsOf =
  ({ pool }: Queue, plays: Plays, lap: () => number) =>
  (kind: Kind) =>
  async (payload: unknown): Promise<void> => {
    const { run: id, ...job } = payload as QueuedJob;
    const { bytes, ...record } = await plays.play({ kind, job } as KindJob);
    const told = JSON.stringify({ ...record, cpuSeconds: lap() });
    await pool.query(STORE, [id, job.block, told, bytes ?? null]);
  };

const tasksFor = (queue: Queue, plays: Plays, guests: boolean): TaskList => {
  const code = codeFingerprint();
  const playing = playsOf(queue, plays, stopwatch());
  const tasks = KINDS.flatMap((kind) =>
    (guests ? [false, true] : [false]).map(
      (hasGuests) => [taskName(kind, code, hasGuests), playing(kind)] as const,
    ),
  );
  return Object.fromEntries(tasks);
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
  const plays = await openPool<KindJob, Played>(THREAD, work.threads);
  try {
    await withQueue(work.url, 'was lost', () => serve(work, queue, plays));
  } finally {
    await plays.close();
    await queue.close();
  }
};
