import { randomInt } from 'node:crypto';
import { makeBackup } from './backup/backup.js';
import { Checkpoints } from './sqlite/checkpoints.js';
import { LocalBus } from './sqlite/localBus.js';
import { migrate } from './schema/migrations.js';
import { openDb, type SqliteOptions } from './sqlite/sqlite.js';
import { sqliteBatches } from './sqlite/sqliteBatches.js';
import type { Sql } from './sql.js';
import { makeSqlStore } from './sqlStore.js';
import type { Backup, Bus, ServerNodes, Store, StoreClock } from './store.js';
import { localNodes } from './sqlite/localNodes.js';
import { watchFile } from './sqlite/watchFile.js';

export interface StoreOptions {
  /** Where SQLite keeps its file; not used with `databaseUrl`. */
  readonly dataDir: string;
  /** PostgreSQL, which several nodes may share. */
  readonly databaseUrl?: string | undefined;
  readonly maxPages?: number | undefined;
  /** Called with errors that callers only see as `failed`. */
  readonly failed?: (error: unknown) => void;
  /** Called with the milliseconds until a group of changes was durable. */
  readonly committed?: (milliseconds: number) => void;
  /** This machine's clock. */
  readonly ownClock?: (() => number) | undefined;
}

/** To be closed in the order nodes, bus, store. */
export interface OpenedStore {
  readonly store: Store;
  readonly bus: Bus;
  readonly nodes: ServerNodes;
  readonly backup: Backup;
  readonly clock: StoreClock;
}

const MOST_NODES = 2 ** 31 - 1;

type Told = Pick<Sql, 'failed' | 'committed'>;

const openSqlite = async (options: SqliteOptions, told: Told, now: () => number): Promise<OpenedStore> => {
  const writer = await openDb(options, 'write');
  const { kysely: write, connection, mutex } = writer;
  await migrate(write);
  const { kysely: read } = await openDb(options, 'read');
  const sql: Sql = { read, write, ...told };
  const bus = new LocalBus();
  const unwatch = watchFile(sql, () => bus.miss());
  const checkpoints = new Checkpoints(await openDb(options, 'read'), writer, told.failed);
  const close = async (): Promise<void> => {
    unwatch();
    await checkpoints.close();
    await read.destroy();
    await write.destroy();
  };
  const node = randomInt(1, MOST_NODES);
  const writeBatch = await sqliteBatches(connection, node);
  const store = makeSqlStore(sql, { node, write: (batch) => mutex.alone(() => writeBatch(batch)), close });
  return { store, bus, nodes: localNodes(sql, node), backup: makeBackup(sql), clock: { now } };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** Loaded only where it is used: a fifth of the time that a node takes to start. Who needs SQLite alone need not have the driver. */
const openPostgres = async (url: string, told: Told, now: () => number): Promise<OpenedStore> => {
  const postgres = await import('./postgres/postgres.js').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new Error('PostgreSQL needs the package pg, which is not installed. Run: npm install pg', {
      cause: error,
    });
  });
  return postgres.openPostgres(url, told, now);
};

export const openStore = (options: StoreOptions): Promise<OpenedStore> => {
  const { committed = () => undefined, failed = () => undefined, databaseUrl } = options;
  const now = options.ownClock ?? Date.now;
  const told = { failed, committed };
  return databaseUrl ? openPostgres(databaseUrl, told, now) : openSqlite(options, told, now);
};
