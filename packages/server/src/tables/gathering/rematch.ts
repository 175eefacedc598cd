/** A rematch: everyone comes along, seats rotate, and the second to ask gets the same table. */
import type { Answer } from '@landnam/protocol';
import { keepNew, newData } from './create.js';
import { emptySeat, guestsOf, type SeatData, seatOf, type TableData } from '../data.js';
import { passHost } from './gathering.js';
import type { ServerContext } from '../context.js';
import { newId } from '../ids.js';
import { granted, refused } from '../refusals.js';
import type { HeldTable } from '../held/heldTable.js';
import { changeAsked } from '../held/write.js';

const again = (seat: SeatData, banned: ReadonlySet<string>): SeatData => {
  if (seat.guest === null) return emptySeat(seat.colour, seat.bot);
  if (banned.has(seat.guest)) return emptySeat(seat.colour);
  return { ...emptySeat(seat.colour), guest: seat.guest, name: seat.name };
};

const rotated = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];

const rematchData = (id: string, data: TableData, banned: ReadonlySet<string>, now: number): TableData => {
  const seats = rotated(data.seats).map((seat) => again(seat, banned));
  const rules = { ...data.rules, seats: seats.map(({ bot }) => bot || 'open') };
  const { host: guest, hostName: name, sentAway = [] } = data;
  return passHost({ ...newData(id, rules, { guest, name }, now), seats, sentAway });
};

export const rematch = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  banned: ReadonlySet<string>,
): Promise<Answer> => {
  const { data } = held;
  if (seatOf(data, guest) === null) return refused('notSeated');
  if (data.phase !== 'over') return refused(data.phase === 'closed' ? 'closed' : 'started');
  if (data.rematch !== null) return granted({ table: data.rematch });
  const id = newId(server.settings.shard);
  const next = rematchData(id, data, banned, server.now());
  const made = await keepNew(server, id, next, guestsOf(next));
  if (!made.ok) return made;
  const why = await changeAsked(server, held, (now) =>
    now.rematch === null ? { ...now, rematch: id } : now,
  );
  return why ?? granted({ table: held.data.rematch ?? id });
};
