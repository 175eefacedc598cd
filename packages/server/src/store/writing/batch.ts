/** Like `Group`, for writes that cannot race: all of them are written, or all fail. */
interface Pending<T> {
  readonly item: T;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

export class Batch<T> {
  readonly #write: (items: readonly T[]) => Promise<void>;
  readonly #pause: number;
  #waiting: Pending<T>[] = [];
  #running: Promise<void> | undefined;

  /** Collects for so many milliseconds before each write. */
  constructor(write: (items: readonly T[]) => Promise<void>, pause: number) {
    this.#write = write;
    this.#pause = pause;
  }

  add(item: T): Promise<void> {
    const done = new Promise<void>((settle, fail) => this.#waiting.push({ item, settle, fail }));
    this.#running ??= this.#run();
    return done;
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, this.#pause));
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#settle(batch);
    }
    this.#running = undefined;
  }

  async #settle(batch: readonly Pending<T>[]): Promise<void> {
    try {
      await this.#write(batch.map(({ item }) => item));
      for (const { settle } of batch) settle();
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}
