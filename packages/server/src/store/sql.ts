/** What the queries stand on. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.js';
import type { Written } from './store.js';

export interface Sql {
  /** On SQLite a connection of its own: nobody who reads waits for somebody else's commit. */
  readonly read: Kysely<Schema>;
  readonly write: Kysely<Schema>;
  /** Whether rows must be locked against other writers; SQLite has one writer at a time. */
  readonly locksRows: boolean;
  /** Told of what went wrong; the caller learns `failed` alone. */
  readonly failed: (error: unknown) => void;
}

export type Work<T> = (db: Transaction<Schema>) => Promise<T>;

export const inTransaction = <T>({ write }: Sql, work: Work<T>): Promise<T> =>
  write.transaction().execute(work);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** SQLite's and PostgreSQL's word for it. */
export const isFull = (error: unknown): boolean => ['SQLITE_FULL', '53100'].includes(String(codeOf(error)));

export const whyNot = (sql: Sql, error: unknown): Written => {
  sql.failed(error);
  return isFull(error) ? 'full' : 'failed';
};
