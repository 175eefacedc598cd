/** The side of a queue that wants something: puts blocks in, collects results, and frees what dead workers left locked. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { guestOf } from '../otherBots/spec.js';
import { InputError } from '../input.js';
import { warn } from '../output.js';
import { codeFingerprint } from './code.js';
import { BLOCKS, GATHERING, JOBS, LOCKS, openQueue, type Queue, withQueue, WORKERS } from './connect.js';
import { type Kind, taskName } from './kinds.js';

const POLL_MS = 200;
const LOOK_EVERY = 5;
const MOST_AT_ONCE = 1000;
const MOST_FAILURES = 3;

/** A result as it lies in the database. */
export interface Stored {
  readonly block: number;
  readonly record: unknown;
  readonly bytes: Buffer | null;
}

interface Numbered {
  readonly block: number;
}

/** Numbered jobs of one run, and how their results are read. */
export interface Order<Result extends Numbered> {
  readonly kind: Kind;
  /** The same key played by the same code is the same run; what external bots do is unpredictable. */
  readonly key: string;
  readonly bots: readonly string[];
  /** How many blocks, from the first that is missing, are looked for at once. */
  readonly reach: number;
  /** Whether results are large: then only one may wait for them, and the database forgets what was taken. */
  readonly hasBytes: boolean;
  readonly jobOf: (block: number) => object;
  /** Undefined if it is no result of this run. */
  readonly read: (stored: Stored) => Result | undefined;
}

/** Called for each result; false ends the wait. */
type Done<Result> = (result: Result) => boolean;

interface Posted<Result extends Numbered> {
  readonly queue: Queue;
  readonly order: Order<Result>;
  readonly run: string;
  readonly task: string;
}

const post = <Result extends Numbered>(queue: Queue, order: Order<Result>): Posted<Result> => {
  const hasGuests = order.bots.some((name) => guestOf(name) !== undefined);
  const code = codeFingerprint();
  const known = `${order.key} ${code} ${hasGuests ? randomUUID() : ''}`;
  const run = createHash('sha256').update(known).digest('hex').slice(0, 24);
  return { queue, order, run, task: taskName(order.kind, code, hasGuests) };
};

const chunks = (blocks: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(blocks.length / MOST_AT_ONCE) }, (_, i) =>
    blocks.slice(i * MOST_AT_ONCE, (i + 1) * MOST_AT_ONCE),
  );

const keyFor = (run: string, block: number): string => `${run}:${block}`;

/** Blocks already queued by a run that was stopped are left as they are: somebody may be playing them. */
const ADD = `select ${JOBS}.add_job(identifier => $1, payload => $2::json, job_key => $3, job_key_mode => 'unsafe_dedupe')`;

const enqueue = async <Result extends Numbered>(
  { queue, order, run, task }: Posted<Result>,
  blocks: readonly number[],
): Promise<void> => {
  const client = await queue.pool.connect();
  const add = (block: number): Promise<unknown> =>
    client.query(ADD, [task, JSON.stringify({ ...order.jobOf(block), block, run }), keyFor(run, block)]);
  try {
    for (const chunk of chunks(blocks)) {
      await client.query('begin');
      for (const block of chunk) await add(block);
      await client.query('commit');
    }
  } finally {
    client.release();
  }
};

/** Those of these blocks that have been played. */
const gather = async <Result extends Numbered>(
  { queue, order, run }: Posted<Result>,
  left: ReadonlySet<number>,
): Promise<Result[]> => {
  const text = `select block, record, bytes from ${BLOCKS} where run = $1 and block = any($2::integer[]) order by block`;
  const { rows } = await queue.pool.query<Stored>(text, [run, [...left].slice(0, order.reach)]);
  return rows.flatMap((stored) => order.read(stored) ?? []);
};

/** A worker's lock goes with its connection, so it is free once the worker is gone, however it ended. */
const DEAD = `
  select distinct locked_by as name from ${JOBS}.jobs
  where locked_by is not null and not exists (
    select 1 from pg_locks join ${WORKERS} as workers on objid = workers.lock::oid
    where locktype = 'advisory' and classid = $1 and workers.name = jobs.locked_by
      and database = (select oid from pg_database where datname = current_database()))
  and locked_at < now() - interval '2 seconds'`;

const freeDead = async ({ pool, utils }: Queue): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(DEAD, [LOCKS]);
  if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ name }) => name));
};

