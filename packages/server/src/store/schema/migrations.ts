/** One list for both databases. A released migration is never edited: a change is a new entry. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { seedDue } from '../rows/due.js';
import type { Schema } from './schema.js';

type Database = Kysely<unknown>;

const people = async (db: Database): Promise<void> => {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('banned', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('codes')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
};

const tables = async (db: Database): Promise<void> => {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('guests', 'text', (c) => c.notNull())
    .addColumn('chats', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_phase').on('tables').columns(['phase', 'updated']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_pk', ['guest', 'table_id'])
    .execute();
  await db.schema.createIndex('seats_table').on('seats').column('table_id').execute();
};

const entries = async (db: Database): Promise<void> => {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('client', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('entries_client')
    .on('entries')
    .columns(['table_id', 'client'])
    .where(sql.ref('client'), '<>', sql.lit(''))
    .execute();
};

const talk = async (db: Database): Promise<void> => {
  await db.schema
    .createTable('chats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chats_pk', ['table_id', 'number'])
    .execute();
  await db.schema.createIndex('chats_at').on('chats').column('at').execute();
  await db.schema.createIndex('chats_guest').on('chats').column('guest').execute();
  await db.schema
    .createTable('reports')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('chat', 'integer', (c) => c.notNull())
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
};

/** `jobs` is for SQLite only, `nodes` for PostgreSQL: unused, they stay empty. */
const work = async (db: Database): Promise<void> => {
  await db.schema
    .createTable('jobs')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('stamp', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_at').on('jobs').column('at').execute();
  await db.schema
    .createTable('nodes')
    .addColumn('worker', 'text', (c) => c.primaryKey())
    .addColumn('lock', 'integer', (c) => c.notNull())
    .execute();
};

/** A table that everyone left before its game is never written again. */
const countSeated = async (db: Kysely<Schema>): Promise<void> => {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'data'])
    .where('phase', 'in', ['gathering', 'opening'])
    .execute();
  for (const { id, data } of rows)
    await db
      .updateTable('tables')
      .set({ seated: seatedIn(data) })
      .where('id', '=', id)
      .execute();
};

/** An unreadable row does not keep a server from starting. */
const seatedIn = (data: string): number | null => {
  try {
    const { seats } = JSON.parse(data) as { seats: readonly { guest: string | null }[] };
    return seats.filter(({ guest }) => guest !== null).length;
  } catch {
    return null;
  }
};

const first: Migration = {
  async up(db: Database) {
    for (const part of [people, tables, entries, talk, work]) await part(db);
  },
};

/** Every node asks every ten seconds who is banned, and few are. */
const bans: Migration = {
  async up(db: Database) {
    await db.schema
      .createIndex('guests_banned')
      .on('guests')
      .columns(['banned', 'id'])
      .where(sql.ref('banned'), '=', sql.lit(1))
      .execute();
  },
};

/** Null until the row is next written: a node of the previous version may still run, and knows neither. */
const ages: Migration = {
  async up(db: Database) {
    await db.schema.alterTable('tables').addColumn('seated', 'integer').execute();
    await db.schema.alterTable('tables').addColumn('acted', 'bigint').execute();
    await countSeated(db);
  },
};

/** Nothing looks entries up by the client that sent them; each line had to be written into it. */
const noClientIndex: Migration = {
  async up(db: Database) {
    await db.schema.dropIndex('entries_client').ifExists().execute();
  },
};

/** What is due stood in `jobs` or in a queue's own tables before: each running game is looked at once. */
const due: Migration = {
  async up(db: Database) {
    await db.schema
      .createTable('due')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('node', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('due_pk', ['table_id', 'kind'])
      .execute();
    await db.schema.createIndex('due_at').on('due').columns(['kind', 'at']).execute();
    await seedDue(db);
  },
};

/** Maps of people's own stand beside the tables that name them. */
const ownMaps: Migration = {
  async up(db: Database) {
    await db.schema
      .createTable('maps')
      .ifNotExists()
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('used', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('map_uses')
      .ifNotExists()
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('map_uses_pk', ['hash', 'table_id'])
      .execute();
  },
};

type Migrations = Readonly<Record<string, Migration>>;

const FIRST: Migrations = { '0001': first, '0002': bans, '0003': ages };
/** In a list of its own: builds before decision 0057 refuse to start where the first one has a name that they do not know. */
const SINCE: Migrations = { '0004': noClientIndex, '0005': due, '0006': ownMaps };

/** A later build has been here and gone back: what it did only adds, and is left alone. */
const known = (migrations: Migrations, done: readonly string[]): Record<string, Migration> => ({
  ...Object.fromEntries(done.map((name) => [name, NOTHING])),
  ...migrations,
});

const NOTHING: Migration = { up: () => Promise.resolve() };

const doneIn = async (db: Kysely<Schema>, list: string): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === list)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(list)}`.execute(db);
  return rows.map(({ name }) => name);
};

/** Kysely holds a lock over it: nodes that start together do it once. */
const bringUp = async (db: Kysely<Schema>, migrations: Migrations, list: string): Promise<void> => {
  const all = known(migrations, await doneIn(db, list));
  const provider = { getMigrations: () => Promise.resolve(all) };
  const names = { migrationTableName: list, migrationLockTableName: `${list}_lock` };
  const { error } = await new Migrator({ db, provider, ...names }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
};

export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await bringUp(db, FIRST, 'kysely_migration');
  await bringUp(db, SINCE, 'landnam_migration');
};
