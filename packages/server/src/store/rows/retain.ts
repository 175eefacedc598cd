/** What is deleted by age, counted from the last thing a person did: restarts and bots write too. Logs of finished games are kept. */
import { type Sql, inTransaction } from '../sql.js';
import { sweepMaps } from './maps.js';
import type { Ages } from '../store.js';
import type { Schema } from '../schema/schema.js';
import type { Transaction } from 'kysely';

type Db = Transaction<Schema>;
/** Rows per transaction of a sweep: others must not wait for a year's worth. */
const AT_ONCE = 200;

const untouched = (db: Db, phases: readonly string[], before: number) =>
  db
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', phases)
    .where((e) => e(e.fn.coalesce('acted', 'updated'), '<', before))
    .limit(AT_ONCE);

const emptyTables = (db: Db, before: number): Promise<{ id: string }[]> =>
  untouched(db, ['gathering', 'opening'], before).where('seated', '=', 0).execute();

/** A move changes no row of `tables`: a person's is an entry that came with an ask. */
const abandonedGames = (db: Db, before: number): Promise<{ id: string }[]> =>
  untouched(db, ['gathering', 'opening', 'playing'], before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('entries')
            .select('seq')
            .whereRef('entries.table_id', '=', 'tables.id')
            .where('entries.client', '<>', '')
            .where('entries.at', '>=', before),
        ),
      ),
    )
    .execute();

const deleteTables = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const name of ['entries', 'chats', 'reports', 'seats', 'due', 'jobs'] as const)
    await db.deleteFrom(name).where('table_id', 'in', ids).execute();
  await db.deleteFrom('tables').where('id', 'in', ids).execute();
};

type Find = (db: Db, before: number) => Promise<{ id: string }[]>;
type Deleted = (table: string) => void;

const sweepSome = (sql: Sql, find: Find, before: number): Promise<string[]> =>
  inTransaction(sql, async (db) => {
    const ids = (await find(db, before)).map(({ id }) => id);
    await deleteTables(db, ids);
    return ids;
  });

const sweepTables = async (sql: Sql, find: Find, before: number, deleted: Deleted): Promise<number> => {
  let swept = 0;
  for (let found = AT_ONCE; found === AT_ONCE; swept += found) {
    const ids = await sweepSome(sql, find, before);
    ids.forEach(deleted);
    found = ids.length;
  }
  return swept;
};

export const retain = async (
  sql: Sql,
  now: number,
  ages: Ages,
  deleted: Deleted = () => undefined,
): Promise<Readonly<Record<string, number>>> => {
  const empty = await sweepTables(sql, emptyTables, now - ages.emptyTables, deleted);
  const abandoned = await sweepTables(sql, abandonedGames, now - ages.abandonedGames, deleted);
  const chat = await sql.write
    .deleteFrom('chats')
    .where('at', '<', now - ages.chat)
    .executeTakeFirst();
  const reports = await sql.write
    .deleteFrom('reports')
    .where('at', '<', now - ages.reports)
    .executeTakeFirst();
  const codes = await sql.write.deleteFrom('codes').where('expires', '<=', now).executeTakeFirst();
  const maps = ages.maps === undefined ? {} : { maps: await sweepMaps(sql, now - ages.maps) };
  return {
    ...maps,
    emptyTables: empty,
    abandonedGames: abandoned,
    chat: Number(chat.numDeletedRows),
    reports: Number(reports.numDeletedRows),
    codes: Number(codes.numDeletedRows),
  };
};

export const deleteTable = (sql: Sql, id: string): Promise<boolean> =>
  inTransaction(sql, async (db) => {
    const row = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    if (row) await deleteTables(db, [row.id]);
    return row !== undefined;
  });
