/** One process: whoever listens is here. */
import { NOBODY } from '../gossip.js';
import type { Bus, BusEvents, PeopleThere } from '../store.js';

export class LocalBus implements Bus {
  readonly #listeners = new Set<BusEvents>();

  tell(_table: string): void {}

  say(_table: string, _there: PeopleThere): void {}

  others(_table: string): PeopleThere {
    return NOBODY;
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

  meet(tables: readonly string[]): void {
    for (const table of tables) for (const { met } of this.#listeners) met?.(table);
  }

  part(died: boolean): void {
    for (const { parted } of this.#listeners) parted?.(died);
  }

  miss(): void {
    for (const { missed } of this.#listeners) missed?.();
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
