/** A back-up that either database writes and either reads. What is due is left out: each running game is looked at once after it. */
import type { Kysely, Transaction } from 'kysely';
import { seedDue } from '../rows/due.js';
import type { Schema } from '../schema/schema.js';
import { inTransaction, type Sql } from '../sql.js';
import type { Backup } from '../store.js';

type Name = (typeof NAMES)[number];
type Row = Readonly<Record<string, unknown>>;

/** The first did not record when tables were last used: its rows get that with their next change. */
const VERSIONS: readonly unknown[] = [1, 2];
const VERSION = 2;
const MAP_NAMES = ['maps', 'map_uses'] as const;
const NAMES = [
  'settings',
  'guests',
  'codes',
  'tables',
  'seats',
  'entries',
  'chats',
  'reports',
  ...MAP_NAMES,
] as const;
/** The order in which rows are read, some at a time. Reports have no key: they are few, and read in one go. */
const KEYS: Readonly<Record<Name, readonly string[]>> = {
  settings: ['name'],
  guests: ['id'],
  codes: ['code'],
  tables: ['id'],
  seats: ['guest', 'table_id'],
  entries: ['table_id', 'seq'],
  chats: ['table_id', 'number'],
  reports: [],
  maps: ['hash'],
  map_uses: ['hash', 'table_id'],
};
const PAGE = 1000;
const ROWS_AT_ONCE = 200;

/** Kysely's types know each table's columns; here they are data. */
type Loose = Kysely<Record<string, Record<string, unknown>>>;
const loosely = (db: Transaction<Schema>): Loose => db as unknown as Loose;

const page = (db: Loose, name: Name, after: Row | undefined): Promise<Row[]> => {
  const keys = KEYS[name];
  let query = db.selectFrom(name).selectAll();
  for (const key of keys) query = query.orderBy(key);
  if (after !== undefined)
    query = query.where((e) => {
      const [first = '', second] = keys;
      const sameFirst = e(first, '=', after[first]);
      const beyond = e(first, '>', after[first]);
      return second === undefined
        ? beyond
        : e.or([beyond, e.and([sameFirst, e(second, '>', after[second])])]);
    });
  return (keys.length === 0 ? query : query.limit(PAGE)).execute();
};

async function* rowsOf(db: Loose, name: Name): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const rows = await page(db, name, after);
    yield* rows;
    if (rows.length < PAGE || KEYS[name].length === 0) return;
    after = rows.at(-1);
  }
}

async function* lines(db: Loose): AsyncGenerator<string> {
  let count = 0;
  yield JSON.stringify({ landnam: 'backup', version: VERSION });
  for (const name of NAMES)
    for await (const row of rowsOf(db, name)) {
      count++;
      yield JSON.stringify([name, row]);
    }
  yield JSON.stringify({ rows: count });
}

async function* dump({ read }: Sql): AsyncGenerator<string> {
  const transaction = await read
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* lines(loosely(transaction));
  } finally {
    await transaction.rollback().execute();
  }
}

const isName = (name: unknown): name is Name => (NAMES as readonly unknown[]).includes(name);

const parse = (line: string, number: number): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} of the backup is not JSON.`);
  }
};

const readHead = (head: unknown): void => {
  const { landnam, version } = (head ?? {}) as Row;
  if (landnam !== 'backup') throw new Error('This is not a Landnam backup.');
  if (!VERSIONS.includes(version))
    throw new Error(`The backup has version ${String(version)}; this build reads ${VERSION}.`);
};

const readRow = (parsed: unknown, number: number): { name: Name; row: Row } => {
  const [name, row] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  if (!isName(name) || typeof row !== 'object' || row === null)
    throw new Error(`Line ${number} of the backup is not a row.`);
  return { name, row: row as Row };
};

class Loader {
  rows = 0;
  ended = false;
  readonly #db: Loose;
  #name: Name = 'settings';
  #waiting: Row[] = [];

  constructor(db: Loose) {
    this.#db = db;
  }

  async take(line: string, number: number): Promise<void> {
    const parsed = parse(line, number);
    if (number === 1) return readHead(parsed);
    if (!Array.isArray(parsed)) return this.#end(parsed as Row);
    const { name, row } = readRow(parsed, number);
    if (name !== this.#name || this.#waiting.length === ROWS_AT_ONCE) await this.flush();
    this.#name = name;
    this.#waiting.push(row);
    this.rows++;
  }

  async flush(): Promise<void> {
    if (this.#waiting.length > 0) await this.#db.insertInto(this.#name).values(this.#waiting).execute();
    this.#waiting = [];
  }

  #end({ rows }: Row): void {
    this.ended = rows === this.rows;
  }
}

const refuseFull = async (db: Transaction<Schema>): Promise<void> => {
  for (const name of ['tables', 'guests'] as const) {
    const row = await db.selectFrom(name).select('id').limit(1).executeTakeFirst();
    if (row) throw new Error('The store is not empty: a backup can only be restored into an empty one.');
  }
  await db.deleteFrom('settings').execute();
};

const restore = (sql: Sql, from: AsyncIterable<string>): Promise<number> =>
  inTransaction(sql, async (db) => {
    await refuseFull(db);
    const loader = new Loader(loosely(db));
    let number = 0;
    for await (const line of from) await loader.take(line, ++number);
    await loader.flush();
    if (!loader.ended) throw new Error('The back-up is cut off: its last line is missing.');
    await seedDue(db);
    return loader.rows;
  });

export const makeBackup = (sql: Sql): Backup => ({
  dump: () => dump(sql),
  restore: (from) => restore(sql, from),
});
