/** Maps of people's own, each once, and which tables name them. */
import { inTransaction, type Sql } from '../sql.js';

/** Sent again, it counts as used. */
export const putMap = async ({ write }: Sql, hash: string, text: string, at: number): Promise<void> => {
  await write
    .insertInto('maps')
    .values({ hash, text, used: at })
    .onConflict((c) => c.column('hash').doUpdateSet({ used: at }))
    .execute();
};

export const findMap = async ({ read }: Sql, hash: string): Promise<string | undefined> =>
  (await read.selectFrom('maps').select('text').where('hash', '=', hash).executeTakeFirst())?.text;

export const useMap = (sql: Sql, hash: string, table: string, at: number): Promise<void> =>
  inTransaction(sql, async (db) => {
    await db.updateTable('maps').set({ used: at }).where('hash', '=', hash).execute();
    await db
      .insertInto('map_uses')
      .values({ hash, table_id: table })
      .onConflict((c) => c.doNothing())
      .execute();
  });

/** Nobody sent or chose them for long, and no table names them. A use is written before its table: only an old one leads nowhere. */
export const sweepMaps = (sql: Sql, before: number): Promise<number> =>
  inTransaction(sql, async (db) => {
    const old = db.selectFrom('maps').select('hash').where('used', '<', before);
    await db
      .deleteFrom('map_uses')
      .where('hash', 'in', old)
      .where('table_id', 'not in', db.selectFrom('tables').select('id'))
      .execute();
    const gone = await db
      .deleteFrom('maps')
      .where('used', '<', before)
      .where('hash', 'not in', db.selectFrom('map_uses').select('hash'))
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
