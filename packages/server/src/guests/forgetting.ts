/** Forgets a guest everywhere, for the server and for its operator. */
import type { Store } from '../store/store.js';

/**
 * Table by table, and the index that leads to them last, so that a failure can be retried. `forgetAt` returns why it failed, or nothing.
 */
export const forgetEverywhere = async <Why>(
  store: Store,
  guest: string,
  places: readonly string[],
  forgetAt: (table: string) => Promise<Why | null>,
): Promise<Why | null> => {
  for (const table of places) {
    // before the table announces it: readers who hear that load the chat again
    await store.hushGuest(guest, table);
    const why = await forgetAt(table);
    if (why !== null) return why;
  }
  await store.forgetGuest(guest);
  return null;
};
