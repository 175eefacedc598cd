/** Guests: a name of their choice, nothing to register. */
import type { Answer } from '@landnam/protocol';
import type { GuestRow } from '../store/store.js';
import { newCode } from '../tables/create.js';
import { seatOf, type TableData, withSeat } from '../tables/data.js';
import type { Hall } from '../tables/hall.js';
import { forgotten } from '../tables/manners.js';
import { cleanName, freeName, NOBODY } from '../tables/names.js';
import { granted, refused } from '../tables/refusals.js';
import type { Room } from '../tables/room.js';
import { changeShown, changeTable } from '../tables/write.js';

const CODE_TIME = 10 * 60_000;
const MOST_TABLES = 1000;

/** Whoever only looks costs the store nothing. */
export const peekGuest = async (hall: Hall, id: string): Promise<GuestRow> => {
  const now = hall.now();
  return (await hall.store.guest(id)) ?? { id, name: NOBODY, created: now, seen: now, banned: false };
};

/** Kept from the first time that somebody does something. */
export const guestOf = async (hall: Hall, id: string): Promise<GuestRow> => {
  const known = await hall.store.guest(id);
  if (known !== undefined) return known;
  const guest = await peekGuest(hall, id);
  await hall.store.createGuest(guest);
  return guest;
};

/** At tables that have not begun the new name stands at once, if nobody there has it. */
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

export const rename = async (hall: Hall, id: string, text: string): Promise<Answer> => {
  const name = cleanName(text);
  if (name === null) return refused('badName');
  await guestOf(hall, id);
  await hall.store.renameGuest(id, name, hall.now());
  for (const row of await hall.store.tablesOf(id, MOST_TABLES, OPEN))
    await changeShown(hall, row, (data) => renamedAt(data, id, name));
  return granted({ name });
};

const forgetChat = (room: Room | undefined): void => {
  if (room !== undefined) Object.assign(room, { chat: null, chatNews: true });
};

/** Name and chat go, seats of running games are resigned; logs stay, with a guest in them. */
export const forget = async (hall: Hall, id: string): Promise<Answer> => {
  const rows = await hall.store.tablesOf(id, MOST_TABLES);
  await hall.store.forgetGuest(id);
  for (const row of rows)
    if (row.phase === 'over' || row.phase === 'closed') {
      forgetChat(hall.rooms.peek(row.id));
      await changeShown(hall, row, (data) => forgotten(data, id, { id: row.id, seq: 0 }));
    } else
      await hall.rooms.with(row.id, (room) => {
        forgetChat(room);
        return changeTable(hall, room, (data) => forgotten(data, id, room));
      });
  return granted();
};

export const passOn = async (hall: Hall, id: string): Promise<Answer> => {
  await guestOf(hall, id);
  const code = newCode(10);
  await hall.store.putCode(code, id, hall.now() + CODE_TIME);
  return granted({ code });
};

/** The guest that a code stands for, once. */
export const guestByCode = (hall: Hall, code: string): Promise<string | undefined> =>
  hall.store.takeCode(code, hall.now());
