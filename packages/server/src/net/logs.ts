/** The log of a finished game, by its address: all secrets opened, unless the table keeps it to those who played. */
import { LOG_FORMAT } from '@landnam/engine/log';
import { hashOfOwn, isOwnId } from '@landnam/maps';
import { writeLog } from '@landnam/table';
import type { Refused } from '@landnam/protocol';
import type { ServerContext } from '../tables/context.js';
import { whyNoLog } from '../tables/telling/mayRead.js';
import type { HeldTable } from '../tables/held/heldTable.js';

/** A log that this version cannot replay is handed out as it was written: a version that can will treat it as a running game. */
const rawLog = async (server: ServerContext, held: HeldTable): Promise<string> => {
  const rows = await server.store.entries(held.id, 0);
  const { game } = held.data.rules;
  const text = isOwnId(game) ? await server.maps.textOf(hashOfOwn(game)) : undefined;
  const header = { ...held.data.header, ...(text !== undefined && { mapData: JSON.parse(text) as unknown }) };
  return `${[LOG_FORMAT, JSON.stringify(header), ...rows.map(({ line }) => line)].join('\n')}\n`;
};

export const logOf = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
): Promise<string | Refused> => {
  const why = whyNoLog(server, held, guest);
  if (why !== null) return why;
  if (held.live === null) return rawLog(server, held);
  const { notes, secret } = held.data;
  return (held.log ??= writeLog(held.live, 0, { notes, reveal: { secret } }));
};
