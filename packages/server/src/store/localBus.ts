/** One process: whoever listens is here. */
import type { Bus } from './store.js';

interface Listener {
  readonly heard: (table: string) => void;
  readonly missed: (() => void) | undefined;
}

export class LocalBus implements Bus {
  readonly #listeners = new Set<Listener>();

  /** Not before the teller is done: who tells does not expect to be called back in the middle. */
  tell(table: string): void {
    queueMicrotask(() => this.hear(table));
  }

  listen(heard: (table: string) => void, missed?: () => void): () => void {
    const listener = { heard, missed };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  hear(table: string): void {
    for (const { heard } of this.#listeners) heard(table);
  }

  miss(): void {
    for (const { missed } of this.#listeners) missed?.();
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
