/** Again: everybody along, seats rotated, and the same table for whoever asks second. */
import { newData, type SecretFor } from './create.js';
import { emptySeat, type SeatData, seatOf, type TableData } from './data.js';
import type { AskAt, Made, StepScene } from './events.js';
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

const rematchProblem = (data: TableData, guest: string): TableRefusal | null => {
  if (seatOf(data, guest) === null) return refused('notSeated');
  return data.phase === 'over' ? null : refused(data.phase === 'closed' ? 'closed' : 'started');
};

/** Who asks second is given the first. */
export const askRematch = (
  { now: { data, game }, at, salt }: StepScene,
  guest: string,
  { id, banned }: AskAt<'rematch'>,
): Made => {
  const no = rematchProblem(data, guest);
  if (no !== null) return no;
  if (data.rematch !== null) return data;
  const next = rematchData({ id, salt }, data, new Set(banned), at);
  return { data: { ...data, rematch: id }, game, create: { id, data: next } };
};
