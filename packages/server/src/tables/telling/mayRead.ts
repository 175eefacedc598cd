import type { Refused } from '@landnam/protocol';
import { seatOf } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { refused } from '../refusals.js';
import { isBehind, shownTable } from './playTold.js';

/** Why this guest may not read the log: it opens every hand. */
export const whyNoLog = (server: ServerContext, held: HeldTable, guest: string): Refused | null => {
  const { data } = held;
  if (data.header === null) return refused('notStarted');
  if (data.phase === 'playing' && held.aside !== null) return refused('setAside');
  const seat = seatOf(data, guest);
  shownTable(server, held, seat);
  if (data.phase === 'playing' || isBehind(held, seat)) return refused('started');
  const secret = data.rules.secretLog || data.phase === 'closed';
  return secret && seat === null ? refused('notSeated') : null;
};
