/** Again: another table, made before this one names it, so that no link leads nowhere; who asks second is given the first. */
import type { Answer } from '@landnam/protocol';
import { guestsOf, rematchData, rematchProblem } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { newSalt, stepTable } from '../held/write.js';
import { granted } from '../refusals.js';
import { newId } from '../ids.js';
import { keepNew } from './create.js';

export const rematch = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  banned: ReadonlySet<string>,
): Promise<Answer> => {
  const { data } = held;
  const no = rematchProblem(data, guest);
  if (no !== null) return no;
  if (data.rematch !== null) return granted({ table: data.rematch });
  const id = newId(server.settings.shard);
  const next = rematchData({ id, salt: newSalt() }, data, banned, server.now());
  const made = await keepNew(server, id, next, guestsOf(next));
  if (!made.ok) return made;
  const ask = { ask: 'rematch', id } as const;
  const why = await stepTable(server, held, { kind: 'ask', who: { guest, name: '' }, ask }, { by: 'person' });
  return why ?? granted({ table: held.data.rematch ?? id });
};
