/** A folder belongs to one server at a time: two would each keep copies of tables that the other changes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';

/** Milliseconds for another process that is just shutting down. */
const PATIENCE = 1000;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

const lock = (db: InstanceType<typeof LibsqlDatabase>): void => {
  db.exec(`pragma busy_timeout=${PATIENCE}`);
  db.exec('begin exclusive');
};

/** SQLite's lock on a file beside the data: however a process ends, the lock ends with it. Returns what releases it. */
export const holdFolder = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new LibsqlDatabase(join(dataDir, 'server.lock'), {});
  try {
    lock(db);
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `Another server keeps its tables in ${dataDir}: end it, or give this one another DATA_DIR`,
      { cause: error },
    );
  }
  return () => void db.close();
};
