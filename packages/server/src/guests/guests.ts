/** Guests: a name of their choice, no registration. */
import type { Answer, Refused } from '@landnam/protocol';
import type { GuestRow } from '../store/store.js';
import { newCode } from '../tables/gathering/create.js';
import { seatOf, type TableData, withSeat } from '../tables/data.js';
import type { ServerContext } from '../tables/context.js';
import { forgotten } from '../tables/playing/leaving.js';
import { cleanName, freeName, NOBODY } from './names/names.js';
import { granted, refused } from '../tables/refusals.js';
import { changeForgetting, changeShown } from '../tables/held/write.js';
import { forgetEverywhere } from './forgetting.js';

const CODE_TIME = 10 * 60_000;
const MOST_TABLES = 1000;

/** A guest who was banned and then forgotten has no name left. */
const knownGuest = async (server: ServerContext, id: string): Promise<GuestRow | undefined> => {
  const row = await server.store.guest(id);
  return row?.name === '' ? { ...row, name: NOBODY } : row;
};

/** Visitors who only look cost the store nothing. */
export const peekGuest = async (server: ServerContext, id: string): Promise<GuestRow> => {
  const now = server.now();
  return (await knownGuest(server, id)) ?? { id, name: NOBODY, created: now, seen: now, banned: false };
};

/** Stored from a guest's first action on. */
export const guestOf = async (server: ServerContext, id: string): Promise<GuestRow> => {
  const known = await knownGuest(server, id);
  if (known !== undefined) return known;
  const guest = await peekGuest(server, id);
  await server.store.createGuest(guest);
  return guest;
};

/** At tables that have not begun the new name applies immediately, unless it is taken there. */
const renamedAt = (data: TableData, guest: string, name: string): TableData => {
  const seat = seatOf(data, guest);
  const hosted = data.host === guest ? { ...data, hostName: name } : data;
  if (seat === null || data.phase !== 'gathering') return hosted;
  const free = freeName(
    data.seats.filter((_, i) => i !== seat),
    name,
  );
  return free === null ? hosted : withSeat(hosted, seat, { name: free });
};

/** Where a name is still shown to others. */
const OPEN = ['gathering', 'opening', 'playing'];

export const rename = async (server: ServerContext, id: string, text: string): Promise<Answer> => {
  const name = cleanName(text);
  if (name === null) return refused('badName');
  await guestOf(server, id);
  await server.store.renameGuest(id, name, server.now());
  for (const row of await server.store.tablesOf(id, MOST_TABLES, OPEN))
    await changeShown(server, row, (data) => renamedAt(data, id, name));
  return granted({ name });
};

/** In finished games only the names change: one that is not open anywhere is not replayed for that. */
const forgetAt = async (server: ServerContext, table: string, guest: string): Promise<Refused | null> => {
  const row = await server.store.table(table);
  if (row === undefined) return null;
  const why = OPEN.includes(row.phase)
    ? await server.tables.with(table, (held) =>
        changeForgetting(server, held, (data) => forgotten(data, guest, held)),
      )
    : await changeShown(server, row, (data) => forgotten(data, guest, { id: table, seq: 0 }));
  const held = server.tables.peek(table);
  if (!why) await held?.queue(() => server.tables.openAnew(held));
  return why ?? null;
};

/** Name and chat are deleted, seats in running games are resigned; logs stay, with an anonymous guest in them. */
export const forget = async (server: ServerContext, id: string): Promise<Answer> => {
  const places = await server.store.placesOf(id);
  const why = await forgetEverywhere(server.store, id, places, (table) => forgetAt(server, table, id));
  return why ?? granted();
};

export const passOn = async (server: ServerContext, id: string): Promise<Answer> => {
  await guestOf(server, id);
  const code = newCode(10);
  await server.store.putCode(code, id, server.now() + CODE_TIME);
  return granted({ code });
};

/** The guest that a one-time code stands for. */
export const guestByCode = (server: ServerContext, code: string): Promise<string | undefined> =>
  server.store.takeCode(code, server.now());
