/** Games stored in this browser: one header per game, one line per action. */
import type { SavedClock } from '@landnam/table';
import { database } from './database.js';
import type { SavedGame, WholeGame } from './savedGame.js';

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export const savedGames = async (): Promise<SavedGame[]> => (await database()).getAll('games');

export const readGame = async (id: string): Promise<WholeGame | undefined> => {
  const db = await database();
  const saved = await db.get('games', id);
  return saved && { saved, entries: await db.getAll('entries', entriesOf(id)) };
};

export const dropGame = async (id: string): Promise<void> => {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('entries').delete(entriesOf(id)),
    tx.done,
  ]);
};

/**
 * Writes the lines from a number on. `add` fails on a number that is taken: two tabs never overwrite each other's moves. Where
 * the line before is gone, another tab has deleted the game that is played here, and it is written whole.
 */
export const appendEntries = async (
  game: SavedGame,
  from: number,
  entries: readonly string[],
): Promise<void> => {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
  const lines = tx.objectStore('entries');
  const follows = from === 0 || (await lines.getKey([game.id, from - 1])) !== undefined;
  const first = follows ? from : 0;
  await Promise.all([
    ...entries.slice(first).map((line, i) => lines.add(line, [game.id, first + i])),
    tx.objectStore('games').put(game),
    tx.done,
  ]);
};

/** Only the clock: what another tab has written of the game meanwhile stays. */
export const saveClock = async (id: string, clock: SavedClock): Promise<void> => {
  const tx = (await database()).transaction('games', 'readwrite');
  const saved = await tx.store.get(id);
  if (saved !== undefined) await tx.store.put({ ...saved, clock });
  await tx.done;
};
