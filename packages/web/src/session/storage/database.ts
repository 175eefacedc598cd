/** The browser's database of games. Its schema has a version number; each migration leads from one to the next. */
import { openDB } from 'idb';
import {
  createStores,
  type Database,
  type Migration,
  namesLeaveTheHeader,
  type SavedSchema,
} from './migrations.js';
import type { Unsaved } from '../types.js';

/** Never edited, only added to: the first leads from nothing to version 1. */
export const MIGRATIONS: readonly Migration[] = [createStores, namesLeaveTheHeader];

const NAME = 'landnam';

/** Another tab holds an older version open and does not let go. */
class HeldError extends Error {
  override readonly name = 'HeldError';
}

let opened: Promise<Database> | undefined;
const forget = (): void => {
  opened = undefined;
};

const connect = (): Promise<Database> =>
  new Promise((resolve, reject) => {
    openDB<SavedSchema>(NAME, MIGRATIONS.length, {
      async upgrade(db, from, _to, upgrade) {
        for (const migrate of MIGRATIONS.slice(from)) await migrate(db, upgrade);
      },
      blocked: () => reject(new HeldError()),
      // a newer version of the page must not wait for this one
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).then(resolve, reject);
  });

/** A failure is not cached: the storage may be free the next time. */
export const database = (): Promise<Database> => {
  opened ??= connect();
  opened.catch(forget);
  return opened;
};

const REASONS: Readonly<Record<string, Unsaved>> = {
  QuotaExceededError: 'full',
  VersionError: 'held',
  HeldError: 'held',
  ConstraintError: 'elsewhere',
};

export const whyUnsaved = (error: unknown): Unsaved =>
  (error instanceof Error || error instanceof DOMException ? REASONS[error.name] : undefined) ?? 'refused';
