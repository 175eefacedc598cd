/** PostgreSQL: one pool of connections, and one connection that lasts. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { makeBackup } from '../backup/backup.js';
import { postgresBatches } from '../writing/commits.js';
import { migrate } from '../schema/migrations.js';
import { PostgresClock } from './postgresClock.js';
import { PostgresBus } from './postgresBus.js';
import { PEOPLE, PostgresLine } from './postgresLine.js';
import { PostgresNodes } from './postgresNodes.js';
import { leaveDue, seedDue } from '../rows/due.js';
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

/** By one node at a time. */
const migrateAll = async (pool: Pool, db: Kysely<Schema>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db);
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
  ownClock: () => number = Date.now,
): Promise<OpenedStore> => {
  const { failed } = told;
  const pool = makePool(url, failed);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await begin(pool, db);
  const line = new PostgresLine(url, {
    heard: (channel, payload) => (channel === PEOPLE ? bus.hearPeople(payload) : bus.hearChanges(payload)),
    missed: () => {
      bus.miss();
      void nodes.returned();
    },
    failed,
  });
  const { lock } = line;
  const bus = new PostgresBus(pool, lock, failed);
  const nodes = new PostgresNodes({
    pool,
    lock,
    missed: () => bus.missEverywhere(),
    seed: () => seedDue(db),
    leave: () => leaveDue(db, 'own', lock),
    failed,
  });
  const clock = new PostgresClock(pool, ownClock, failed);
  await line.open();
  await clock.begin();
  bus.begin();
  const close = async (): Promise<void> => {
    await clock.close();
    await line.close();
    await db.destroy();
  };
  const sql: Sql = { read: db, write: db, ...told };
  const store = makeSqlStore(sql, { node: lock, write: postgresBatches(sql, lock), close });
  return { store, bus, nodes, backup: makeBackup(sql), clock };
};
