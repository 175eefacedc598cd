/** Chat: of those who sit, with limits, off for a table, muted for oneself, reported to whoever runs the server. */
import { type Answer, type AskOf, CHAT_LIMIT } from '@landnam/protocol';
import { chatOf } from './chatLines.js';
import { seatOf, type TableData } from './data.js';
import type { Hall } from './hall.js';
import { cleanLine } from './names.js';
import { granted, refused } from './refusals.js';
import type { Room } from './room.js';
import { changeAsked, spread } from './write.js';

const REASON_LIMIT = 40;

export const say = async (hall: Hall, room: Room, guest: string, ask: AskOf<'chat'>): Promise<Answer> => {
  const seat = seatOf(room.data, guest);
  if (seat === null) return refused('notSeated');
  if (!room.data.rules.chat) return refused('chatOff');
  const text = cleanLine(ask.text, CHAT_LIMIT);
  if (text === '') return refused('malformed', { where: 'text' });
  const { name } = room.data.seats[seat]!;
  const number = await hall.store.addChat(room.id, { guest, name, seat, text, at: hall.now() });
  if (number === undefined) {
    await hall.rooms.refresh(room);
    return refused('unknownTable');
  }
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
  return (await changeAsked(hall, room, change)) ?? granted();
};

export const report = async (
  hall: Hall,
  room: Room,
  guest: string,
  ask: AskOf<'report'>,
): Promise<Answer> => {
  const reason = cleanLine(ask.reason, REASON_LIMIT);
  if (reason === '') return refused('malformed', { where: 'reason' });
  const rows = await chatOf(hall, room);
  if (!rows.some(({ number }) => number === ask.chat)) return refused('malformed', { where: 'chat' });
  await hall.store.report(room.id, ask.chat, guest, reason, hall.now());
  return granted();
};
