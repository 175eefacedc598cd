/**
 * What follows from who is there. Whoever is nowhere to be seen is missing; longer than the grace, and a bot plays: `away` alone
 * stands in the row. Whoever is back has the seat back at once.
 */
import { hasBit } from '@landnam/engine';
import { noted, playsAlone, type SeatData, seatOf, STAND_IN, type TableData, withSeat } from '../data.js';
import { comeBack } from '../gathering/gathering.js';
import { passOnHost } from '../gathering/succession.js';
import type { ServerContext, Reader } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { changeTable } from '../held/write.js';
import { tellReaders } from './tells.js';
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

const standIn = (data: TableData, seat: number, ply: number): TableData => {
  const bot = data.seats[seat]!.bot || STAND_IN;
  return noted(withSeat(data, seat, { away: true, bot }), ply, `p${seat} is away: bot ${bot} plays`);
};

const settled = (server: ServerContext, held: HeldTable, data: TableData): TableData => {
  const seated = data.seats.reduce((sum, seat, i) => {
    if (isBack(held, seat)) return comeBack(sum, i, held.seq);
    if (isDoubted(server, held, seat, i)) return withSeat(sum, i, { present: true });
    return isGone(server, held, seat) ? standIn(sum, i, held.seq) : sum;
  }, data);
  return isHostGone(server, held) ? passOnHost(seated, seated.host) : seated;
};

/** Whatever follows from who is there and who is not; tried again with the next look where it cannot be written. */
export const settlePresence = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.shut !== null) return;
  sayHere(server, held);
  const isNews = meet(server, held);
  await changeTable(server, held, (data) => settled(server, held, data));
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
    sayHere(server, held);
    if (meet(server, held)) await tellReaders(server, held);
  });
