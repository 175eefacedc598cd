import { randomBytes } from 'node:crypto';
import { inTransaction, type Sql } from '../sql.js';
import type { GuestRow } from '../store.js';

const KEY_BYTES = 32;

/** The first node creates it; all read what is there. */
export const signingKey = async ({ write }: Sql): Promise<Uint8Array> => {
  const value = randomBytes(KEY_BYTES).toString('hex');
  await write
    .insertInto('settings')
    .values({ name: 'signingKey', value })
    .onConflict((c) => c.doNothing())
    .execute();
  const kept = await write
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'signingKey')
    .executeTakeFirstOrThrow();
  return Buffer.from(kept.value, 'hex');
};

/** Two asks of a new guest may arrive together. */
export const createGuest = async ({ write }: Sql, guest: GuestRow): Promise<void> => {
  await write
    .insertInto('guests')
    .values({ ...guest, banned: Number(guest.banned) })
    .onConflict((c) => c.doNothing())
    .execute();
};

export const findGuest = async ({ read }: Sql, id: string): Promise<GuestRow | undefined> => {
  const row = await read.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, banned: row.banned !== 0 };
};

export const renameGuest = async ({ write }: Sql, id: string, name: string, seen: number): Promise<void> => {
  await write.updateTable('guests').set({ name, seen }).where('id', '=', id).execute();
};

export const banGuest = async ({ write }: Sql, id: string, banned: boolean): Promise<void> => {
  await write
    .updateTable('guests')
    .set({ banned: Number(banned) })
    .where('id', '=', id)
    .execute();
};

export const bannedGuests = async ({ read }: Sql): Promise<string[]> => {
  const rows = await read.selectFrom('guests').select('id').where('banned', '=', 1).execute();
  return rows.map(({ id }) => id);
};

/** Tables where a guest has spoken but no longer sits are indexed too: deleted chat leads nowhere. */
export const placesOf = (sql: Sql, id: string): Promise<string[]> =>
  inTransaction(sql, async (db) => {
    const spoken = db.selectFrom('chats').select(['guest', 'table_id']).distinct().where('guest', '=', id);
    await db
      .insertInto('seats')
      .columns(['guest', 'table_id'])
      .expression(spoken)
      .onConflict((c) => c.doNothing())
      .execute();
    const rows = await db.selectFrom('seats').select('table_id').where('guest', '=', id).execute();
    return rows.map(({ table_id }) => table_id);
  });

export const hushGuest = async ({ write }: Sql, id: string, table: string): Promise<void> => {
  await write.deleteFrom('chats').where('guest', '=', id).where('table_id', '=', table).execute();
};

const nameless = { name: '', created: 0, seen: 0 };

export const forgetGuest = (sql: Sql, id: string): Promise<void> =>
  inTransaction(sql, async (db) => {
    await db.deleteFrom('guests').where('id', '=', id).where('banned', '=', 0).execute();
    await db.updateTable('guests').set(nameless).where('id', '=', id).execute();
    await db.deleteFrom('codes').where('guest', '=', id).execute();
    await db.deleteFrom('chats').where('guest', '=', id).execute();
    await db.deleteFrom('seats').where('guest', '=', id).execute();
    await db.updateTable('reports').set({ guest: '' }).where('guest', '=', id).execute();
  });

export const putCode = async (
  { write }: Sql,
  code: string,
  guest: string,
  expires: number,
): Promise<void> => {
  await write.insertInto('codes').values({ code, guest, expires }).execute();
};

/** Deleted by the one who takes it, expired or not. */
export const takeCode = async ({ write }: Sql, code: string, now: number): Promise<string | undefined> => {
  const row = await write.deleteFrom('codes').where('code', '=', code).returningAll().executeTakeFirst();
  return row && row.expires > now ? row.guest : undefined;
};
