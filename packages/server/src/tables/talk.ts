/** Chat: of those who sit, with limits, off for a table, muted for oneself, reported to whoever runs the server. */
import { type Answer, type AskOf, CHAT_LIMIT, type TellOf } from '@landnam/protocol';
import type { ChatRow } from '../store/store.js';
import { seatOf, type TableData } from './data.js';
import type { Hall, Reader } from './hall.js';
import { cleanLine } from './names.js';
import { granted, refused } from './refusals.js';
import type { Room } from './room.js';
import { changeTable, spread } from './write.js';

type Line = TellOf<'chat'>['lines'][number];

const MOST_LINES = 200;

const lineOf = ({ number, seat, name, text, at }: ChatRow): Line => ({ number, seat, name, text, at });

const isMuted = ({ mutes }: TableData, guest: string, seat: number | null): boolean =>
  seat !== null && (mutes[guest]?.includes(seat) ?? false);

const chatOf = async (hall: Hall, room: Room): Promise<readonly ChatRow[]> => {
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

export const say = async (hall: Hall, room: Room, guest: string, ask: AskOf<'chat'>): Promise<Answer> => {
  const seat = seatOf(room.data, guest);
  if (seat === null) return refused('notSeated');
  if (!room.data.rules.chat) return refused('chatOff');
  const text = cleanLine(ask.text, CHAT_LIMIT);
  if (text === '') return refused('malformed', { where: 'text' });
  await hall.store.addChat(room.id, { guest, name: room.data.seats[seat]!.name, seat, text, at: hall.now() });
  room.chatNews = true;
  await spread(hall, room);
  return granted();
};

export const mute = async (hall: Hall, room: Room, guest: string, ask: AskOf<'mute'>): Promise<Answer> => {
  if (seatOf(room.data, guest) === null) return refused('notSeated');
  const change = (data: TableData): TableData => {
    const others = (data.mutes[guest] ?? []).filter((seat) => seat !== ask.seat);
    return { ...data, mutes: { ...data.mutes, [guest]: ask.muted ? [...others, ask.seat] : others } };
  };
  return (await changeTable(hall, room, change)) ?? granted();
};

export const report = async (hall: Hall, room: Room, guest: string, ask: AskOf<'report'>): Promise<Answer> => {
  const rows = await chatOf(hall, room);
  if (!rows.some(({ number }) => number === ask.chat)) return refused('malformed', { where: 'chat' });
  await hall.store.report(room.id, ask.chat, guest, ask.reason, hall.now());
  return granted();
};
