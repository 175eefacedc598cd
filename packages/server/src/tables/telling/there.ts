/** Who is there, as the nodes know it: nothing of it is written. */
import { bit, hasBit } from '@landnam/engine';
import { type SeatData, seatOf, type TableData } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { lookingHere } from '../together/lookers.js';

/** Between two polls too; each once, however many windows they have open. */
const guestsHere = ({ readers, resting }: HeldTable): Set<string> => {
  const guests = new Set(resting.keys());
  for (const { guest } of readers) guests.add(guest);
  return guests;
};

export const readsHere = (held: HeldTable, guest: string): boolean =>
  [...held.readers].some((reader) => reader.guest === guest);

/** Whoever may not poll again is not there between two polls. */
export const endRest = ({ resting }: HeldTable, guest: string): void => {
  clearTimeout(resting.get(guest)?.timer);
  resting.delete(guest);
};

/** The other nodes learn who is there at this one. */
export const sayHere = (server: ServerContext, held: HeldTable): void => {
  let [seats, watchers] = [0, 0];
  for (const guest of guestsHere(held)) {
    const seat = seatOf(held.data, guest);
    if (seat === null) watchers++;
    else seats |= bit(seat);
  }
  held.watchersHere = watchers;
  const looking = lookingHere(held);
  server.bus.say(held.id, { seats, watchers, ...(looking && { looking }) });
};

export const presentBits = ({ seats }: TableData): number =>
  seats.reduce((bits, { present }, seat) => (present ? bits | bit(seat) : bits), 0);

/** What the row says of it is kept for nodes of the build before, and replaced by what is known here. */
export const readPresence = (held: HeldTable, before: TableData): void => {
  held.rowPresent = presentBits(held.data);
  held.data.seats.forEach(({ guest, away }, seat) => {
    // a node where they are says that they are back: their time begins anew
    if (guest !== null && !away && before.seats[seat]?.away) held.missing.delete(guest);
  });
};

const isThere = (server: ServerContext, held: HeldTable): ((guest: string, seat: number) => boolean) => {
  const here = guestsHere(held);
  const { seats } = server.bus.others(held.id);
  const known = server.nodes.isMixed ? seats | held.rowPresent : seats;
  return (guest, seat) => here.has(guest) || hasBit(known, seat);
};

const missingAt = (server: ServerContext, held: HeldTable): Map<string, number> => {
  const there = isThere(server, held);
  // a table that was just opened: nobody was there since nodes were last seen to part
  const since = held.opened === null ? server.partings.parted : server.now();
  const missing = new Map<string, number>();
  held.data.seats.forEach(({ guest }, seat) => {
    if (guest !== null && !there(guest, seat)) missing.set(guest, held.missing.get(guest) ?? since);
  });
  return missing;
};

/** Brings what is shown of it up to date; true if that is news. Whoever changes lines is not shown as gone for a moment. */
export const meet = (server: ServerContext, held: HeldTable): boolean => {
  held.missing = missingAt(server, held);
  const now = server.now();
  held.opened ??= now;
  const isShown = ({ guest }: SeatData): boolean => {
    const since = guest === null ? -Infinity : held.missing.get(guest);
    return since === undefined || now - since < server.settings.absence;
  };
  if (held.data.seats.every((seat) => seat.present === isShown(seat) && seat.graceUntil === null))
    return false;
  const seats = held.data.seats.map((seat) => ({ ...seat, present: isShown(seat), graceUntil: null }));
  held.data = { ...held.data, seats };
  return true;
};
