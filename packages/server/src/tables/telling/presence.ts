/** Presence. A lost connection has a while before a bot plays; a person who is back has the seat back immediately. */
import { type SeatData, seatOf, type TableData, withSeat } from '../data.js';
import { comeBack } from '../gathering/gathering.js';
import type { ServerContext, Reader } from '../context.js';
import { countWatchers } from './watchers.js';
import type { HeldTable } from '../held/heldTable.js';
import { type Change, changeTable } from '../held/write.js';

const arrived = (data: TableData, guest: string, ply: number): TableData => {
  const seat = seatOf(data, guest);
  if (seat === null) return data;
  const there = data.seats[seat]!;
  if (data.phase === 'playing' && !there.left) return comeBack(data, seat, ply);
  return there.present ? data : withSeat(data, seat, { present: true });
};

/** By correspondence nobody need be present: only the deadline counts. */
const graceFor = (data: TableData, seat: SeatData, until: number): number | null =>
  data.phase === 'playing' && data.rules.pace !== 'days' && !seat.away ? until : null;

const gone = (data: TableData, guest: string, until: number): TableData => {
  const seat = seatOf(data, guest);
  if (seat === null || !data.seats[seat]!.present) return data;
  return withSeat(data, seat, { present: false, graceUntil: graceFor(data, data.seats[seat]!, until) });
};

/** Nobody is known to be present. */
export const allGone = (data: TableData, until: number): TableData =>
  data.seats.reduce((sum, { guest }) => (guest === null ? sum : gone(sum, guest, until)), data);

export const readsHere = (held: HeldTable, guest: string): boolean =>
  [...held.readers].some((reader) => reader.guest === guest);

const hasWatchers = (held: HeldTable, guests: readonly string[]): boolean =>
  guests.some((guest) => seatOf(held.data, guest) === null);

/** Presence is known here immediately; a store that fails to save it is retried. */
const settle = async (
  server: ServerContext,
  held: HeldTable,
  guests: readonly string[],
  change: Change,
): Promise<boolean> => {
  const why = await changeTable(server, held, change);
  if (why !== null) held.unsettled = true;
  // watchers change nothing of the table; their number is told once a second
  else if (hasWatchers(held, guests)) countWatchers(server, held);
  return why === null;
};

export const arrive = async (server: ServerContext, held: HeldTable, reader: Reader): Promise<void> => {
  held.readers.add(reader);
  await settle(server, held, [reader.guest], (data) => arrived(data, reader.guest, held.seq));
};

/** Nothing more is sent, whatever happens to pending writes. */
export const stopReading = (held: HeldTable, reader: Reader): void => {
  held.readers.delete(reader);
  if (held.shut !== null || readsHere(held, reader.guest)) return;
  held.leaving.add(reader.guest);
  held.unsettled = true;
};

export const sayGone = async (server: ServerContext, held: HeldTable): Promise<void> => {
  const guests = [...held.leaving].filter((guest) => !readsHere(held, guest));
  const until = server.now() + server.settings.grace;
  const isSaid = await settle(server, held, guests, (data) =>
    guests.reduce((sum, guest) => gone(sum, guest, until), data),
  );
  if (isSaid) held.leaving.clear();
};

export const depart = async (server: ServerContext, held: HeldTable, reader: Reader): Promise<void> => {
  stopReading(held, reader);
  await sayGone(server, held);
};

/** What could not be written before: departures and arrivals. */
export const settleAgain = async (server: ServerContext, held: HeldTable): Promise<void> => {
  held.unsettled = false;
  try {
    if (held.leaving.size > 0) await sayGone(server, held);
    await stillHere(server, held);
  } catch (error) {
    held.unsettled = true;
    throw error;
  }
};

/** After a start, or after another node died: anyone not connected here gets time to come back. */
export const awayFrom = (held: HeldTable, data: TableData, until: number): TableData =>
  data.seats.reduce(
    (sum, { guest }) => (guest === null || readsHere(held, guest) ? sum : gone(sum, guest, until)),
    data,
  );

/** Another node, which cannot know, may have marked a reader here as away. */
export const stillHere = async (server: ServerContext, held: HeldTable): Promise<void> => {
  const isMissed = ({ guest, present }: SeatData): boolean =>
    guest !== null && !present && readsHere(held, guest);
  if (!held.data.seats.some(isMissed)) return;
  const guests = [...new Set([...held.readers].map(({ guest }) => guest))];
  await settle(server, held, [], (data) =>
    guests.reduce((sum, guest) => arrived(sum, guest, held.seq), data),
  );
};
