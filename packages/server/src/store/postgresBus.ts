/** Wakes the other nodes by NOTIFY, one message for all that changed meanwhile; this node hears at once. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { LocalBus } from './localBus.js';
import { CHANNEL } from './postgresLine.js';
import type { Bus } from './store.js';

const SEPARATOR = ' ';
/** PostgreSQL takes 8,000 bytes. */
const MOST = 200;

export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #failed: (error: unknown) => void;
  readonly #node = randomUUID();
  readonly #here = new LocalBus();
  readonly #changed = new Set<string>();
  #sending: Promise<void> | undefined;

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
    if (node !== this.#node) for (const table of changed) this.#here.hear(table);
  }

  miss(): void {
    this.#here.miss();
  }

  async close(): Promise<void> {
    await this.#sending;
    await this.#here.close();
  }

  async #send(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#changed.size > 0) {
      const told = [...this.#changed].slice(0, MOST);
      for (const table of told) this.#changed.delete(table);
      await this.#notify([this.#node, ...told].join(SEPARATOR));
    }
    this.#sending = undefined;
  }

  /** One that is lost is made good by the next, or by whoever asks for the table. */
  async #notify(payload: string): Promise<void> {
    try {
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    } catch (error) {
      this.#failed(error);
    }
  }
}
