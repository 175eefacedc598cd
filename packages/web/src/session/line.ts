import { proxy, type Remote, wrap } from 'comlink';
import type { Desk } from './worker/desk.js';
import type { ShelfPort } from './storage/keep.js';
import { locksOf } from './life.js';

export class DeadError extends Error {
  override readonly name = 'DeadError';
}

/** A worker and the way to talk to it; an answer that can never come is an error. */
export class WorkerLine {
  readonly desk: Remote<Desk>;
  /** Resolves with technical detail for a bug report. */
  readonly died: Promise<string>;
  private readonly worker: Worker;
  private readonly watch = new AbortController();
  private die: (why: string) => void = () => undefined;

  constructor(worker: Worker, shelf: ShelfPort) {
    this.worker = worker;
    this.died = new Promise((resolve) => {
      this.die = resolve;
    });
    worker.addEventListener('error', ({ message }) => this.fall(message || 'the worker could not be loaded'));
    worker.addEventListener('messageerror', () => this.fall('a message could not be read'));
    this.desk = wrap<Desk>(worker);
    void this.watchLife(shelf);
  }

  private async watchLife(shelf: ShelfPort): Promise<void> {
    const name = `landnam-life ${Math.trunc(performance.timeOrigin)} ${nextLife++}`;
    if (!(await this.desk.begin(proxy(shelf), name))) return;
    await locksOf()
      ?.request(name, { signal: this.watch.signal }, () => this.fall('the worker was ended'))
      // hung up
      .catch(() => undefined);
  }

  private fall(why: string): void {
    this.worker.terminate();
    this.die(why);
  }

  ask<T>(call: (desk: Remote<Desk>) => Promise<T>): Promise<T> {
    const never = this.died.then((why) => {
      throw new DeadError(why);
    });
    return Promise.race([call(this.desk), never]);
  }

  hangUp(): void {
    this.watch.abort();
    this.worker.terminate();
  }
}
let nextLife = 0;
