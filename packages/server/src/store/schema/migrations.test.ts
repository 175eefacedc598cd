import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../scripts/postgres.mjs';
import { openStore, type StoreOptions } from '../open.js';

const HOOKS = 60_000;
const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'landnam-migrations-'));
let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
}, HOOKS);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, HOOKS);

interface Place extends StoreOptions {
  query(text: string): Promise<void>;
}

const sqlite = async (): Promise<Place> => ({
  dataDir: folder,
  query: async (text) => {
    const db = new LibsqlDatabase(join(folder, 'landnam.db'), {});
    db.exec(text);
    db.close();
  },
});

const postgres = async (): Promise<Place> => {
  const databaseUrl = await server.newDatabase();
  const query = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  return { dataDir: '', databaseUrl, query };
};

/** Without the columns that the third migration adds. */
const OLDER = [
  'alter table tables drop column seated',
  'alter table tables drop column acted',
  "delete from kysely_migration where name >= '0003'",
];

const rowOf = (id: string, guest: string | null) => ({
  id,
  code: id,
  version: 0,
  phase: 'gathering',
  visibility: 'link',
  updated: 50 * DAY,
  data: JSON.stringify({ host: 'ann', seats: [{ guest }, { guest: null }] }),
  guests: ['ann'],
  seated: 0,
});

describe.each([
  ['sqlite', sqlite],
  ['postgres', postgres],
])('%s', (_name, makePlace) => {
  test('of tables that an earlier version wrote, the empty ones expire', async () => {
    const place = await makePlace();
    const before = await openStore(place);
    for (const row of [rowOf('left', null), rowOf('sat at', 'ann'), { ...rowOf('torn', null), data: '{' }])
      await before.store.createTable(row);
    await before.store.close();
    for (const text of OLDER) await place.query(text);
    const after = await openStore(place);
    const deleted: string[] = [];
    const ages = { emptyTables: DAY, abandonedGames: 30 * DAY, chat: DAY, reports: DAY };
    await after.store.retain(52 * DAY, ages, (id) => deleted.push(id));
    expect(deleted).toEqual(['left']);
    await after.store.retain(81 * DAY, ages, (id) => deleted.push(id));
    expect(deleted.sort()).toEqual(['left', 'sat at', 'torn']);
    await after.store.close();
  });
});
