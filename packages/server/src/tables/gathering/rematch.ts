/** Again: another table, and who asks second is given the first. */
import type { Answer } from '@landnam/protocol';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { stepTable } from '../held/write.js';
import { granted } from '../refusals.js';
import { newId } from '../ids.js';

export const rematch = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  banned: ReadonlySet<string>,
): Promise<Answer> => {
  const id = newId(server.settings.shard);
  const ask = { ask: 'rematch', id, banned: [...banned] } as const;
  const why = await stepTable(server, held, { kind: 'ask', who: { guest, name: '' }, ask }, { by: 'person' });
  return why ?? granted({ table: held.data.rematch ?? id });
};
