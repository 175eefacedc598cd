/** Again: everybody along, seats rotated, and the same table for whoever asks second. */
import { newData, type SecretFor } from './create.js';
import { emptySeat, type SeatData, seatOf, type TableData } from './data.js';
import { passHost } from './gathering.js';
import { refused, type TableRefusal } from './refusals.js';

const again = (seat: SeatData, banned: ReadonlySet<string>): SeatData => {
  if (seat.guest === null) return emptySeat(seat.colour, seat.bot);
  if (banned.has(seat.guest)) return emptySeat(seat.colour);
  return { ...emptySeat(seat.colour), guest: seat.guest, name: seat.name };
};

const rotated = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];

export const rematchData = (
  secret: SecretFor,
  data: TableData,
  banned: ReadonlySet<string>,
  now: number,
): TableData => {
  const seats = rotated(data.seats).map((seat) => again(seat, banned));
  const rules = { ...data.rules, seats: seats.map(({ bot }) => bot || 'open') };
  const { host: guest, hostName: name, sentAway = [], help } = data;
  return passHost({ ...newData(secret, rules, { guest, name }, now, help), seats, sentAway });
};

export const rematchProblem = (data: TableData, guest: string): TableRefusal | null => {
  if (seatOf(data, guest) === null) return refused('notSeated');
  return data.phase === 'over' ? null : refused(data.phase === 'closed' ? 'closed' : 'started');
};

/** `id`: a table that was made for it. */
export const linkRematch = (data: TableData, guest: string, id: string): TableData | TableRefusal =>
  rematchProblem(data, guest) ?? (data.rematch === null ? { ...data, rematch: id } : data);
