/** A person's move. The same client id is answered as the first time. */
import type { Action } from '@landnam/engine';
import type { Answer, AskOf } from '@landnam/protocol';
import { seatOf } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { stepTable } from '../held/write.js';
import { granted } from '../refusals.js';

export const act = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  { seq, client: named, actions }: AskOf<'act'>,
): Promise<Answer> => {
  const client = `${seatOf(held.data, guest)} ${named}`;
  const before = held.clients.get(client);
  if (before !== undefined) return granted({ seq: before });
  const ask = { ask: 'act', seq, actions: actions as unknown as readonly Action[] } as const;
  const who = { guest, name: '' };
  const why = await stepTable(server, held, { kind: 'ask', who, ask }, { by: 'person', client });
  if (why !== null) return why;
  server.monitor.count('moves');
  return granted({ seq: held.clients.get(client) ?? held.seq });
};
