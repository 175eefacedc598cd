import { inTransaction, type Sql } from '../sql.js';
import type { ChatRow, ReportRow } from '../store.js';

/** The table's row counts them: nodes that write at the same time get consecutive numbers. */
export const addChat = (sql: Sql, table: string, row: Omit<ChatRow, 'number'>): Promise<number | undefined> =>
  inTransaction(sql, async (db) => {
    const counted = await db
      .updateTable('tables')
      .set((e) => ({ chats: e('chats', '+', 1), acted: row.at }))
      .where('id', '=', table)
      .returning('chats')
      .executeTakeFirst();
    if (counted === undefined) return undefined;
    await db
      .insertInto('chats')
      .values({ ...row, table_id: table, number: counted.chats })
      .execute();
    return counted.chats;
  });

export const chatAfter = ({ read }: Sql, table: string, after: number): Promise<ChatRow[]> =>
  read
    .selectFrom('chats')
    .select(['number', 'guest', 'name', 'seat', 'text', 'at'])
    .where('table_id', '=', table)
    .where('number', '>', after)
    .orderBy('number')
    .execute();

/** Once per line and person. */
export const report = (
  sql: Sql,
  table: string,
  chat: number,
  guest: string,
  reason: string,
  at: number,
): Promise<void> =>
  inTransaction(sql, async (db) => {
    const before = await db
      .selectFrom('reports')
      .select('at')
      .where('table_id', '=', table)
      .where('chat', '=', chat)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (before !== undefined) return;
    await db.insertInto('reports').values({ table_id: table, chat, guest, reason, at }).execute();
  });

export const reports = async ({ read }: Sql, limit: number): Promise<ReportRow[]> => {
  const rows = await read
    .selectFrom('reports')
    .leftJoin('chats', (join) =>
      join.onRef('chats.table_id', '=', 'reports.table_id').onRef('chats.number', '=', 'reports.chat'),
    )
    .select(['reports.table_id', 'reports.chat', 'reports.reason', 'reports.at'])
    .select(['chats.guest', 'chats.name', 'chats.text'])
    .orderBy('reports.at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ table_id, chat, reason, at, guest, name, text }) => ({
    table: table_id,
    chat,
    reason,
    at,
    said: guest === null || name === null || text === null ? null : { guest, name, text },
  }));
};
