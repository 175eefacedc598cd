/** Games stored in this browser: one header per game, one line per action. */
import type { SavedClock } from '@landnam/table';
import { database } from './database.js';
import type { SavedGame, WholeGame } from './savedGame.js';

const entriesFrom = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
const entriesOf = (id: string): IDBKeyRange => entriesFrom(id, 0);

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
 * the line before is gone, another tab has deleted the game that is played here, and it is written whole. What was taken back
 * here is deleted in the same transaction; where another tab has taken something back, a free number proves nothing.
 */
export const appendEntries = async (
  game: SavedGame,
  from: number,
  entries: readonly string[],
  was = game.branch ?? 0,
): Promise<void> => {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
  const lines = tx.objectStore('entries');
  const stored = await tx.objectStore('games').get(game.id);
  if (stored !== undefined && (stored.branch ?? 0) !== was)
    throw new DOMException('another tab took something back', 'ConstraintError');
  if ((game.branch ?? 0) !== was) await lines.delete(entriesFrom(game.id, from));
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
