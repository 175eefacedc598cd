/** What this browser saw and sent, so that the story cannot be changed afterwards: numbers, openings, views. Nothing is overwritten. */
import type { Seal, SealedOpening, ToldView } from '@landnam/table';
import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** This browser's number, from saying ready until it is opened. */
export interface OwnNumber {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly at: number;
}
interface KeptOpening extends SealedOpening {
  readonly table: string;
  readonly attempt: number;
}
interface KeptView extends ToldView {
  readonly table: string;
}
interface Schema extends DBSchema {
  /** From the first version, which kept one per table. */
  seals: { key: string; value: OwnNumber };
  numbers: { key: [string, string, string]; value: OwnNumber };
  openings: { key: [string, number]; value: KeptOpening };
  views: { key: [string, number, number, string]; value: KeptView };
}

const NAME = 'landnam-seals';
const VERSION = 2;
const DAY = 86_400_000;
const KEPT_DAYS = 180;

type Upgrade = Required<OpenDBCallbacks<Schema>>['upgrade'];

const moveOld = async (change: Parameters<Upgrade>[3]): Promise<void> => {
  const numbers = change.objectStore('numbers');
  for (const old of await change.objectStore('seals').getAll()) await numbers.put(old);
};

const upgrade: Upgrade = (db, before, _after, change) => {
  db.createObjectStore('numbers', { keyPath: ['table', 'commitment', 'nonce'] });
  db.createObjectStore('openings', { keyPath: ['table', 'attempt'] });
  db.createObjectStore('views', { keyPath: ['table', 'seat', 'ply', 'digest'] });
  if (before > 0) void moveOld(change);
};

const open = (): Promise<IDBPDatabase<Schema>> => openDB<Schema>(NAME, VERSION, { upgrade });

const withDatabase = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

/** Where nothing can be stored, the tab remembers. */
const atHand: { numbers: OwnNumber[]; openings: KeptOpening[] } = { numbers: [], openings: [] };

const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

const STORES = ['numbers', 'openings', 'views'] as const;

const dropOld = async (db: IDBPDatabase<Schema>, now: number): Promise<void> => {
  const old = (await db.getAll('numbers')).filter(({ at }) => at < now - KEPT_DAYS * DAY);
  for (const { table } of old) for (const store of STORES) await db.delete(store, ofTable(table));
};

export const keepNumber = async (number: OwnNumber): Promise<void> => {
  atHand.numbers.push(number);
  await withDatabase(async (db) => {
    await dropOld(db, number.at);
    await db.put('numbers', number);
  }).catch(() => undefined);
};

/** The one last used to say ready. */
export const lastNumber = async (table: string): Promise<OwnNumber | undefined> => {
  const kept = await withDatabase((db) => db.getAll('numbers', ofTable(table))).catch(() => []);
  const all = [...kept, ...atHand.numbers.filter((each) => each.table === table)];
  return all.sort((a, b) => b.at - a.at)[0];
};

export const openingsOf = async (table: string): Promise<readonly SealedOpening[]> => {
  const kept = await withDatabase((db) => db.getAll('openings', ofTable(table))).catch(() => []);
  const rest = atHand.openings.filter(
    (each) => each.table === table && !kept.some(({ attempt }) => attempt === each.attempt),
  );
  return [...kept, ...rest].map(({ table: _table, attempt: _attempt, ...sealed }) => sealed);
};

/** False if another opening was sealed under the same number: the server is showing two. */
export const keepOpening = async (sealed: SealedOpening): Promise<boolean> => {
  const { table, attempt } = sealed.opening;
  const before = (await openingsOf(table)).find(({ opening }) => opening.attempt === attempt);
  if (before !== undefined) return JSON.stringify(before.opening) === JSON.stringify(sealed.opening);
  const kept = { ...sealed, table, attempt };
  atHand.openings.push(kept);
  await withDatabase((db) => db.add('openings', kept)).catch(() => undefined);
  return true;
};

export const keepView = async (table: string, view: ToldView): Promise<void> => {
  await withDatabase((db) => db.put('views', { ...view, table })).catch(() => undefined);
};

/** Everything about one table; undefined if this browser never sat there. */
export const sealOf = async (table: string): Promise<Seal | undefined> => {
  const openings = await openingsOf(table);
  const kept = await withDatabase((db) => db.getAll('views', ofTable(table))).catch(() => []);
  const views = kept.map(({ table: _table, ...view }) => view);
  if (openings.length === 0 && views.length === 0) return undefined;
  return { format: 'landnam-seal 1', table, openings, views };
};

export const dropSeals = (): void => {
  [atHand.numbers, atHand.openings] = [[], []];
  indexedDB.deleteDatabase(NAME);
};
