/** Appends and changes of tables, for SQLite: it has one writer at a time, so what a transaction reads holds until its commit. */
import { type Judged, mayStand, type TableCommit } from '../writing/commits.js';
import type { WriteBatch } from '../writing/group.js';
import type { Connection, Statement } from './sqlite.js';
import { dueOf } from '../rows/due.js';
import type { Append, TableChange, Written } from '../store.js';
import { guestsText, seatsOf } from '../rows/tables.js';

const TEXTS = {
  standing:
    'select version, guests, (select max(seq) from entries where table_id = id) as last from tables where id = ?',
  entry: 'insert into entries (table_id, seq, line, client, at) values (?, ?, ?, ?, ?)',
  change:
    'update tables set phase = ?, visibility = ?, updated = ?, version = version + 1, data = ?, guests = ?, seated = ?, acted = coalesce(?, acted, updated) where id = ?',
  stand: 'delete from seats where table_id = ?',
  sit: 'insert into seats (guest, table_id) values (?, ?)',
  put: 'insert into due (table_id, kind, at, node) values (?, ?, ?, ?) on conflict (table_id, kind) do update set at = excluded.at, node = excluded.node',
  drop: 'delete from due where table_id = ? and kind = ?',
} as const;

type Statements = Readonly<Record<keyof typeof TEXTS, Statement>>;

interface Standing extends Judged {
  readonly guests: string;
}

const prepareAll = async (connection: Connection): Promise<Statements> => {
  const made = Object.entries(TEXTS).map(async ([name, text]) => [name, await connection.prepare(text)]);
  return Object.fromEntries(await Promise.all(made)) as Statements;
};

const append = ({ entry }: Statements, { table, from, lines, client, at }: Append): void => {
  lines.forEach((line, i) => entry.run([table, from + i, line, client, at]));
};

const reseat = ({ stand, sit }: Statements, change: TableChange): void => {
  stand.run([change.id]);
  for (const { guest, table_id } of seatsOf(change)) sit.run([guest, table_id]);
};

const changeTable = (statements: Statements, standing: Standing, change: TableChange): void => {
  const { id, phase, visibility, updated, data, seated, acted = null } = change;
  const guests = guestsText(change);
  statements.change.run([phase, visibility, updated, data, guests, seated, acted, id]);
  if (guests !== standing.guests) reseat(statements, change);
};

const putDue = ({ put, drop }: Statements, commit: TableCommit, node: number): void => {
  for (const { kind, at } of dueOf(commit.due))
    if (at === null) drop.run([commit.table, kind]);
    else put.run([commit.table, kind, at, node]);
};

const writeOne = (statements: Statements, commit: TableCommit, node: number): Written => {
  const standing = statements.standing.get([commit.table]) as Standing | undefined;
  if (standing === undefined || !mayStand(standing, commit)) return 'raced';
  if (commit.append) append(statements, commit.append);
  if (commit.change) changeTable(statements, standing, commit.change);
  if (commit.due) putDue(statements, commit, node);
  return 'written';
};

/** One commit for all of them; throws if it was not made. */
export const sqliteBatches = async (
  connection: Connection,
  node: number,
): Promise<WriteBatch<TableCommit>> => {
  const statements = await prepareAll(connection);
  return (batch) => connection.inTransaction(() => batch.map((commit) => writeOne(statements, commit, node)));
};
