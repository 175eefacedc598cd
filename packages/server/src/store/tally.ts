/** How many look on at each table, by node. Kept in memory alone: whoever looks on is counted by the node that tells it the news. */
export class WatcherTally {
  readonly #here = new Map<string, number>();
  /** By node, then by table. */
  readonly #there = new Map<string, Map<string, number>>();

  /** False if that was known. */
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

  /** Tables that are looked at here. */
  tables(): IterableIterator<string> {
    return this.#here.keys();
  }

  /** That one ends on purpose; which tables were looked at there. */
  forget(node: string): readonly string[] {
    const tables = [...(this.#there.get(node)?.keys() ?? [])];
    this.#there.delete(node);
    return tables;
  }

  /** One of them died, or this one heard nothing for a while: those who live say it again. */
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
