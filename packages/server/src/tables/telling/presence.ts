/**
 * What follows from who is there. Whoever is nowhere to be seen is missing; longer than the grace, and a bot plays: `away` alone
 * stands in the row. Whoever is back has the seat back at once.
 */
import { hasBit } from '@landnam/engine';
import { playsAlone, type SeatData, seatOf, type TableHappening } from '@landnam/table/machine';
import type { ServerContext, Reader } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { stepTable } from '../held/write.js';
import { tellReaders } from './tells.js';
import { settleLooking } from '../together/settling.js';
import { meet, readsHere, sayHere } from './there.js';

const missingFor = (held: HeldTable, guest: string | null, now: number): number => {
  const since = guest === null ? undefined : held.missing.get(guest);
  return since === undefined ? -1 : now - Math.max(since, held.opened ?? now);
};

/** By correspondence nobody need be there: the deadline alone counts. */
const isGone = (server: ServerContext, held: HeldTable, seat: SeatData): boolean =>
  held.data.phase === 'playing' &&
  held.data.rules.pace !== 'days' &&
  playsAlone(seat) &&
  missingFor(held, seat.guest, server.now()) >= server.settings.grace;

const isHostGone = (server: ServerContext, held: HeldTable): boolean =>
  held.data.phase === 'gathering' &&
  seatOf(held.data, held.data.host) !== null &&
  missingFor(held, held.data.host, server.now()) >= server.settings.hostWait;

/** Another node, which cannot know, may have said that somebody is away who reads here. */
const isBack = (held: HeldTable, { guest, away, left, resigned }: SeatData): boolean =>
  held.data.phase === 'playing' && away && !left && !resigned && guest !== null && readsHere(held, guest);

/** Nodes of the build before would let a bot play for somebody whom the row calls missing. */
const isDoubted = (server: ServerContext, held: HeldTable, { guest }: SeatData, seat: number): boolean =>
  server.nodes.isMixed && guest !== null && !hasBit(held.rowPresent, seat) && readsHere(held, guest);

const guestsWho = ({ data }: HeldTable, is: (seat: SeatData, i: number) => boolean): string[] =>
  data.seats.flatMap((seat, i) => (seat.guest !== null && is(seat, i) ? [seat.guest] : []));

const happenings = (server: ServerContext, held: HeldTable): TableHappening[] => {
  const guests = guestsWho(held, (seat) => isBack(held, seat));
  const doubted = guestsWho(held, (seat, i) => isDoubted(server, held, seat, i));
  const missing = guestsWho(held, (seat) => isGone(server, held, seat));
  return [
    ...(guests.length + doubted.length > 0 ? [{ kind: 'came', guests, doubted } as const] : []),
    ...(missing.length > 0 ? [{ kind: 'gone', guests: missing } as const] : []),
    ...(isHostGone(server, held) ? [{ kind: 'hostGone', guest: held.data.host } as const] : []),
  ];
};

/** Whatever follows from who is there and who is not; tried again with the next look where it cannot be written. */
export const settlePresence = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.shut !== null) return;
  const isLedAnew = settleLooking(server, held);
  sayHere(server, held);
  const isNews = meet(server, held) || isLedAnew;
  for (const happening of happenings(server, held)) await stepTable(server, held, happening);
  if (isNews) await tellReaders(server, held);
};

/** Cheap: asked of every table in memory, every second. */
export const mustSettle = (server: ServerContext, held: HeldTable): boolean =>
  (held.missing.size > 0 &&
    (held.data.seats.some((seat) => isGone(server, held, seat)) ||
      isHostGone(server, held) ||
      isStillShown(server, held))) ||
  held.data.seats.some((seat) => seat.away && isBack(held, seat));

const isStillShown = (server: ServerContext, { data, missing }: HeldTable): boolean =>
  data.seats.some(({ guest, present }) => {
    const since = guest === null ? undefined : missing.get(guest);
    return present && since !== undefined && server.now() - since >= server.settings.absence;
  });

export const arrive = async (server: ServerContext, held: HeldTable, reader: Reader): Promise<void> => {
  held.readers.add(reader);
  await settlePresence(server, held);
};

/** No more is told. */
export const stopReading = (held: HeldTable, reader: Reader): void => {
  held.readers.delete(reader);
};

/** Known here at once, without the store: whoever hangs up leaves no ghost. */
export const part = (server: ServerContext, held: HeldTable): Promise<void> =>
  held.queue(async () => {
    if (held.shut !== null) return;
    const isLedAnew = settleLooking(server, held);
    sayHere(server, held);
    if (meet(server, held) || isLedAnew) await tellReaders(server, held);
  });
