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
  names(text: string): Promise<string[]>;
}

interface Named {
  readonly name: string;
}

const sqlite = async (): Promise<Place> => {
  const dataDir = mkdtempSync(join(folder, 'place-'));
  const opened = <T>(work: (db: InstanceType<typeof LibsqlDatabase>) => T): T => {
    const db = new LibsqlDatabase(join(dataDir, 'landnam.db'), {});
    const result = work(db);
    db.close();
    return result;
  };
  return {
    dataDir,
    query: async (text) => opened((db) => void db.exec(text)),
    names: async (text) => opened((db) => (db.prepare(text).all() as Named[]).map(({ name }) => name)),
  };
};

const postgres = async (): Promise<Place> => {
  const databaseUrl = await server.newDatabase();
  const asked = async (text: string): Promise<Named[]> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<Named>(text);
    await client.end();
    return rows;
  };
  return {
    dataDir: '',
    databaseUrl,
    query: async (text) => void (await asked(text)),
    names: async (text) => (await asked(text)).map(({ name }) => name),
  };
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

/** As the version before left it, which knows of nothing that is due. */
const BEFORE_DUE = ['drop table due', 'drop table landnam_migration', 'drop table landnam_migration_lock'];

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

  test('each running game of an earlier version is looked at once, and a later version may have been there', async () => {
    const place = await makePlace();
    const before = await openStore(place);
    for (const phase of ['gathering', 'opening', 'playing', 'over', 'closed'])
      await before.store.createTable({ ...rowOf(phase, 'ann'), phase });
    await before.store.close();
    for (const text of BEFORE_DUE) await place.query(text);
    await (await openStore(place)).store.close();
    await place.query("insert into landnam_migration (name, timestamp) values ('0099', 'later')");
    const after = await openStore(place);
    const due = await after.store.dueRows('think', 0, 9);
    expect(due.map(({ table }) => table).sort()).toEqual(['opening', 'playing']);
    await after.store.close();
  });

  test('the version before finds all that it knows, and nothing in its list that it does not', async () => {
    const place = await makePlace();
    await (await openStore(place)).store.close();
    const names = await place.names('select name from kysely_migration order by name');
    expect(names).toEqual(['0001', '0002', '0003']);
  });
});
