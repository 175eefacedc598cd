/** Where stores live in tests: one contract suite runs over each of these. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Opened } from '../../packages/server/src/store/open.js';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';

/** Where the nodes of one test find their data. */
export interface Place {
  open(): Promise<Opened>;
  clear(): Promise<void>;
}

let postgres: TestPostgres | undefined;

const sqlitePlace = async (_isNew: boolean): Promise<Place> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-store-'));
  return {
    open: () => openStore({ dataDir }),
    clear: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

let migrated: string | undefined;

/** Migrations take longer than most tests: done once, then copied. */
const migratedDatabase = async (server: TestPostgres): Promise<string> => {
  if (migrated !== undefined) return server.newDatabase(migrated);
  const databaseUrl = await server.newDatabase();
  await (await openStore({ dataDir: '', databaseUrl })).store.close();
  migrated = databaseUrl;
  return server.newDatabase(databaseUrl);
};

const postgresPlace = async (isNew: boolean): Promise<Place> => {
  postgres ??= await startPostgres();
  const databaseUrl = isNew ? await postgres.newDatabase() : await migratedDatabase(postgres);
  return { open: () => openStore({ dataDir: '', databaseUrl }), clear: async () => undefined };
};

export const PLACES = { sqlite: sqlitePlace, postgres: postgresPlace };

/** After the last test of a file. */
export const clearPlaces = async (): Promise<void> => postgres?.stop();

export const stopStore = async ({ jobs, bus, store }: Opened): Promise<void> => {
  await jobs.close();
  await bus.close();
  await store.close();
};

export const later = <T>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};
