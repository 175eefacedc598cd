/** Sends every reader of a table what is new, and to each no more than they may know. */
import { hashState } from '@landnam/engine';
import type { Tell, TellOf } from '@landnam/protocol';
import { linesFor } from './chatLines.js';
import { seatOf } from '@landnam/table/machine';
import type { ServerContext, Reader } from '../context.js';
import { presentBits, sayHere } from './there.js';
import { isBehind, playTold, seenState, shownTable } from './playTold.js';
import type { HeldTable } from '../held/heldTable.js';
import { tableTold } from './tableTold.js';
import { invitation, invitedBy, lookNews } from '../together/lookers.js';
import { settleLooking } from '../together/settling.js';

const chatNews = async (server: ServerContext, held: HeldTable, reader: Reader): Promise<Tell[]> => {
  const lines = await linesFor(server, held, reader);
  if (lines.length === 0) return [];
  reader.chat = lines.at(-1)?.number ?? reader.chat;
  return [{ tell: 'chat', table: held.id, lines }];
};

/** People without a seat who read along, at all nodes. */
export const watchersOf = ({ bus }: ServerContext, { id, watchersHere }: HeldTable): number =>
  watchersHere + bus.others(id).watchers;

const tableNews = (server: ServerContext, held: HeldTable, reader: Reader, ends: boolean): Tell[] => {
  // whoever comes sees the number of now, those who are there the one that was gathered
  const watchers = reader.watchers < 0 ? watchersOf(server, held) : held.watchers;
  const there = presentBits(held.data);
  const invited = invitedBy(held);
  const isKnown = reader.watchers === watchers && reader.there === there && reader.invited === invited;
  if (reader.version >= held.data.told && isKnown && !ends) return [];
  Object.assign(reader, { version: held.data.told, watchers, there, invited });
  const behind = isBehind(held, reader.seat ?? null);
  const lookback = invitation(server, held, reader.guest);
  return [tableTold(held, reader.guest, { watchers, behind, now: server.now(), lookback })];
};

/** A delayed watcher receives at the end what the others received at the time. */
const endsNow = ({ data }: HeldTable, reader: Reader, play: readonly TellOf<'play'>[]): boolean =>
  reader.seat === null && data.rules.delay > 0 && play.some(({ over }) => over !== null);

/** A reader who changes seats sees differently: everything is sent again. */
const changeEyes = (held: HeldTable, reader: Reader): void => {
  const seat = seatOf(held.data, reader.guest);
  if (reader.seat !== undefined && reader.seat !== seat) [reader.seq, reader.events] = [-1, 0];
  reader.seat = seat;
};

const playNews = (server: ServerContext, held: HeldTable, reader: Reader): TellOf<'play'>[] => {
  changeEyes(held, reader);
  const shown = shownTable(server, held, reader.seat ?? null);
  if (shown === null) return [];
  const seq = shown.entries.length;
  if (reader.seq === seq && reader.clock === held.data.clock) return [];
  const told = playTold(server, held, shown, reader);
  reader.seq = seq;
  reader.events = shown.events.length;
  reader.clock = held.data.clock;
  return [told];
};

/** And records what was sent. */
export const newsFor = async (server: ServerContext, held: HeldTable, reader: Reader): Promise<Tell[]> => {
  const play = playNews(server, held, reader);
  const table = tableNews(server, held, reader, endsNow(held, reader, play));
  return [...table, ...play, ...(await chatNews(server, held, reader)), ...lookNews(held, reader)];
};

export const tellReaders = async (server: ServerContext, held: HeldTable): Promise<void> => {
  settleLooking(server, held);
  sayHere(server, held);
  for (const reader of held.readers)
    for (const tell of await newsFor(server, held, reader)) reader.tell(tell);
};

/** A hash of the reader's own view, never of the state: a few unknown cards could be guessed from it. */
export const beatFor = (server: ServerContext, held: HeldTable, reader: Reader): Tell | null => {
  const seat = seatOf(held.data, reader.guest);
  const shown = shownTable(server, held, seat);
  if (shown === null) return null;
  return {
    tell: 'beat',
    table: held.id,
    seq: shown.entries.length,
    hash: hashState(seenState(held, shown, seat)),
  };
};
