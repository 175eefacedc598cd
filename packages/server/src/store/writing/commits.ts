/** Appends and changes of tables, for PostgreSQL: many in one transaction, each race judged separately. */
import { CompiledQuery, type Transaction } from 'kysely';
import type { Commit, WriteBatch } from './group.js';
import type { Schema, TableColumns } from '../schema/schema.js';
import { inTransaction, type Sql, SqlTexts } from '../sql.js';
import { type DueCommit, putAllDue } from '../rows/due.js';
import type { Append, DueTimes, TableChange, Written } from '../store.js';
import { guestsText, seatsOf } from '../rows/tables.js';

type Db = Transaction<Schema>;

export interface TableCommit extends Commit {
  readonly append?: Append | undefined;
  readonly change?: TableChange | undefined;
  readonly due?: DueTimes | undefined;
}

/** What a commit is judged by. */
export interface Judged {
  readonly version: number;
  /** Number of its last entry. */
  readonly last: number | null;
}

type Standing = Judged & Omit<TableColumns, 'data'>;

const STANDING = [
  'id',
  'code',
  'phase',
  'visibility',
  'updated',
  'version',
  'guests',
  'chats',
  'seated',
  'acted',
] as const;

const standingQuery = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('tables')
    .select(STANDING)
    .select((e) =>
      e
        .selectFrom('entries')
        .select((s) => s.fn.max('seq').as('seq'))
        .whereRef('entries.table_id', '=', 'tables.id')
        .as('last'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .compile();

/** Locked in order of their ids, so that two nodes never deadlock. */
const standings = async (db: Db, texts: SqlTexts, ids: readonly string[]): Promise<Map<string, Standing>> => {
  const text = texts.of('standings', ids.length, () => standingQuery(db, ids));
  const { rows } = await db.executeQuery<Standing>(CompiledQuery.raw(text, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Numbers have no gaps; a table without any may begin anywhere. */
const follows = ({ last }: Judged, append: Append): boolean => last === null || append.from === last + 1;

export const mayStand = (standing: Judged | undefined, { append, change }: TableCommit): boolean =>
  standing !== undefined &&
  (append === undefined || follows(standing, append)) &&
  (change === undefined || change.version === standing.version);

const entriesOf = ({ table, from, lines, client, at }: Append): Schema['entries'][] =>
  lines.map((line, i) => ({ table_id: table, seq: from + i, line, client, at }));

/** PostgreSQL allows 65,535 parameters. */
const ROWS_AT_ONCE = 2000;

const insertSome = async (db: Db, texts: SqlTexts, rows: readonly Schema['entries'][]): Promise<void> => {
  const text = texts.of('entries', rows.length, () => db.insertInto('entries').values(rows).compile());
  const values = rows.flatMap(({ table_id, seq, line, client, at }) => [table_id, seq, line, client, at]);
  await db.executeQuery(CompiledQuery.raw(text, values));
};

const insertEntries = async (db: Db, texts: SqlTexts, rows: readonly Schema['entries'][]): Promise<void> => {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await insertSome(db, texts, rows.slice(i, i + ROWS_AT_ONCE));
};

/** The primary key decides: another node may have written since the read. */
const insertFirst = async (db: Db, rows: readonly Schema['entries'][]): Promise<Set<string>> => {
  if (rows.length === 0) return new Set();
  const won = await db
    .insertInto('entries')
    .values(rows)
    .onConflict((c) => c.columns(['table_id', 'seq']).doNothing())
    .returning('table_id')
    .execute();
  return new Set(won.map(({ table_id }) => table_id));
};

/** Returns the tables that another node wrote first. */
const appendRacing = async (
  db: Db,
  texts: SqlTexts,
  rows: readonly Schema['entries'][][],
): Promise<Set<string>> => {
  const won = await insertFirst(
    db,
    rows.flatMap((lines) => lines.slice(0, 1)),
  );
  await insertEntries(
    db,
    texts,
    rows.flatMap((lines) => (won.has(lines[0]?.table_id ?? '') ? lines.slice(1) : [])),
  );
  const tables = rows.map(([first]) => first?.table_id ?? '');
  return new Set(tables.filter((table) => !won.has(table)));
};

const appendAll = (db: Db, texts: SqlTexts, commits: readonly TableCommit[]): Promise<Set<string>> => {
  const appends = commits.flatMap(({ append }) => (append && append.lines.length > 0 ? [append] : []));
  return appendRacing(db, texts, appends.map(entriesOf));
};

const changed = (standing: Standing, change: TableChange): TableColumns => {
  const { last: _last, ...row } = standing;
  const { phase, visibility, updated, data, seated } = change;
  const acted = change.acted ?? row.acted ?? row.updated;
  const written = { phase, visibility, updated, data, seated, acted, guests: guestsText(change) };
  return { ...row, ...written, version: row.version + 1 };
};

const reseat = async (db: Db, changes: readonly TableChange[]): Promise<void> => {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  await db.deleteFrom('seats').where('table_id', 'in', ids).execute();
  const seats = changes.flatMap(seatsOf);
  if (seats.length > 0) await db.insertInto('seats').values(seats).execute();
};

const changeAll = async (
  db: Db,
  changes: readonly TableChange[],
  at: ReadonlyMap<string, Standing>,
): Promise<void> => {
  const rows = changes.flatMap((change) => {
    const standing = at.get(change.id);
    return standing ? [changed(standing, change)] : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('tables')
    .values(rows)
    .onConflict((c) =>
      c.column('id').doUpdateSet((e) => ({
        phase: e.ref('excluded.phase'),
        visibility: e.ref('excluded.visibility'),
        updated: e.ref('excluded.updated'),
        version: e.ref('excluded.version'),
        data: e.ref('excluded.data'),
        guests: e.ref('excluded.guests'),
        seated: e.ref('excluded.seated'),
        acted: e.ref('excluded.acted'),
      })),
    )
    .execute();
  await reseat(
    db,
    changes.filter((change) => at.get(change.id)?.guests !== guestsText(change)),
  );
};

const dueIn = (commits: Iterable<TableCommit>): DueCommit[] =>
  [...commits].flatMap(({ table, due }) => (due ? [{ table, due }] : []));

const writeIn = async (
  db: Db,
  texts: SqlTexts,
  batch: readonly TableCommit[],
  node: number,
): Promise<Written[]> => {
  const ids = batch.map(({ table }) => table).sort();
  const at = await standings(db, texts, ids);
  const standing = batch
    .filter((commit) => mayStand(at.get(commit.table), commit))
    .sort((a, b) => (a.table < b.table ? -1 : 1));
  const raced = await appendAll(db, texts, standing);
  const won = new Map(
    standing.filter(({ table }) => !raced.has(table)).map((commit) => [commit.table, commit]),
  );
  await changeAll(
    db,
    [...won.values()].flatMap(({ change }) => (change ? [change] : [])),
    at,
  );
  await putAllDue(db, dueIn(won.values()), node);
  return batch.map(({ table }) => (won.has(table) ? 'written' : 'raced'));
};

/** One commit for all of them; throws if it was not made. */
export const postgresBatches = (sql: Sql, node: number): WriteBatch<TableCommit> => {
  const texts = new SqlTexts();
  return (batch) => inTransaction(sql, (db) => writeIn(db, texts, batch, node));
};
