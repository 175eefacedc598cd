/** Time is up: for a turn, for a nonce, for somebody whom all others call idle. Nothing here waits for a thought. */
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { stepTable } from '../held/write.js';
import { arm } from './due.js';

/** False: a store that is full or away is asked again, but not over and over. */
export const workOff = async (server: ServerContext, held: HeldTable): Promise<boolean> =>
  held.shut !== null || (await stepTable(server, held, { kind: 'time' })) === null;

export const onTime = async (server: ServerContext, table: string): Promise<boolean> => {
  const isDone = await server.tables.with(table, async (held) => {
    const done = await workOff(server, held);
    if (done) arm(server, held);
    return done;
  });
  return isDone ?? true;
};
