/** The maps of this browser, each once, by its hash; in a database of their own, since games carry theirs with them. */
import type { MapData } from '@landnam/maps';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface StoredMap {
  readonly hash: string;
  readonly map: MapData;
  readonly kept: number;
  /** The version that it was made from. */
  readonly before?: string;
}

interface MapSchema extends DBSchema {
  maps: { key: string; value: StoredMap };
}

const open = (): Promise<IDBPDatabase<MapSchema>> =>
  openDB<MapSchema>('landnam-maps', 1, {
    upgrade: (db) => void db.createObjectStore('maps', { keyPath: 'hash' }),
  });

const withMaps = async <T>(work: (db: IDBPDatabase<MapSchema>) => Promise<T>): Promise<T> => {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

/** Where nothing can be stored, this thread remembers. */
const atHand = new Map<string, StoredMap>();

/** False if it is gone with the page. */
export const storeMap = async (stored: StoredMap): Promise<boolean> => {
  try {
    await withMaps((db) => db.put('maps', stored));
    return true;
  } catch {
    atHand.set(stored.hash, stored);
    return false;
  }
};

export const storedMap = async (hash: string): Promise<StoredMap | undefined> =>
  (await withMaps((db) => db.get('maps', hash)).catch(() => undefined)) ?? atHand.get(hash);

/** The newest first. */
export const storedMaps = async (): Promise<readonly StoredMap[]> => {
  const stored = await withMaps((db) => db.getAll('maps')).catch(() => []);
  return [...stored, ...atHand.values()].sort((a, b) => b.kept - a.kept);
};

export const dropMap = async (hash: string): Promise<void> => {
  atHand.delete(hash);
  await withMaps((db) => db.delete('maps', hash)).catch(() => undefined);
};
