import { inTransaction, type Sql, whyNot } from '../sql.js';
import { putAllDue } from './due.js';
import type { EntryRow, TableChange, TableRow, Written } from '../store.js';

const COLUMNS = [
  'tables.id',
  'tables.code',
  'tables.phase',
  'tables.visibility',
  'tables.updated',
  'tables.version',
  'tables.data',
] as const;

/** Tables not yet begun or still being played. */
const OPEN = ['gathering', 'opening', 'playing'];

export type NewTable = TableChange & { readonly code: string };

export const seatsOf = (change: TableChange): { guest: string; table_id: string }[] =>
  [...new Set(change.guests)].map((guest) => ({ guest, table_id: change.id }));

export const guestsText = (change: TableChange): string => JSON.stringify([...new Set(change.guests)]);

export const createTable = async (sql: Sql, row: NewTable, node: number): Promise<Written> => {
  const { guests: _guests, acted = null, due, ...columns } = row;
  try {
    return await inTransaction(sql, async (db) => {
      const made = await db
        .insertInto('tables')
        .values({ ...columns, acted, guests: guestsText(row), chats: 0 })
        .onConflict((c) => c.doNothing())
        .returning('id')
        .execute();
      if (made.length === 0) return 'raced';
      if (row.guests.length > 0) await db.insertInto('seats').values(seatsOf(row)).execute();
      if (due !== undefined) await putAllDue(db, [{ table: row.id, due }], node);
      return 'written';
    });
  } catch (error) {
    return whyNot(sql, error);
  }
};

export const findTable = ({ read }: Sql, id: string): Promise<TableRow | undefined> =>
  read.selectFrom('tables').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const findTableByCode = ({ read }: Sql, code: string): Promise<TableRow | undefined> =>
  read.selectFrom('tables').select(COLUMNS).where('code', '=', code).executeTakeFirst();

export const publicTables = ({ read }: Sql, limit: number): Promise<TableRow[]> =>
  read
    .selectFrom('tables')
    .select(COLUMNS)
    .where('visibility', '=', 'public')
    .where('phase', 'in', OPEN)
    .orderBy('updated', 'desc')
    .limit(limit)
    .execute();

export const tablesOf = (
  { read }: Sql,
  guest: string,
  limit: number,
  phases?: readonly string[],
): Promise<TableRow[]> =>
  read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(COLUMNS)
    .where('seats.guest', '=', guest)
    .$if(phases !== undefined, (query) => query.where('tables.phase', 'in', phases ?? []))
    .orderBy('updated', 'desc')
    .limit(limit)
    .execute();

export const tablesIn = ({ read }: Sql, phase: string): Promise<TableRow[]> =>
  read.selectFrom('tables').select(COLUMNS).where('phase', '=', phase).orderBy('updated').execute();

export const entriesFrom = ({ read }: Sql, table: string, from: number): Promise<EntryRow[]> =>
  read
    .selectFrom('entries')
    .select(['seq', 'line', 'client', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
