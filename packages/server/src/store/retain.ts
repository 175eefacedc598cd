/** What is deleted by age. Logs of finished games are kept. */
import { type Sql, inTransaction } from './sql.js';
import type { Ages } from './store.js';
import type { Schema } from './schema.js';
import type { Transaction } from 'kysely';

type Db = Transaction<Schema>;
/** Rows of one sweep's transaction: others must not wait for a year's worth. */
const AT_ONCE = 200;

const emptyTables = (db: Db, before: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', ['gathering', 'opening'])
    .where('guests', '=', '[]')
    .where('updated', '<', before)
    .limit(AT_ONCE)
    .execute();

/** A move changes no row of `tables`: the last one's time is its entry's. */
const abandonedGames = (db: Db, before: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', ['gathering', 'opening', 'playing'])
    .where('updated', '<', before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('entries')
            .select('seq')
            .whereRef('entries.table_id', '=', 'tables.id')
            .where('entries.at', '>=', before),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();

const deleteTables = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const name of ['entries', 'chats', 'reports', 'seats', 'jobs'] as const)
    await db.deleteFrom(name).where('table_id', 'in', ids).execute();
  await db.deleteFrom('tables').where('id', 'in', ids).execute();
};

type Find = (db: Db, before: number) => Promise<{ id: string }[]>;

const sweepTables = async (sql: Sql, find: Find, before: number): Promise<number> => {
  let swept = 0;
  for (let found = AT_ONCE; found === AT_ONCE; swept += found)
    found = await inTransaction(sql, async (db) => {
      const ids = (await find(db, before)).map(({ id }) => id);
      await deleteTables(db, ids);
      return ids.length;
    });
  return swept;
};

export const retain = async (
  sql: Sql,
  now: number,
  ages: Ages,
): Promise<Readonly<Record<string, number>>> => {
  const empty = await sweepTables(sql, emptyTables, now - ages.emptyTables);
  const abandoned = await sweepTables(sql, abandonedGames, now - ages.abandonedGames);
  const chat = await sql.write
    .deleteFrom('chats')
    .where('at', '<', now - ages.chat)
    .executeTakeFirst();
  const codes = await sql.write.deleteFrom('codes').where('expires', '<=', now).executeTakeFirst();
  return {
    emptyTables: empty,
    abandonedGames: abandoned,
    chat: Number(chat.numDeletedRows),
    codes: Number(codes.numDeletedRows),
  };
};

export const deleteTable = (sql: Sql, id: string): Promise<boolean> =>
  inTransaction(sql, async (db) => {
    const row = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    if (row) await deleteTables(db, [row.id]);
    return row !== undefined;
  });
