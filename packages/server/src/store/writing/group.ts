/** Collects what arrives while the disk is busy, so that it shares the next commit. */
import type { Written } from '../store.js';

export interface Commit {
  /** Two changes of one table never share a batch: the later may build on the earlier. */
  readonly table: string;
}

export type WriteBatch<C extends Commit> = (batch: readonly C[]) => Promise<readonly Written[]>;

interface Pending<C> {
  readonly commit: C;
  readonly settle: (written: Written) => void;
}

/** Keeps one batch below the size limit of a statement. */
const MOST = 200;

export class Group<C extends Commit> {
  readonly #write: WriteBatch<C>;
  readonly #why: (error: unknown) => Written;
  #waiting: Pending<C>[] = [];
  #running: Promise<void> | undefined;

  constructor(write: WriteBatch<C>, why: (error: unknown) => Written) {
    this.#write = write;
    this.#why = why;
  }

  add(commit: C): Promise<Written> {
    const written = new Promise<Written>((settle) => this.#waiting.push({ commit, settle }));
    this.#running ??= this.#run();
    return written;
  }

  /** Resolves when everything added is on disk, or refused. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // asks from the same turn of the event loop join
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#settle(this.#take());
    this.#running = undefined;
  }

  #take(): Pending<C>[] {
    const taken = new Map<string, Pending<C>>();
    const left: Pending<C>[] = [];
    for (const pending of this.#waiting) {
      const { table } = pending.commit;
      if (taken.size < MOST && !taken.has(table)) taken.set(table, pending);
      else left.push(pending);
    }
    this.#waiting = left;
    return [...taken.values()];
  }

  async #settle(batch: readonly Pending<C>[]): Promise<void> {
    const results = await this.#writeAll(batch.map(({ commit }) => commit));
    batch.forEach(({ settle }, i) => settle(results[i] ?? 'failed'));
  }

  /** One that cannot be written must not take the rest of the batch with it: after a failure each is tried alone. */
  async #writeAll(batch: readonly C[]): Promise<readonly Written[]> {
    try {
      return await this.#write(batch);
    } catch (error) {
      if (batch.length <= 1) return [this.#why(error)];
    }
    const results: Written[] = [];
    for (const commit of batch) results.push(...(await this.#writeAll([commit])));
    return results;
  }
}
