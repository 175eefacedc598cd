/** PostgreSQL: one pool of connections, and one connection that lasts. */
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { makeBackup } from '../backup/backup.js';
import { postgresBatches } from '../writing/commits.js';
import { migrate } from '../schema/migrations.js';
import { PostgresBus } from './postgresBus.js';
import { PostgresJobs } from './postgresJobs.js';
import { PostgresLine } from './postgresLine.js';
import type { OpenedStore } from '../open.js';
import type { Schema } from '../schema/schema.js';
import type { Sql } from '../sql.js';
import { makeSqlStore } from '../sqlStore.js';

const MOST_CONNECTIONS = 16;
const MIGRATION_LOCK = 0x6c616e64;
const BIGINT = 20;

/** Times and counts are far below 2^53. */
const types = new TypeOverrides();
types.setTypeParser(BIGINT, Number);

const makePool = (url: string, failed: (error: unknown) => void): Pool => {
  const pool = new Pool({ connectionString: url, max: MOST_CONNECTIONS, types, keepAlive: true });
  // an idle connection that breaks is replaced; unhandled, the error would end the process
  pool.on('error', failed);
  // so would one that breaks while in use: its user learns of it from the query
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Both sets of migrations, by one node at a time. */
const migrateAll = async (pool: Pool, db: Kysely<Schema>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db);
    await runMigrations({ pgPool: pool });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
};

/** The first query: a wrong address shows up here. */
const begin = async (pool: Pool, db: Kysely<Schema>): Promise<void> => {
  try {
    await migrateAll(pool, db);
  } catch (error) {
    await db.destroy();
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL cannot be used: ${why}`, { cause: error });
  }
};

export const openPostgres = async (
  url: string,
  told: Pick<Sql, 'failed' | 'committed'>,
): Promise<OpenedStore> => {
  const { failed } = told;
  const pool = makePool(url, failed);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await begin(pool, db);
  const bus = new PostgresBus(pool, failed);
  const line = new PostgresLine(url, {
    heard: (payload) => bus.hear(payload),
    missed: () => {
      bus.miss();
      bus.askCounts();
      void jobs.returned();
    },
    failed,
  });
  const jobs = new PostgresJobs(pool, line.lock, () => bus.missEverywhere(), failed);
  await line.open();
  bus.askCounts();
  const closeDb = async (): Promise<void> => {
    await line.close();
    await db.destroy();
  };
  const sql: Sql = { read: db, write: db, ...told };
  return {
    store: makeSqlStore(sql, postgresBatches(sql), closeDb),
    bus,
    jobs,
    backup: makeBackup(sql),
  };
};
