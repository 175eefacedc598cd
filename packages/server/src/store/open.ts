import { makeBackup } from './backup.js';
import { LocalBus } from './localBus.js';
import { migrate } from './migrations.js';
import { openDb, type SqliteOptions } from './sqlite.js';
import { sqliteBatches } from './sqliteBatches.js';
import { makeSqlStore } from './sqlStore.js';
import type { Backup, Bus, Jobs, Store } from './store.js';
import { TimerJobs } from './timerJobs.js';
import { watchFile } from './watchFile.js';

export interface StoreOptions {
  /** Where SQLite keeps its file; not used with `databaseUrl`. */
  readonly dataDir: string;
  /** PostgreSQL, which several nodes may share. */
  readonly databaseUrl?: string | undefined;
  readonly maxPages?: number | undefined;
  /** Told of errors that the callers learn as `failed` alone. */
  readonly failed?: (error: unknown) => void;
}

/** To be closed in the order jobs, bus, store. */
export interface Opened {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly backup: Backup;
}

const openSqlite = async (options: SqliteOptions, failed: (error: unknown) => void): Promise<Opened> => {
  const { kysely: write, connection, mutex } = await openDb(options, 'write');
  await migrate(write);
  const { kysely: read } = await openDb(options, 'read');
  const sql = { read, write, failed };
  const bus = new LocalBus();
  const unwatch = watchFile(sql, () => bus.miss());
  const close = async (): Promise<void> => {
    unwatch();
    await read.destroy();
    await write.destroy();
  };
  const writeBatch = await sqliteBatches(connection);
  const store = makeSqlStore(sql, (batch) => mutex.alone(() => writeBatch(batch)), close);
  return { store, bus, jobs: new TimerJobs(sql), backup: makeBackup(sql) };
};

/** Loaded only where it is used: a fifth of the time that a node takes to start. */
const openPostgres = async (url: string, failed: (error: unknown) => void): Promise<Opened> =>
  (await import('./postgres.js')).openPostgres(url, failed);

export const openStore = (options: StoreOptions): Promise<Opened> => {
  const failed = options.failed ?? (() => undefined);
  return options.databaseUrl ? openPostgres(options.databaseUrl, failed) : openSqlite(options, failed);
};
