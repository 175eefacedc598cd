/** People without a seat who read along: each counted once, however many windows they have open. */
import { seatOf } from '../data.js';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';

export const countWatchers = (server: ServerContext, { id, data, readers, resting }: HeldTable): void => {
  const guests = new Set(resting.keys());
  for (const { guest } of readers) guests.add(guest);
  let watchers = 0;
  for (const guest of guests) if (seatOf(data, guest) === null) watchers++;
  server.bus.count(id, watchers);
};