/** A job that failed several times fails for ever, with growing delays: report it instead of waiting. Dead workers do not count as failures. */
const checkFailed = async <Result extends Numbered>({ queue, run }: Posted<Result>): Promise<void> => {
  const text = `select last_error from ${JOBS}.jobs where key like $1 and attempts >= ${MOST_FAILURES} and last_error is not null and locked_at is null limit 1`;
  const { rows } = await queue.pool.query<{ last_error: string | null }>(text, [`${run}:%`]);
  if (rows[0] !== undefined)
    throw new InputError(`a block cannot be played: ${rows[0].last_error ?? 'for an unknown reason'}`);
};

const withdraw = async <Result extends Numbered>(
  { queue, run }: Posted<Result>,
  blocks: ReadonlySet<number>,
): Promise<void> => {
  const keys = [...blocks].map((block) => keyFor(run, block));
  await queue.pool.query(`select ${JOBS}.remove_job(key) from unnest($1::text[]) as key`, [keys]);
};

/** Their number stays, so that a slow worker that plays one again does not put its bytes back. */
const dropBytes = async <Result extends Numbered>(
  { queue, run }: Posted<Result>,
  taken: readonly Result[],
): Promise<void> => {
  const text = `update ${BLOCKS} set bytes = null where run = $1 and block = any($2::integer[])`;
  await queue.pool.query(text, [run, taken.map(({ block }) => block)]);
};

/** What was taken by a run that was stopped before it kept it is to be played again. */
const forgetTaken = async <Result extends Numbered>(
  { queue, run }: Posted<Result>,
  blocks: readonly number[],
): Promise<void> => {
  const text = `delete from ${BLOCKS} where run = $1 and block = any($2::integer[]) and bytes is null`;
  await queue.pool.query(text, [run, blocks]);
};

/** What two of them waited for would come to one alone. */
const beAlone = async ({ pool }: Queue, run: string): Promise<PoolClient> => {
  const client = await pool.connect();
  // a connection that breaks while idle: the next query reports it
  client.on('error', () => undefined);
  const text = 'select pg_try_advisory_lock($1, hashtext($2)) as held';
  const { rows } = await client.query<{ held: boolean }>(text, [GATHERING, run]);
  if (rows[0]?.held === true) return client;
  client.release(true);
  throw new InputError('the same command is already waiting for these blocks');
};

const begin = async <Result extends Numbered>(
  posted: Posted<Result>,
  blocks: readonly number[],
): Promise<() => void> => {
  if (!posted.order.hasBytes) return () => undefined;
  const client = await beAlone(posted.queue, posted.run);
  await forgetTaken(posted, blocks);
  // its lock goes with its connection
  return () => client.release(true);
};

const awaitAll = async <Result extends Numbered>(
  posted: Posted<Result>,
  blocks: readonly number[],
  done: Done<Result>,
): Promise<void> => {
  const left = new Set(blocks);
  for (let looks = 0; left.size > 0; looks++) {
    const found = await gather(posted, left);
    for (const result of found) {
      left.delete(result.block);
      if (!done(result)) return withdraw(posted, left);
    }
    if (posted.order.hasBytes && found.length > 0) await dropBytes(posted, found);
    if (looks === 0) await layOut(posted, left);
    if (looks % LOOK_EVERY === 0) {
      await freeDead(posted.queue);
      await checkFailed(posted);
    }
    if (left.size > 0 && found.length < posted.order.reach) await sleep(POLL_MS);
  }
};

/** After the first look: what was played before is not played again. */
const layOut = async <Result extends Numbered>(
  posted: Posted<Result>,
  blocks: ReadonlySet<number>,
): Promise<void> => {
  if (blocks.size === 0) return;
  await enqueue(posted, [...blocks]);
  warn(`${blocks.size} blocks wait for workers: landnam worker --queue …`);
};

const awaitRun = async <Result extends Numbered>(
  posted: Posted<Result>,
  blocks: readonly number[],
  done: Done<Result>,
): Promise<void> => {
  const end = await begin(posted, blocks);
  try {
    await awaitAll(posted, blocks, done);
  } finally {
    end();
  }
};

export const awaitOrder = async <Result extends Numbered>(
  url: string,
  order: Order<Result>,
  blocks: readonly number[],
  done: Done<Result>,
): Promise<void> => {
  const queue = await openQueue(url, 4);
  try {
    await withQueue(url, 'was lost', () => awaitRun(post(queue, order), blocks, done));
  } finally {
    await queue.close();
  }
};
