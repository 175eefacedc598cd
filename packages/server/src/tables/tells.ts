/** Tells every reader of a table what is new, and to each no more than it may know. */
import { hashState } from '@landnam/engine';
import type { Tell, TellOf } from '@landnam/protocol';
import { linesFor } from './chatLines.js';
import { seatOf } from './data.js';
import type { Hall, Reader } from './hall.js';
import { countLookers } from './lookers.js';
import { isBehind, playTold, seenState, shownTable } from './playTold.js';
import type { Room } from './room.js';
import { tableTold } from './tableTold.js';

const chatNews = async (hall: Hall, room: Room, reader: Reader): Promise<Tell[]> => {
  const lines = await linesFor(hall, room, reader);
  if (lines.length === 0) return [];
  reader.chat = lines.at(-1)?.number ?? reader.chat;
  return [{ tell: 'chat', table: room.id, lines }];
};

const tableNews = (hall: Hall, room: Room, reader: Reader, ends: boolean): Tell[] => {
  // whoever comes sees the number of now, those who are there the one that was gathered
  const lookers = reader.lookers < 0 ? hall.bus.lookers(room.id) : room.lookers;
  if (reader.version >= room.data.told && reader.lookers === lookers && !ends) return [];
  [reader.version, reader.lookers] = [room.data.told, lookers];
  const behind = isBehind(hall, room, reader.seat ?? null);
  return [tableTold(room, reader.guest, { lookers, behind, now: hall.now() })];
};

/** Whoever is behind hears with the end what the others heard at its time. */
const endsNow = ({ data }: Room, reader: Reader, play: readonly TellOf<'play'>[]): boolean =>
  reader.seat === null && data.rules.delay > 0 && play.some(({ over }) => over !== null);

/** Whoever changes seats has other eyes: all of it is told again. */
const changeEyes = (room: Room, reader: Reader): void => {
  const seat = seatOf(room.data, reader.guest);
  if (reader.seat !== undefined && reader.seat !== seat) [reader.seq, reader.events] = [-1, 0];
  reader.seat = seat;
};

const playNews = (hall: Hall, room: Room, reader: Reader): TellOf<'play'>[] => {
  changeEyes(room, reader);
  const shown = shownTable(hall, room, reader.seat ?? null);
  if (shown === null) return [];
  const seq = shown.entries.length;
  if (reader.seq === seq && reader.clock === room.data.clock) return [];
  const told = playTold(hall, room, shown, reader);
  reader.seq = seq;
  reader.events = shown.events.length;
  reader.clock = room.data.clock;
  return [told];
};

/** And remembers that it was told. */
export const newsFor = async (hall: Hall, room: Room, reader: Reader): Promise<Tell[]> => {
  const play = playNews(hall, room, reader);
  const table = tableNews(hall, room, reader, endsNow(room, reader, play));
  return [...table, ...play, ...(await chatNews(hall, room, reader))];
};

export const tellRoom = async (hall: Hall, room: Room): Promise<void> => {
  countLookers(hall, room);
  for (const reader of room.readers) for (const tell of await newsFor(hall, room, reader)) reader.tell(tell);
};

/** A hash of the reader's own view and never of the state: few unknown cards could be guessed back from it. */
export const beatFor = (hall: Hall, room: Room, reader: Reader): Tell | null => {
  const seat = seatOf(room.data, reader.guest);
  const shown = shownTable(hall, room, seat);
  if (shown === null) return null;
  return {
    tell: 'beat',
    table: room.id,
    seq: shown.entries.length,
    hash: hashState(seenState(room, shown, seat)),
  };
};
