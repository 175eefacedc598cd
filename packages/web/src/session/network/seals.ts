/** What this browser saw and sent before a game began, so that nobody can tell another story afterwards. */
import { type DBSchema, openDB } from 'idb';

export interface Seal {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly at: number;
}
interface Schema extends DBSchema {
  seals: { key: string; value: Seal };
}

const NAME = 'landnam-seals';
const open = () =>
  openDB<Schema>(NAME, 1, { upgrade: (db) => void db.createObjectStore('seals', { keyPath: 'table' }) });

/** Where nothing can be stored, the tab remembers. */
const atHand = new Map<string, Seal>();

export const keepSeal = async (seal: Seal): Promise<void> => {
  atHand.set(seal.table, seal);
  try {
    const db = await open();
    await db.put('seals', seal);
    db.close();
  } catch {
    // the tab still knows it
  }
};

export const readSeal = async (table: string): Promise<Seal | undefined> => {
  try {
    const db = await open();
    const found = await db.get('seals', table);
    db.close();
    return found ?? atHand.get(table);
  } catch {
    return atHand.get(table);
  }
};

export const dropSeals = (): void => {
  atHand.clear();
  indexedDB.deleteDatabase(NAME);
};
