/** The bus of a single process. */
import type { Bus, BusEvents } from '../store.js';
import { WatcherTally } from '../tally.js';

export class LocalBus implements Bus {
  readonly tally = new WatcherTally();
  readonly #listeners = new Set<BusEvents>();

  /** Not before the caller is done: it does not expect to be called back halfway. */
  tell(table: string): void {
    queueMicrotask(() => this.hear(table));
  }

  count(table: string, watchers: number): void {
    this.tally.set(table, watchers);
  }

  watchers(table: string): number {
    return this.tally.of(table);
  }

  listen(events: BusEvents): () => void {
    // the same object may listen twice
    const listener = { ...events };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  hear(table: string): void {
    for (const { heard } of this.#listeners) heard(table);
  }

  hearCount(node: string, table: string, watchers: number): void {
    if (this.tally.hear(node, table, watchers)) this.#counted(table);
  }

  hearEnd(node: string): void {
    for (const table of this.tally.forget(node)) this.#counted(table);
  }

  #counted(table: string): void {
    for (const { counted } of this.#listeners) counted?.(table);
  }

  miss(): void {
    for (const { missed } of this.#listeners) missed?.();
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
