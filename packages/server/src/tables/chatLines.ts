/** What was said, and who wants to read it. */
import type { TellOf } from '@landnam/protocol';
import type { ChatRow } from '../store/store.js';
import type { TableData } from './data.js';
import type { Hall, Reader } from './hall.js';
import type { Room } from './room.js';

type Line = TellOf<'chat'>['lines'][number];

const MOST_LINES = 200;

const lineOf = ({ number, seat, name, text, at }: ChatRow): Line => ({ number, seat, name, text, at });

const isMuted = ({ mutes }: TableData, guest: string, seat: number | null): boolean =>
  seat !== null && (mutes[guest]?.includes(seat) ?? false);

export const chatOf = async (hall: Hall, room: Room): Promise<readonly ChatRow[]> => {
  const known = (room.chat ??= []);
  if (!room.chatNews) return known;
  room.chatNews = false;
  known.push(...(await hall.store.chat(room.id, known.at(-1)?.number ?? 0)));
  return known;
};

/** What this reader has not read and wants to. */
export const linesFor = async (hall: Hall, room: Room, reader: Reader): Promise<Line[]> => {
  if (!room.data.rules.chat) return [];
  const rows = await chatOf(hall, room);
  return rows
    .filter(({ number, seat }) => number > reader.chat && !isMuted(room.data, reader.guest, seat))
    .slice(-MOST_LINES)
    .map(lineOf);
};
