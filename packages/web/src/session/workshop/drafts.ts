/** Maps that are being made, with everything that can be undone; in a database of their own. */
import type { Axial } from '@landnam/engine';
import { hashOfOwn, isOwnId } from '@landnam/maps';
import type { EditRecord } from '@landnam/maps/edit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface MapDraft {
  readonly id: string;
  readonly record: EditRecord;
  /** What is looked at: a board, and where on it. */
  readonly board: string;
  readonly cursor: Axial;
  /** For how many it was played last. */
  readonly seats?: number;
  readonly changed: number;
  /** The hash that this map had when it was last kept. */
  readonly kept?: string;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: MapDraft };
}

const open = (): Promise<IDBPDatabase<DraftSchema>> =>
  openDB<DraftSchema>('landnam-drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'id' }),
  });

const withDrafts = async <T>(work: (db: IDBPDatabase<DraftSchema>) => Promise<T>): Promise<T> => {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

/** Where nothing can be stored, this page remembers. */
const atHand = new Map<string, MapDraft>();

/** False if it is gone with the page. */
export const storeDraft = async (draft: MapDraft): Promise<boolean> => {
  atHand.set(draft.id, draft);
  try {
    await withDrafts((db) => db.put('drafts', draft));
    return true;
  } catch {
    return false;
  }
};

export const findDraft = async (id: string): Promise<MapDraft | undefined> =>
  atHand.get(id) ?? (await withDrafts((db) => db.get('drafts', id)).catch(() => undefined));

/** The newest first. */
export const allDrafts = async (): Promise<readonly MapDraft[]> => {
  const stored = await withDrafts((db) => db.getAll('drafts')).catch(() => [...atHand.values()]);
  return stored.toSorted((a, b) => b.changed - a.changed);
};

/** The one that an own map was kept from. */
export const draftKeptAs = async (game: string): Promise<MapDraft | undefined> =>
  isOwnId(game) ? (await allDrafts()).find(({ kept }) => kept === hashOfOwn(game)) : undefined;

export const dropDraft = async (id: string): Promise<void> => {
  atHand.delete(id);
  await withDrafts((db) => db.delete('drafts', id)).catch(() => undefined);
};
