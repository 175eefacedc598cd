/** Where stores live in tests: one contract suite runs over each of these. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openStore, type OpenedStore } from '../../packages/server/src/store/open.js';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';

/** Where the nodes of one test find their data. */
interface Place {
  open(): Promise<OpenedStore>;
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

const PLACES = { sqlite: sqlitePlace, postgres: postgresPlace };
const HOOKS = 60_000;

const stopStore = async ({ nodes, bus, store }: OpenedStore): Promise<void> => {
  await nodes.close();
  await bus.close();
  await store.close();
};

/** Nodes of one test: all of them are stopped after it. */
export interface Nodes {
  /** Another one on the test's store. */
  readonly open: () => Promise<OpenedStore>;
  /** This one ends before the test does. */
  readonly stop: (node: OpenedStore) => Promise<void>;
}

/** The same tests over each kind of store: the first with an empty store, each with its own. */
export const overStores = (tests: (nodes: Nodes) => void): void => {
  afterAll(async () => postgres?.stop(), HOOKS);

  describe.each(Object.entries(PLACES))('%s', (_name, makePlace) => {
    let place: Place;
    const opened = new Set<OpenedStore>();
    const stop = async (node: OpenedStore): Promise<void> => {
      opened.delete(node);
      await stopStore(node);
    };

    beforeAll(async () => {
      place = await makePlace(true);
    }, HOOKS);
    afterEach(async () => {
      for (const node of opened) await stop(node);
      await place.clear();
      place = await makePlace(false);
    }, HOOKS);

    const open = async (): Promise<OpenedStore> => {
      const node = await place.open();
      opened.add(node);
      return node;
    };
    tests({ open, stop });
  });
};

export const later = <T>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};
