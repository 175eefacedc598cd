/** The steps from each version of the database to the next. A row that a step does not understand stays as it is. */
import type { By } from '@landnam/engine/log';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { SavedGame } from './savedGame.js';
import type { Player } from '../types.js';

export interface SavedSchema extends DBSchema {
  games: { key: string; value: SavedGame };
  entries: { key: [string, number]; value: string };
}
export type Database = IDBPDatabase<SavedSchema>;
export type Upgrade = IDBPTransaction<SavedSchema, StoreNames<SavedSchema>[], 'versionchange'>;
export type Migration = (db: Database, upgrade: Upgrade) => Promise<void> | void;

/** 1: one header per game, one line per action. */
export const createStores: Migration = (db) => {
  db.createObjectStore('games', { keyPath: 'id' });
  db.createObjectStore('entries');
};

/** Visits all rows of a store; undefined leaves one alone. */
const rewrite = async <Name extends 'games' | 'entries', Value>(
  upgrade: Upgrade,
  name: Name,
  change: (value: Value) => Value | undefined,
): Promise<void> => {
  let cursor = await upgrade.objectStore(name).openCursor();
  while (cursor !== null) {
    const value = changed(cursor.value as Value, change);
    if (value !== undefined) await cursor.update(value as never);
    cursor = await cursor.continue();
  }
};

const changed = <Value>(value: Value, change: (value: Value) => Value | undefined): Value | undefined => {
  try {
    return change(value);
  } catch {
    return undefined;
  }
};

const seatedAs = ({ bot }: Player): By => (bot === '' ? 'person' : `bot ${bot}`);

const withoutNames = (game: SavedGame): SavedGame => {
  const { players: _names, ...header } = game.header as SavedGame['header'] & { readonly players?: unknown };
  return { ...game, header: { ...header, seated: game.setup.players.map(seatedAs) } };
};

const TIMER = / ; timer$/;
const byTheClock = (line: string): string | undefined =>
  TIMER.test(line) ? line.replace(TIMER, ' ; clock') : undefined;

/** 2: names are only in the set-up, the header says who is a person and who is a bot; `timer` is renamed `clock`. */
export const namesLeaveTheHeader: Migration = async (_db, upgrade) => {
  await rewrite(upgrade, 'games', withoutNames);
  await rewrite(upgrade, 'entries', byTheClock);
};
