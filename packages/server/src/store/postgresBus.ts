/** Wakes the other nodes by NOTIFY, one message for all that changed meanwhile; this node hears at once. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { LocalBus } from './localBus.js';
import { CHANNEL } from './postgresLine.js';
import type { Bus } from './store.js';

const SEPARATOR = ' ';
const EVERY = '*';
/** PostgreSQL takes 8,000 bytes. */
const MOST = 200;
const WAIT = 200;

export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #failed: (error: unknown) => void;
  readonly #node = randomUUID();
  readonly #here = new LocalBus();
  readonly #changed = new Set<string>();
  #sending: Promise<void> | undefined;
  #closed = false;

  constructor(pool: Pool, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#failed = failed;
  }

  tell(table: string): void {
    this.#here.tell(table);
    this.#changed.add(table);
    this.#sending ??= this.#send();
  }

  listen(heard: (table: string) => void, missed?: () => void): () => void {
    return this.#here.listen(heard, missed);
  }

  hear(payload: string): void {
    const [node, ...changed] = payload.split(SEPARATOR);
    if (node === this.#node) return;
    for (const table of changed)
      if (table === EVERY) this.miss();
      else this.#here.hear(table);
  }

  /** A node died: nobody can tell any more what it wrote last. One sees it, all must read on. */
  missEverywhere(): void {
    this.miss();
    this.#changed.add(EVERY);
    this.#sending ??= this.#send();
  }

  miss(): void {
    this.#here.miss();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sending;
    await this.#here.close();
  }

  async #send(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#changed.size > 0) {
      const told = [...this.#changed].slice(0, MOST);
      for (const table of told) this.#changed.delete(table);
      if (!(await this.#notify(told)) && !(await this.#again(told))) break;
    }
    this.#sending = undefined;
  }

  async #notify(told: readonly string[]): Promise<boolean> {
    try {
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, [this.#node, ...told].join(SEPARATOR)]);
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  /** Others would stay behind without knowing: said again until it is said. */
  async #again(told: readonly string[]): Promise<boolean> {
    for (const table of told) this.#changed.add(table);
    await new Promise((resolve) => setTimeout(resolve, WAIT));
    return !this.#closed;
  }
}
