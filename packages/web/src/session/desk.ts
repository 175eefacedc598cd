/** What the page asks of a worker: each part does one job and knows none of the others. */
import { proxy } from 'comlink';
import { Clerk } from './clerk.js';
import { Keep, type ShelfPort } from './keep.js';
import { holdLife } from './life.js';
import { SavedTable } from './savedTable.js';

export class Desk {
  private readonly keep = new Keep();
  readonly clerk = proxy(new Clerk(this.keep));
  readonly saved = proxy(new SavedTable(this.keep));

  /** Set once by the page: where to put what cannot be saved, and how to notice that this worker ended. */
  begin(shelf: ShelfPort, life: string): Promise<boolean> {
    this.keep.shelf = shelf;
    return holdLife(life);
  }

  /** Fetched by whoever plays with others, as fairness is. */
  async remote() {
    const { RemoteTable } = await import('./remoteTable.js');
    return proxy(new RemoteTable());
  }

  async fairness() {
    return proxy({ ...(await import('./fairness.js')) });
  }
}
