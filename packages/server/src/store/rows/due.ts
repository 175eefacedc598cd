/** What is due, and when. Written with the move that makes it so, and found by whoever is there when its writer is not. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema/schema.js';
import { inTransaction, type Sql } from '../sql.js';
import type { DueKind, DueRow, DueTimes } from '../store.js';

type Db = Transaction<Schema>;

export interface DueCommit {
  readonly table: string;
  readonly due: DueTimes;
}

interface DueTime {
  readonly kind: DueKind;
  readonly at: number | null;
}

const KINDS: readonly DueKind[] = ['time', 'think', 'sweep'];

export const dueOf = (due: DueTimes = {}): readonly DueTime[] =>
  KINDS.flatMap((kind) => {
    const at = due[kind];
    return at === undefined ? [] : [{ kind, at }];
  });

const rowsOf = (commits: readonly DueCommit[], node: number): Schema['due'][] =>
  commits.flatMap(({ table, due }) =>
    dueOf(due).flatMap(({ kind, at }) => (at === null ? [] : [{ table_id: table, kind, at, node }])),
  );

const putSome = async (db: Db, rows: readonly Schema['due'][]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('due')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['table_id', 'kind'])
        .doUpdateSet((e) => ({ at: e.ref('excluded.at'), node: e.ref('excluded.node') })),
    )
    .execute();
};

const dropSome = async (db: Db, kind: DueKind, commits: readonly DueCommit[]): Promise<void> => {
  const tables = commits.flatMap(({ table, due }) => (due[kind] === null ? [table] : []));
  if (tables.length === 0) return;
  await db.deleteFrom('due').where('kind', '=', kind).where('table_id', 'in', tables).execute();
};

export const putAllDue = async (db: Db, commits: readonly DueCommit[], node: number): Promise<void> => {
  await putSome(db, rowsOf(commits, node));
  for (const kind of KINDS) await dropSome(db, kind, commits);
};

export const putDue = (from: Sql, commit: DueCommit, node: number): Promise<void> =>
  inTransaction(from, (db) => putAllDue(db, [commit], node));

export const dueRows = async (
  { read }: Sql,
  kind: DueKind,
  by: number,
  limit: number,
): Promise<readonly DueRow[]> => {
  const rows = await read
    .selectFrom('due')
    .selectAll()
    .where('kind', '=', kind)
    .where('at', '<=', by)
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.map(({ table_id, at, node }) => ({ table: table_id, kind, at, node }));
};

export const claimDue = async (
  { write }: Sql,
  row: DueRow,
  until: number,
  node: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await write
    .updateTable('due')
    .set({ at: until, node })
    .where('table_id', '=', row.table)
    .where('kind', '=', row.kind)
    .where('at', '=', row.at)
    .where('node', '=', row.node)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Nobody has a timer for these any more: whoever looks next finds them. */
export const leaveDue = async (db: Kysely<Schema>, isLeft: 'own' | 'others', node: number): Promise<void> => {
  await db
    .updateTable('due')
    .set({ at: 0 })
    .where('kind', '=', 'think')
    .where('at', '>', 0)
    .where('node', isLeft === 'own' ? '=' : '<>', node)
    .execute();
};

/**
 * Games of which nobody knows whether something is due: of versions before decision 0057, and of a back-up. Each is looked at once.
 * Before a game nothing is due but an opening.
 */
export const seedDue = async (db: Kysely<Schema>): Promise<void> => {
  await sql`insert into due (table_id, kind, at, node)
    select id, 'think', 0, 0 from tables where phase in ('opening', 'playing')
    on conflict (table_id, kind) do update set at = 0`.execute(db);
};
