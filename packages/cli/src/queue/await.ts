/** The arena's side of a queue: puts the blocks in, collects results, and frees what dead workers left locked. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BlockRecord, type Contest, keyOf } from '../arena/contest.js';
import type { Done } from '../arena/local.js';
import { readRecord } from '../arena/results.js';
import type { Players } from '../arena/run.js';
import { guestOf } from '../otherBots/spec.js';
import { InputError } from '../input.js';
import { warn } from '../output.js';
import { codeFingerprint } from './code.js';
import { BLOCKS, JOBS, LOCKS, openQueue, type Queue, withQueue, WORKERS } from './connect.js';
import { taskName } from './work.js';

const POLL_MS = 200;
const LOOK_EVERY = 5;
const MOST_AT_ONCE = 1000;
const MOST_FAILURES = 3;

interface Posted {
  readonly queue: Queue;
  readonly contest: Contest;
  /** The same contest played by the same code is the same run; what external bots do is unpredictable. */
  readonly run: string;
  readonly task: string;
}

const post = (queue: Queue, contest: Contest): Posted => {
  const hasGuests = contest.bots.some((name) => guestOf(name) !== undefined);
  const code = codeFingerprint();
  const known = `${keyOf(contest)} ${code} ${hasGuests ? randomUUID() : ''}`;
  const run = createHash('sha256').update(known).digest('hex').slice(0, 24);
  return { queue, contest, run, task: taskName(code, hasGuests) };
};

const chunks = (blocks: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(blocks.length / MOST_AT_ONCE) }, (_, i) =>
    blocks.slice(i * MOST_AT_ONCE, (i + 1) * MOST_AT_ONCE),
  );

const keyFor = (run: string, block: number): string => `${run}:${block}`;

/** Blocks already queued by a run that was stopped are left as they are: somebody may be playing them. */
const ADD = `select ${JOBS}.add_job(identifier => $1, payload => $2::json, job_key => $3, job_key_mode => 'unsafe_dedupe')`;

const enqueue = async ({ queue, contest, run, task }: Posted, blocks: readonly number[]): Promise<void> => {
  const client = await queue.pool.connect();
  try {
    for (const chunk of chunks(blocks)) {
      await client.query('begin');
      for (const block of chunk)
        await client.query(ADD, [task, JSON.stringify({ ...contest, block, run }), keyFor(run, block)]);
      await client.query('commit');
    }
  } finally {
    client.release();
  }
};

/** Those of these blocks that have been played. */
const gather = async ({ queue, contest, run }: Posted, blocks: readonly number[]): Promise<BlockRecord[]> => {
  const text = `select record from ${BLOCKS} where run = $1 and block = any($2::integer[]) order by block limit ${MOST_AT_ONCE}`;
  const { rows } = await queue.pool.query<{ record: unknown }>(text, [run, blocks]);
  return rows.flatMap(({ record }) => readRecord(record, contest) ?? []);
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
const checkFailed = async ({ queue, run }: Posted): Promise<void> => {
  const text = `select last_error from ${JOBS}.jobs where key like $1 and attempts >= ${MOST_FAILURES} and last_error is not null and locked_at is null limit 1`;
  const { rows } = await queue.pool.query<{ last_error: string | null }>(text, [`${run}:%`]);
  if (rows[0] !== undefined)
    throw new InputError(`a block cannot be played: ${rows[0].last_error ?? 'for an unknown reason'}`);
};

const withdraw = async ({ queue, run }: Posted, blocks: readonly number[]): Promise<void> => {
  const keys = blocks.map((block) => keyFor(run, block));
  await queue.pool.query(`select ${JOBS}.remove_job(key) from unnest($1::text[]) as key`, [keys]);
};

const awaitAll = async (posted: Posted, blocks: readonly number[], done: Done): Promise<void> => {
  const left = new Set(blocks);
  for (let looks = 0; left.size > 0; looks++) {
    for (const record of await gather(posted, [...left])) {
      left.delete(record.block);
      if (!done(record)) return withdraw(posted, [...left]);
    }
    if (looks === 0) await layOut(posted, [...left]);
    if (looks % LOOK_EVERY === 0) {
      await freeDead(posted.queue);
      await checkFailed(posted);
    }
    if (left.size > 0) await sleep(POLL_MS);
  }
};

/** After the first look: what was played before is not played again. */
const layOut = async (posted: Posted, blocks: readonly number[]): Promise<void> => {
  if (blocks.length === 0) return;
  await enqueue(posted, blocks);
  warn(`${blocks.length} blocks wait for workers: landnam worker --queue …`);
};

export const playQueued =
  (url: string): Players =>
  async ({ contest }, blocks, done) => {
    const queue = await openQueue(url, 4);
    try {
      await withQueue(url, 'was lost', () => awaitAll(post(queue, contest), [...blocks], done));
    } finally {
      await queue.close();
    }
  };
