/** The store over Kysely, the same for both databases. */
import type { TableCommit } from './writing/commits.js';
import { Group, type WriteBatch } from './writing/group.js';
import * as due from './rows/due.js';
import * as guests from './rows/guests.js';
import { deleteTable, retain } from './rows/retain.js';
import { type Sql, whyNot } from './sql.js';
import type { Ages, Append, ChatRow, GuestRow, Store, TableChange, Written } from './store.js';
import * as tables from './rows/tables.js';
import * as maps from './rows/maps.js';
import * as talk from './rows/talk.js';

const ping = async ({ read }: Sql): Promise<boolean> => {
  try {
    await read.selectFrom('settings').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
};

const timed =
  ({ committed }: Sql, write: WriteBatch<TableCommit>): WriteBatch<TableCommit> =>
  async (batch) => {
    const start = performance.now();
    const written = await write(batch);
    committed?.(performance.now() - start);
    return written;
  };

export interface StoreParts {
  readonly node: number;
  /** One commit for a whole batch. */
  readonly write: WriteBatch<TableCommit>;
  readonly close: () => Promise<void>;
}

export const makeSqlStore = (sql: Sql, { node, write, close }: StoreParts): Store => {
  const group = new Group<TableCommit>(timed(sql, write), (error) => whyNot(sql, error));
  const change = (made: TableChange): Promise<Written> =>
    group.add({ table: made.id, change: made, due: made.due });
  const append = (made: Append): Promise<Written> =>
    group.add({ table: made.table, append: made, change: made.change, due: made.due });
  return {
    signingKey: () => guests.signingKey(sql),
    createGuest: (guest: GuestRow) => guests.createGuest(sql, guest),
    guest: (id) => guests.findGuest(sql, id),
    renameGuest: (id, name, seen) => guests.renameGuest(sql, id, name, seen),
    banGuest: (id, banned) => guests.banGuest(sql, id, banned),
    bannedGuests: () => guests.bannedGuests(sql),
    placesOf: (id) => guests.placesOf(sql, id),
    hushGuest: (id, table) => guests.hushGuest(sql, id, table),
    forgetGuest: (id) => guests.forgetGuest(sql, id),
    putCode: (code, guest, expires) => guests.putCode(sql, code, guest, expires),
    takeCode: (code, now) => guests.takeCode(sql, code, now),
    createTable: (row) => tables.createTable(sql, row, node),
    changeTable: change,
    table: (id) => tables.findTable(sql, id),
    tableByCode: (code) => tables.findTableByCode(sql, code),
    publicTables: (limit) => tables.publicTables(sql, limit),
    tablesOf: (guest, limit, phases) => tables.tablesOf(sql, guest, limit, phases),
    tablesIn: (phase) => tables.tablesIn(sql, phase),
    append,
    entries: (table, from) => tables.entriesFrom(sql, table, from),
    node,
    putDue: (table, times) => due.putDue(sql, { table, due: times }, node),
    dueRows: (kind, by, limit) => due.dueRows(sql, kind, by, limit),
    claimDue: (row, until) => due.claimDue(sql, row, until, node),
    addChat: (table, row: Omit<ChatRow, 'number'>) => talk.addChat(sql, table, row),
    chat: (table, after) => talk.chatAfter(sql, table, after),
    report: (table, chat, guest, reason, at) => talk.report(sql, table, chat, guest, reason, at),
    putMap: (hash, text, at) => maps.putMap(sql, hash, text, at),
    map: (hash) => maps.findMap(sql, hash),
    useMap: (hash, table, at) => maps.useMap(sql, hash, table, at),
    reports: (limit) => talk.reports(sql, limit),
    deleteTable: (id) => deleteTable(sql, id),
    retain: (now, ages: Ages, deleted) => retain(sql, now, ages, deleted),
    ping: () => ping(sql),
    close: async () => {
      await group.idle();
      await close();
    },
  };
};
