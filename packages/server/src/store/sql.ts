/** What the queries stand on. */
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Schema } from './schema/schema.js';
import type { Written } from './store.js';

export interface Sql {
  /** On SQLite a connection of its own: nobody who reads waits for somebody else's commit. */
  readonly read: Kysely<Schema>;
  readonly write: Kysely<Schema>;
  /** Told of what went wrong; the caller learns `failed` alone. */
  readonly failed: (error: unknown) => void;
  readonly committed?: (milliseconds: number) => void;
}

/** Larger ones are rare, and long. */
const KEPT_ROWS = 200;

/** Text of queries that differ by their number of rows alone: building one takes longer than running it. */
export class SqlTexts {
  readonly #texts = new Map<string, string>();

  of(what: 'standings' | 'entries', rows: number, compile: () => CompiledQuery): string {
    const name = `${what} ${rows}`;
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const { sql } = compile();
    if (rows <= KEPT_ROWS) this.#texts.set(name, sql);
    return sql;
  }
}

export type SqlWork<T> = (db: Transaction<Schema>) => Promise<T>;

export const inTransaction = <T>({ write }: Sql, work: SqlWork<T>): Promise<T> =>
  write.transaction().execute(work);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** SQLite's and PostgreSQL's word for it. */
export const isFull = (error: unknown): boolean => ['SQLITE_FULL', '53100'].includes(String(codeOf(error)));

export const whyNot = (sql: Sql, error: unknown): Written => {
  sql.failed(error);
  return isFull(error) ? 'full' : 'failed';
};
