/** Games kept in this browser: a header a game, a line an action. */
import type { LogHeader } from '@landnam/engine/log';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedClock } from './clock.js';
import type { GameSetup } from './types.js';

export interface SavedGame {
  readonly id: string;
  readonly setup: GameSetup;
  readonly header: LogHeader;
  readonly created: number;
  readonly updated: number;
  readonly plies: number;
  readonly round: number;
  /** Bit set once the game is over. */
  readonly winners: number | null;
  readonly clock?: SavedClock;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  entries: { key: [string, number]; value: string };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('landnam', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
  }));

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export const listGames = async (): Promise<SavedGame[]> => {
  const games = await (await database()).getAll('games');
  return games.sort((a, b) => b.updated - a.updated);
};

export const readGame = async (id: string): Promise<{ saved: SavedGame; entries: string[] } | undefined> => {
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

/** `add` fails on a number that is taken: two tabs never overwrite each other's moves. */
export const appendEntries = async (
  game: SavedGame,
  from: number,
  entries: readonly string[],
): Promise<void> => {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
  const lines = tx.objectStore('entries');
  await Promise.all([
    ...entries.map((line, i) => lines.add(line, [game.id, from + i])),
    tx.objectStore('games').put(game),
    tx.done,
  ]);
};

/** The clock alone: what another tab has written of the game meanwhile stays. */
export const saveClock = async (id: string, clock: SavedClock): Promise<void> => {
  const tx = (await database()).transaction('games', 'readwrite');
  const saved = await tx.store.get(id);
  if (saved !== undefined) await tx.store.put({ ...saved, clock });
  await tx.done;
};
