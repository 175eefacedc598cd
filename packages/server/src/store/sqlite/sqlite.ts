/** SQLite through libsql's promises. Commits run off the event loop; statements inside a transaction touch no disk and run on it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql/promise';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from '../writing/mutex.js';
import type { Schema } from '../schema/schema.js';

export interface Statement {
  readonly reader: boolean;
  /** The first row, synchronously. */
  get(parameters: readonly unknown[]): unknown;
  run(parameters: readonly unknown[]): { readonly changes: number };
  all(parameters: readonly unknown[]): Promise<unknown[]>;
}

interface Libsql {
  prepare(text: string): Promise<Statement>;
  exec(text: string): Promise<void>;
  close(): void;
}

/** A batch has a statement for each of its sizes. */
const KEPT_STATEMENTS = 300;

/** Milliseconds. */
const AGAIN = 2;
const PATIENCE = 5000;

/** Including `SQLITE_BUSY_RECOVERY`: another process is just opening the file. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Waits off the event loop. */
const patiently = async <T>(work: () => T | Promise<T>): Promise<T> => {
  for (let waited = 0; ; waited += AGAIN)
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || waited >= PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
};

/** A reader that becomes a writer may find that another process was faster; a writer from the start waits. */
const BEGIN = 'begin immediate';
const TRANSACTION = /^(?:begin|commit|rollback)\b/i;

export class Connection implements DatabaseConnection {
  readonly #db: Libsql;
  readonly #statements = new Map<string, Statement>();
  #open = false;
  /** So many were made. */
  commits = 0;

  constructor(db: Libsql) {
    this.#db = db;
  }

  prepare(text: string): Promise<Statement> {
    return this.#db.prepare(text);
  }

  /** `work` runs synchronously, in memory; only the commit waits for the disk, off the event loop. */
  async inTransaction<T>(work: () => T): Promise<T> {
    await this.#begin(BEGIN);
    try {
      const result = work();
      await this.#transaction('commit');
      return result;
    } catch (error) {
      await this.#transaction('rollback');
      throw error;
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (TRANSACTION.test(query.sql)) return this.#transaction(query.sql);
    const isWrite = query.query.kind !== 'SelectQueryNode' && query.query.kind !== 'RawNode';
    return isWrite && !this.#open ? this.#alone(query) : this.#execute(query);
  }

  async #transaction<R>(text: string): Promise<QueryResult<R>> {
    if (text.startsWith('begin')) return this.#begin(text);
    this.#open = false;
    if (text === 'commit') this.commits++;
    // SQLite itself rolls back when the disk is full, and then has no transaction left to roll back
    await this.#db.exec(text).catch((error: unknown) => {
      if (text !== 'rollback') throw error;
    });
    return { rows: [] };
  }

  /** Never waits for the disk, only for another process that is writing, and then off the event loop. */
  async #begin<R>(text: string): Promise<QueryResult<R>> {
    const statement = await this.#prepare(text);
    await patiently(() => statement.run([]));
    this.#open = true;
    return { rows: [] };
  }

  /** Outside a transaction a write would wait for the disk on the event loop. */
  async #alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#transaction(BEGIN);
    try {
      const result = await this.#execute<R>(query);
      await this.#transaction('commit');
      return result;
    } catch (error) {
      await this.#transaction('rollback');
      throw error;
    }
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#statements.get(sql) ?? (await this.#prepare(sql));
    if (statement.reader) return { rows: (await patiently(() => statement.all(parameters))) as R[] };
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async #prepare(text: string): Promise<Statement> {
    const kept = this.#statements.get(text);
    if (kept) return kept;
    const made = await this.#db.prepare(text);
    this.#statements.set(text, made);
    const [oldest = ''] = this.#statements.size > KEPT_STATEMENTS ? this.#statements.keys() : [];
    this.#statements.delete(oldest);
    return made;
  }

  close(): void {
    this.#db.close();
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing here streams');
  }
}

/** A connection for one user at a time: a transaction is a series of queries. */
interface Held {
  readonly connection: Connection;
  readonly mutex: Mutex;
}

class SqliteDriver implements Driver {
  readonly #connection: Connection;
  readonly #mutex: Mutex;

  constructor({ connection, mutex }: Held) {
    this.#connection = connection;
    this.#mutex = mutex;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    return this.#connection;
  }
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(settings.accessMode === 'read only' ? 'begin' : BEGIN));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }
  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

/** Kysely runs SQLite's schema changes outside the transaction; ours stay inside, so that two processes cannot both make them. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const dialect = (held: Held): Dialect => ({
  createDriver: () => new SqliteDriver(held),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
});

export interface SqliteOptions {
  readonly dataDir: string;
  /** Pages of 4 kB that the file may grow to. */
  readonly maxPages?: number | undefined;
}

const pragmas = (maxPages: number | undefined): string[] => [
  'pragma busy_timeout=5000',
  'pragma journal_mode=wal',
  'pragma synchronous=full',
  ...(maxPages === undefined ? [] : [`pragma max_page_count=${maxPages}`]),
];

export interface OpenDb extends Held {
  readonly kysely: Kysely<Schema>;
}

/** SQLite's own busy timeout would block the event loop, and its own checkpoints everyone waiting for a commit. */
const WRITER = ['pragma busy_timeout=0', 'pragma wal_autocheckpoint=0'];

/** The only place that opens the file. */
export const openDb = async (
  { dataDir, maxPages }: SqliteOptions,
  use: 'read' | 'write',
): Promise<OpenDb> => {
  // it contains the signing key and the secrets of running games
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new LibsqlDatabase(join(dataDir, 'landnam.db'), {}) as unknown as Libsql;
  for (const pragma of pragmas(maxPages)) await patiently(() => db.exec(pragma));
  if (use === 'write') for (const pragma of WRITER) await db.exec(pragma);
  const held = { connection: new Connection(db), mutex: new Mutex() };
  return { ...held, kysely: new Kysely<Schema>({ dialect: dialect(held) }) };
};
