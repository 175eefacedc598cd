/** All nonces are open: the deal, together with the first entries. */
import type { LogHeader } from '@landnam/engine/log';
import { fairTable } from '@landnam/table';
import type { Refused } from '@landnam/protocol';
import { mindsOf } from '../../minds/port.js';
import type { TableData } from '../data.js';
import type { ServerContext } from '../context.js';
import { refused } from '../refusals.js';
import type { HeldTable } from '../held/heldTable.js';
import { failOpening, sealedOf } from './opening.js';
import { setupOf } from './setup.js';
import { changeTable, writeMoves, writeTrouble } from '../held/write.js';

/** Everyone sealed an opening under other rules: a server of another build has taken over. */
const isSealed = ({ opening }: TableData, { rules, map }: LogHeader): boolean =>
  opening === undefined || opening === null || (opening.rules === rules && opening.map === map);

export const begin = async (server: ServerContext, held: HeldTable): Promise<Refused | null> => {
  const { data } = held;
  const setup = setupOf(data);
  const dealt = fairTable(setup, sealedOf(data), mindsOf(server.thinker, held), data.failed);
  if (!dealt.ok) return refused('failed', { where: dealt.error });
  const live = dealt.value;
  if (!isSealed(data, live.header)) return changeTable(server, held, (now) => failOpening(now, held, []));
  live.playNature();
  const begun: TableData = { ...data, phase: 'playing', openBy: null, opening: null, header: live.header };
  held.live = live;
  if (live.entries.length === 0) return changeTable(server, held, () => begun);
  const written = await writeMoves(server, held, { from: 0, client: '', data: begun });
  if (written === 'written') return null;
  held.live = null;
  await server.tables.refresh(held);
  return written === 'raced' ? null : writeTrouble(written);
};
