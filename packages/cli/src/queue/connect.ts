/** A queue of blocks in PostgreSQL: the jobs are graphile-worker's, the results are a table of ours. */
import { isIP } from 'node:net';
import { Logger, makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import { Pool } from 'pg';
import { InputError } from '../input.js';

/** Apart from anything else that uses graphile-worker in the same database. */
export const JOBS = 'landnam_arena_jobs';
const RESULTS = 'landnam_arena';
export const BLOCKS = `${RESULTS}.blocks`;
/** The lock that each of graphile's workers holds. */
export const WORKERS = `${RESULTS}.workers`;
/** The first half of our advisory locks; the second is the worker's own. */
export const LOCKS = 0x6c616e64;
const SETTING_UP = 0;
/** The first half of the locks of those who wait for rows; the second is their run's. */
export const GATHERING = 0x726f7773;
const CONNECT_MS = 10_000;

/** It would log to where output is expected. */
export const silent = new Logger(() => () => undefined);

export interface Queue {
  readonly pool: Pool;
  readonly utils: WorkerUtils;
  close(): Promise<void>;
}

/** Where the queue is, without the password that its URL may contain. */
const placeOf = (url: string): string => {
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new InputError('--queue: an address like postgres://user:password@host:5432/database is needed');
  const { hostname, port, pathname } = new URL(url);
  const host = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
  return `${host}${port === '' ? '' : `:${port}`}${pathname}`;
};

const wordsOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string };
  return message === undefined || message === '' ? String(code ?? error) : message;
};

/** Any database error is one line. */
export const withQueue = async <T>(url: string, what: string, work: () => Promise<T>): Promise<T> => {
  const place = placeOf(url);
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`the queue at ${place} ${what}: ${wordsOf(error)}`);
  }
};

const TABLES = [
  `create schema if not exists ${RESULTS}`,
  `create table if not exists ${BLOCKS} (run text, block integer, record jsonb not null, primary key (run, block))`,
  `alter table ${BLOCKS} add column if not exists bytes bytea`,
  `create table if not exists ${WORKERS} (name text primary key, lock integer not null)`,
];

/**
 * Several may come at once, and `if not exists` alone lets two of them collide: with ours, and with those of graphile, which
 * creates its own as soon as its utilities are made.
 */
const setUp = async (pool: Pool): Promise<WorkerUtils> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, $2)', [LOCKS, SETTING_UP]);
    for (const text of TABLES) await client.query(text);
    const utils = await makeWorkerUtils({ pgPool: pool, schema: JOBS, logger: silent });
    await utils.migrate();
    await client.query('select pg_advisory_unlock($1, $2)', [LOCKS, SETTING_UP]);
    return utils;
  } finally {
    client.release();
  }
};

const makePool = (url: string, connections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // a connection that breaks while idle: the next query reports it
  pool.on('error', () => undefined);
  return pool;
};

export const openQueue = (url: string, connections: number): Promise<Queue> =>
  withQueue(url, 'cannot be reached', async () => {
    const pool = makePool(url, connections);
    await pool.query('select 1');
    const utils = await setUp(pool);
    return {
      pool,
      utils,
      close: async () => {
        await utils.release();
        await pool.end();
      },
    };
  });
