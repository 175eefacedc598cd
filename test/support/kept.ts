/** A server, its store, and an operator who manages both from another process: over each kind of database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { closeStore, openStore, type OpenedStore } from '@landnam/server/operations';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { startServer, type TestServer } from './server.js';

type Options = NonNullable<Parameters<typeof startServer>[0]>;

export interface Kept {
  readonly kind: string;
  /** How many servers may share the store. */
  readonly most: number;
  /** Another one on the test's store, closed after it. */
  start(options?: Options): Promise<TestServer>;
  /** As `landnam admin` does it, beside the server. */
  operate<T>(work: (opened: OpenedStore) => Promise<T>): Promise<T>;
  /** Directly in the database, behind the server's back. */
  query(text: string): Promise<void>;
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

let postgres: TestPostgres | undefined;

const placeOf = async (kind: string): Promise<Place> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-kept-'));
  if (kind === 'sqlite') return { dataDir };
  postgres ??= await startPostgres();
  return { dataDir, databaseUrl: await postgres.newDatabase() };
};

const queryAt = async ({ dataDir, databaseUrl }: Place, text: string): Promise<void> => {
  if (databaseUrl === undefined) {
    const db = new LibsqlDatabase(join(dataDir, 'landnam.db'), {});
    db.exec('pragma busy_timeout=5000');
    db.exec(text);
    db.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const HOOKS = 120_000;

export const overDatabases = (tests: (kept: Kept) => void): void => {
  afterAll(async () => postgres?.stop(), HOOKS);

  describe.each(['sqlite', 'postgres'])('%s', (kind) => {
    let place: Place;
    let servers: TestServer[] = [];

    beforeEach(async () => {
      place = await placeOf(kind);
    }, HOOKS);
    afterEach(async () => {
      for (const server of servers) await server.close().catch(() => undefined);
      servers = [];
      rmSync(place.dataDir, { recursive: true, force: true });
    }, HOOKS);

    tests({
      kind,
      most: kind === 'sqlite' ? 1 : 2,
      start: async (options = {}) => {
        const server = await startServer({ ...options, ...place });
        servers.push(server);
        return server;
      },
      operate: async (work) => {
        const opened = await openStore(place);
        try {
          return await work(opened);
        } finally {
          await closeStore(opened);
        }
      },
      query: (text) => queryAt(place, text),
    });
  });
};
