/** Which nodes live, by their advisory locks: no clocks are compared. */
import type { Pool } from 'pg';
import { NODE_LOCKS } from './postgresLine.js';
import type { ServerNodes } from '../store.js';

const EVERY = 1000;

const HELD = `exists (select 1 from pg_locks where locktype = 'advisory' and classid = $1 and objid = nodes.lock
  and database = (select oid from pg_database where datname = current_database()))`;
/** Nodes before decision 0057 name workers of their queue, and unlock each other's jobs. */
const OURS = `worker like 'node %'`;

/** What a dead one wrote is due at once. */
const LOOK = `
  with dead as (delete from nodes where ${OURS} and not ${HELD} returning lock),
    freed as (update due set at = 0 where kind = 'think' and node in (select lock from dead))
  select (select count(*)::int from dead) as dead,
    exists (select 1 from nodes where not ${OURS} and ${HELD}) as mixed,
    exists (select 1 from settings where name = 'mixed') as was`;

/** Where the build before runs too, others must see that this one is gone: that is how they look for what is due. */
const LEAVE = `delete from nodes where lock = $2 and not exists (select 1 from nodes where not ${OURS} and ${HELD})`;

interface Looked {
  readonly dead: number;
  readonly mixed: boolean;
  /** Since when nobody looked what nodes of the build before left. */
  readonly was: boolean;
}

export interface NodeParts {
  readonly pool: Pool;
  readonly lock: number;
  /** What the dead one wrote it may not have told. */
  readonly missed: () => void;
  /** The last node of the build before has gone: nobody else knows what is due at its tables. */
  readonly seed: () => Promise<void>;
  /** What is due here is due at once elsewhere. */
  readonly leave: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

export class PostgresNodes implements ServerNodes {
  readonly #parts: NodeParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  isMixed = false;

  constructor(parts: NodeParts) {
    this.#parts = parts;
  }

  async watch(): Promise<void> {
    await this.returned();
    await this.#look();
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look()
        .catch(this.#parts.failed)
        .finally(() => (this.#looking = undefined));
    }, EVERY);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    const { pool, lock, failed, leave } = this.#parts;
    await leave().catch(failed);
    await pool.query(LEAVE, [NODE_LOCKS, lock]).catch(failed);
  }

  /** It came, or its line was broken and others may have taken it for dead. */
  async returned(): Promise<void> {
    const { pool, lock, failed } = this.#parts;
    await pool
      .query('insert into nodes (worker, lock) values ($1, $2) on conflict do nothing', [
        `node ${lock}`,
        lock,
      ])
      .catch(failed);
  }

  async #look(): Promise<void> {
    const { rows } = await this.#parts.pool.query<Looked>(LOOK, [NODE_LOCKS]);
    const { dead = 0, mixed = false, was = false } = rows[0] ?? {};
    await this.#upgrade(mixed, was);
    if (dead > 0) this.#parts.missed();
  }

  /** That both builds run is kept in the store: whoever sees the last of the old ones go may not be there any more. */
  async #upgrade(mixed: boolean, was: boolean): Promise<void> {
    const { pool, seed, missed } = this.#parts;
    if (mixed && !was)
      await pool.query("insert into settings (name, value) values ('mixed', '') on conflict do nothing");
    if (!mixed && was) {
      await seed();
      await pool.query("delete from settings where name = 'mixed'");
      await pool.query(`delete from nodes where not ${OURS}`);
    }
    if (this.isMixed && !mixed) missed();
    this.isMixed = mixed;
  }
}
