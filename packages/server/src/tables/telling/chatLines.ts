/** Chat lines, and who wants to read them. */
import type { TellOf } from '@landnam/protocol';
import type { ChatRow } from '../../store/store.js';
import type { TableData } from '@landnam/table/machine';
import type { ServerContext, Reader } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';

type Line = TellOf<'chat'>['lines'][number];

const MOST_LINES = 200;

const lineOf = ({ number, seat, name, text, at }: ChatRow): Line => ({ number, seat, name, text, at });

const isMuted = ({ mutes }: TableData, guest: string, seat: number | null): boolean =>
  seat !== null && (mutes[guest]?.includes(seat) ?? false);

export const chatOf = async (server: ServerContext, held: HeldTable): Promise<readonly ChatRow[]> => {
  const known = (held.chat ??= []);
  if (!held.chatNews) return known;
  held.chatNews = false;
  known.push(...(await server.store.chat(held.id, known.at(-1)?.number ?? 0)));
  return known;
};

/** What this reader has not read and has not muted. */
export const linesFor = async (server: ServerContext, held: HeldTable, reader: Reader): Promise<Line[]> => {
  if (!held.data.rules.chat) return [];
  const rows = await chatOf(server, held);
  return rows
    .filter(({ number, seat }) => number > reader.chat && !isMuted(held.data, reader.guest, seat))
    .slice(-MOST_LINES)
    .map(lineOf);
};
