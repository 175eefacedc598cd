/** Guests: a name of their choice, no registration. */
import type { Answer, Refused } from '@landnam/protocol';
import type { GuestRow } from '../store/store.js';
import { newCode } from '../tables/held/keepNew.js';
import type { ServerContext } from '../tables/context.js';
import { cleanName, NOBODY } from './names/names.js';
import { granted, refused } from '../tables/refusals.js';
import { changeShown, stepTable } from '../tables/held/write.js';
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

/** Where a name is still shown to others. */
const OPEN = ['gathering', 'opening', 'playing'];

export const rename = async (server: ServerContext, id: string, text: string): Promise<Answer> => {
  const name = cleanName(text);
  if (name === null) return refused('badName');
  await guestOf(server, id);
  await server.store.renameGuest(id, name, server.now());
  for (const row of await server.store.tablesOf(id, MOST_TABLES, OPEN))
    await changeShown(server, row, { guest: id, name }, 'rename');
  return granted({ name });
};

/** In finished games only the names change: one that is not open anywhere is not replayed for that. */
const forgetAt = async (server: ServerContext, table: string, guest: string): Promise<Refused | null> => {
  const row = await server.store.table(table);
  if (row === undefined) return null;
  const who = { guest, name: '' };
  const happening = { kind: 'ask', who, ask: { ask: 'forget' } } as const;
  const why = OPEN.includes(row.phase)
    ? await server.tables.with(table, (held) => stepTable(server, held, happening, { by: 'forgetting' }))
    : await changeShown(server, row, who, 'forget');
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
