/** People who look back together: one of them leads, and whoever wants to takes the lead. Nothing of it is written. */
import type { Answer, AskOf, Refused, ShownMoment } from '@landnam/protocol';
import { seatOf } from '@landnam/table/machine';
import { peekGuest } from '../../guests/guests.js';
import { giveUp, type LookLeader, moveTo, take } from '../../store/looking.js';
import type { Reader, ServerContext, Session } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { granted, refused } from '../refusals.js';
import { whyNoLog } from '../telling/mayRead.js';
import { tellReaders } from '../telling/tells.js';
import { lookbackTold, lookersHere, lookersOf, lookKey } from './lookers.js';
import { newDraw, settleLooking } from './settling.js';

export const whyNotTogether = (server: ServerContext, held: HeldTable, guest: string): Refused | null =>
  whyNoLog(server, held, guest) ?? (held.data.phase === 'over' ? null : refused('closed'));

const isLeader = ({ looking }: HeldTable, key: string | null): boolean =>
  key !== null && looking?.leader?.key === key;

/** Whoever leaves gives up the lead at once; whoever is lost has a while to come back. */
const quit = (held: HeldTable, key: string | null): void => {
  if (held.looking !== null && isLeader(held, key)) held.looking = giveUp(held.looking, newDraw());
};

export const stopLooking = (held: HeldTable, reader: Reader): void => {
  quit(held, reader.looks);
  reader.looks = null;
};

/** Told to a poll by the poll itself. */
export const lookBack = async (
  server: ServerContext,
  session: Session,
  { client, together }: AskOf<'lookBack'>,
  held: HeldTable,
): Promise<Answer> => {
  const why = whyNotTogether(server, held, session.guest);
  if (why !== null) return why;
  const key = lookKey(session.guest, client);
  const reader = session.readers.get(held.id);
  if (reader !== undefined) reader.looks = together ? key : null;
  if (!together) quit(held, key);
  settleLooking(server, held);
  // whoever comes sees the number of now
  const told = lookbackTold(held, key, lookersOf(server, held));
  if (reader !== undefined) reader.looked = JSON.stringify(told);
  await tellReaders(server, held);
  return granted({ tells: together ? [told] : [] });
};

const leaderOf = async (
  server: ServerContext,
  { data }: HeldTable,
  guest: string,
  key: string,
): Promise<LookLeader> => {
  const seat = seatOf(data, guest);
  const name = seat === null ? (await peekGuest(server, guest)).name : (data.seats[seat]?.name ?? '');
  return { key, name, seat };
};

/** Of a game that has so many entries and seats. */
const isThere = ({ seq, data }: HeldTable, { ply, eyes }: ShownMoment): boolean =>
  ply <= seq && (eyes ?? 0) < data.seats.length;

const badMoment = (): Refused => refused('malformed', { where: 'moment' });

const atEnd = ({ seq }: HeldTable): ShownMoment => ({ ply: seq, eyes: null, room: 'replay' });

export const lead = async (
  server: ServerContext,
  { guest }: Session,
  { client, leads, moment }: AskOf<'lead'>,
  held: HeldTable,
): Promise<Answer> => {
  const why = whyNotTogether(server, held, guest);
  if (why !== null) return why;
  const key = lookKey(guest, client);
  if (!lookersHere(held).keys.has(key)) return refused('notLooking');
  const shown = moment ?? held.looking?.moment ?? atEnd(held);
  if (!isThere(held, shown)) return badMoment();
  if (leads) held.looking = take(held.looking, await leaderOf(server, held, guest, key), shown, newDraw());
  else quit(held, key);
  await tellReaders(server, held);
  return granted();
};

export const show = async (
  server: ServerContext,
  { guest }: Session,
  { client, moment }: AskOf<'show'>,
  held: HeldTable,
): Promise<Answer> => {
  const why = whyNotTogether(server, held, guest);
  if (why !== null) return why;
  if (held.looking === null || !isLeader(held, lookKey(guest, client))) return refused('notLeading');
  if (!isThere(held, moment)) return badMoment();
  held.looking = moveTo(held.looking, moment);
  await tellReaders(server, held);
  return granted();
};
