/** What the queries build on. */
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Schema } from './schema/schema.js';
import type { Written } from './store.js';

export interface Sql {
  /** A connection of its own on SQLite: readers never wait for another's commit. */
  readonly read: Kysely<Schema>;
  readonly write: Kysely<Schema>;
  /** Called with errors; the caller only sees `failed`. */
  readonly failed: (error: unknown) => void;
  readonly committed?: (milliseconds: number) => void;
}

/** Larger ones are rare, and long. */
const KEPT_ROWS = 200;

/** Cached text of queries that differ only in their number of rows: building one takes longer than running it. */
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

/** SQLite's and PostgreSQL's code for it. */
export const isFull = (error: unknown): boolean => ['SQLITE_FULL', '53100'].includes(String(codeOf(error)));

export const whyNot = (sql: Sql, error: unknown): Written => {
  sql.failed(error);
  return isFull(error) ? 'full' : 'failed';
};
