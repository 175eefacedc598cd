/** How many people watch each table, by node. Kept only in memory: a watcher is counted by the node that serves it. */
export class WatcherTally {
  readonly #here = new Map<string, number>();
  /** By node, then by table. */
  readonly #there = new Map<string, Map<string, number>>();

  /** False if that was already known. */
  set(table: string, count: number): boolean {
    return put(this.#here, table, count);
  }

  hear(node: string, table: string, count: number): boolean {
    const counts = this.#there.get(node) ?? new Map<string, number>();
    this.#there.set(node, counts);
    return put(counts, table, count);
  }

  here(table: string): number {
    return this.#here.get(table) ?? 0;
  }

  of(table: string): number {
    let sum = this.here(table);
    for (const counts of this.#there.values()) sum += counts.get(table) ?? 0;
    return sum;
  }

  /** Tables with watchers on this node. */
  tables(): IterableIterator<string> {
    return this.#here.keys();
  }

  /** A node shuts down on purpose; returns the tables watched there. */
  forget(node: string): readonly string[] {
    const tables = [...(this.#there.get(node)?.keys() ?? [])];
    this.#there.delete(node);
    return tables;
  }

  /** A node died, or this one missed messages: the living ones repeat their counts. */
  forgetOthers(): void {
    this.#there.clear();
  }
}

const put = (counts: Map<string, number>, table: string, count: number): boolean => {
  if ((counts.get(table) ?? 0) === count) return false;
  if (count === 0) counts.delete(table);
  else counts.set(table, count);
  return true;
};
