/** Chat: for seated players, rate-limited; can be turned off for a table, muted for oneself, and reported to the operator. */
import { type Answer, type AskOf, CHAT_LIMIT } from '@landnam/protocol';
import { chatOf } from './chatLines.js';
import { seatOf } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import { cleanLine } from '../../guests/names/names.js';
import { granted, refused } from '../refusals.js';
import type { HeldTable } from '../held/heldTable.js';
import { spread } from '../held/write.js';

const REASON_LIMIT = 40;

export const say = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  ask: AskOf<'chat'>,
): Promise<Answer> => {
  const seat = seatOf(held.data, guest);
  if (seat === null) return refused('notSeated');
  if (!held.data.rules.chat) return refused('chatOff');
  const text = cleanLine(ask.text, CHAT_LIMIT);
  if (text === '') return refused('malformed', { where: 'text' });
  const { name } = held.data.seats[seat]!;
  const number = await server.store.addChat(held.id, { guest, name, seat, text, at: server.now() });
  if (number === undefined) {
    await server.tables.refresh(held);
    return refused('unknownTable');
  }
  held.chatNews = true;
  await spread(server, held);
  return granted();
};

export const report = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  ask: AskOf<'report'>,
): Promise<Answer> => {
  const reason = cleanLine(ask.reason, REASON_LIMIT);
  if (reason === '') return refused('malformed', { where: 'reason' });
  const rows = await chatOf(server, held);
  if (!rows.some(({ number }) => number === ask.chat)) return refused('malformed', { where: 'chat' });
  await server.store.report(held.id, ask.chat, guest, reason, server.now());
  return granted();
};
