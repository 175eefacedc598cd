/** The database's clock, as this node's runs: deadlines mean the same on every node, whatever its own clock says. */
import type { Pool } from 'pg';
import type { StoreClock } from '../store.js';

const EVERY = 60_000;
const ASKED = 3;

interface Reading {
  /** What the database's clock is ahead of this node's. */
  readonly ahead: number;
  /** Milliseconds that it took to ask: the error is at most half of them. */
  readonly took: number;
}

export class PostgresClock implements StoreClock {
  readonly #pool: Pool;
  readonly #own: () => number;
  readonly #failed: (error: unknown) => void;
  #ahead = 0;
  #timer: NodeJS.Timeout | undefined;
  #measuring: Promise<void> | undefined;

  constructor(pool: Pool, own: () => number, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#own = own;
    this.#failed = failed;
  }

  async begin(): Promise<void> {
    await this.measure();
    this.#timer = setInterval(() => {
      this.#measuring ??= this.measure()
        .catch(this.#failed)
        .finally(() => (this.#measuring = undefined));
    }, EVERY);
    this.#timer.unref();
  }

  now(): number {
    return Math.round(this.#own() + this.#ahead);
  }

  /** Of several readings the quickest is the most exact. */
  async measure(): Promise<void> {
    const readings: Reading[] = [];
    for (let i = 0; i < ASKED; i++) readings.push(await this.#read());
    this.#ahead = readings.reduce((best, each) => (each.took < best.took ? each : best)).ahead;
  }

  async #read(): Promise<Reading> {
    const before = this.#own();
    const { rows } = await this.#pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const after = this.#own();
    return { ahead: (rows[0]?.now ?? after) - (before + after) / 2, took: after - before };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#measuring;
  }
}
