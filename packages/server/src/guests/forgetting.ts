/** Forgetting somebody everywhere, for a server and for whoever runs it. */
import type { Store } from '../store/store.js';

/**
 * Table by table, and last what leads to them: whatever fails on the way can be asked for again. `forgetAt` says why it could not, or nothing.
 */
export const forgetEverywhere = async <Why>(
  store: Store,
  guest: string,
  places: readonly string[],
  forgetAt: (table: string) => Promise<Why | null>,
): Promise<Why | null> => {
  for (const table of places) {
    // before the table says that somebody was forgotten: whoever hears that reads the chat again
    await store.hushGuest(guest, table);
    const why = await forgetAt(table);
    if (why !== null) return why;
  }
  await store.forgetGuest(guest);
  return null;
};
