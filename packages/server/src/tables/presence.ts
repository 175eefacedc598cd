/** Who is there. A connection that is lost is given a while before a bot plays; whoever is back has the seat back at once. */
import { type SeatData, seatOf, type TableData, withSeat } from './data.js';
import { comeBack } from './gathering.js';
import type { Hall, Reader } from './hall.js';
import { countLookers } from './lookers.js';
import type { Room } from './room.js';
import { type Change, changeTable } from './write.js';

const arrived = (data: TableData, guest: string, ply: number): TableData => {
  const seat = seatOf(data, guest);
  if (seat === null) return data;
  const there = data.seats[seat]!;
  if (data.phase === 'playing' && !there.left) return comeBack(data, seat, ply);
  return there.present ? data : withSeat(data, seat, { present: true });
};

/** By correspondence nobody need be there: the deadline alone counts. */
const graceFor = (data: TableData, seat: SeatData, until: number): number | null =>
  data.phase === 'playing' && data.rules.pace !== 'days' && !seat.away ? until : null;

const gone = (data: TableData, guest: string, until: number): TableData => {
  const seat = seatOf(data, guest);
  if (seat === null || !data.seats[seat]!.present) return data;
  return withSeat(data, seat, { present: false, graceUntil: graceFor(data, data.seats[seat]!, until) });
};

/** Nobody is known to be there. */
export const allGone = (data: TableData, until: number): TableData =>
  data.seats.reduce((sum, { guest }) => (guest === null ? sum : gone(sum, guest, until)), data);

export const readsHere = (room: Room, guest: string): boolean =>
  [...room.readers].some((reader) => reader.guest === guest);

const hasLookers = (room: Room, guests: readonly string[]): boolean =>
  guests.some((guest) => seatOf(room.data, guest) === null);

/** Who is there is known here at once; a store that refuses to keep it is asked again. */
const settle = async (
  hall: Hall,
  room: Room,
  guests: readonly string[],
  change: Change,
): Promise<boolean> => {
  const why = await changeTable(hall, room, change);
  if (why !== null) room.unsettled = true;
  // who looks on changes nothing of the table; how many do is told when those of a second are counted
  else if (hasLookers(room, guests)) countLookers(hall, room);
  return why === null;
};

export const arrive = async (hall: Hall, room: Room, reader: Reader): Promise<void> => {
  room.readers.add(reader);
  await settle(hall, room, [reader.guest], (data) => arrived(data, reader.guest, room.seq));
};

/** No more is told, whatever becomes of what must be written. */
export const stopReading = (room: Room, reader: Reader): void => {
  room.readers.delete(reader);
  if (room.shut !== null || readsHere(room, reader.guest)) return;
  room.leaving.add(reader.guest);
  room.unsettled = true;
};

export const sayGone = async (hall: Hall, room: Room): Promise<void> => {
  const guests = [...room.leaving].filter((guest) => !readsHere(room, guest));
  const until = hall.now() + hall.settings.grace;
  const isSaid = await settle(hall, room, guests, (data) =>
    guests.reduce((sum, guest) => gone(sum, guest, until), data),
  );
  if (isSaid) room.leaving.clear();
};

export const depart = async (hall: Hall, room: Room, reader: Reader): Promise<void> => {
  stopReading(room, reader);
  await sayGone(hall, room);
};

/** What could not be written before: who has gone, and who has come. */
export const settleAgain = async (hall: Hall, room: Room): Promise<void> => {
  room.unsettled = false;
  try {
    if (room.leaving.size > 0) await sayGone(hall, room);
    await stillHere(hall, room);
  } catch (error) {
    room.unsettled = true;
    throw error;
  }
};

/** After a start, or after another node died: whoever is not connected here has the time to come back. */
export const awayFrom = (room: Room, data: TableData, until: number): TableData =>
  data.seats.reduce(
    (sum, { guest }) => (guest === null || readsHere(room, guest) ? sum : gone(sum, guest, until)),
    data,
  );

/** Another node, which cannot know, may have said that somebody is away who reads here. */
export const stillHere = async (hall: Hall, room: Room): Promise<void> => {
  const isMissed = ({ guest, present }: SeatData): boolean =>
    guest !== null && !present && readsHere(room, guest);
  if (!room.data.seats.some(isMissed)) return;
  const guests = [...new Set([...room.readers].map(({ guest }) => guest))];
  await settle(hall, room, [], (data) => guests.reduce((sum, guest) => arrived(sum, guest, room.seq), data));
};
