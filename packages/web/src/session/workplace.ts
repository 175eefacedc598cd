/** The worker that has a game open. It may end at any moment; a new one opens the game again. */
import type { Result } from '@landnam/engine';
import { shelf } from './storage/library.js';
import { WorkerLine } from './line.js';
import { messageOf } from './problems.js';
import type { OpenProblem } from './types.js';

export const callWorker = (): WorkerLine =>
  new WorkerLine(new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }), shelf);

/** A table in a worker; a test has one in its own thread, without a line. */
export interface LaidTable<Table> {
  readonly line: WorkerLine | undefined;
  readonly table: Table;
}

/** The worker ended, or could not answer. */
type Stopped = (kind: 'worker' | 'rules', line: string) => void;

export class Workplace<Table> {
  closed = false;
  private laid: LaidTable<Table>;
  private readonly stopped: Stopped;

  constructor(laid: LaidTable<Table>, stopped: Stopped) {
    this.laid = laid;
    this.stopped = stopped;
    this.watch(laid);
  }

  private watch(laid: LaidTable<Table>): void {
    void laid.line?.died.then((why) => this.stop(laid, 'worker', why));
  }

  private stop(laid: LaidTable<Table>, ...why: Parameters<Stopped>): void {
    if (laid === this.laid && !this.closed) this.stopped(...why);
  }

  /** An answer that can never come is an error. */
  ask<T>(call: (table: Table) => Promise<T>): Promise<T> {
    const { line, table } = this.laid;
    return line === undefined ? call(table) : line.ask(() => call(table));
  }

  /** What it could not answer is told as a fault; whoever asked goes on with nothing. */
  async answer<T, Else>(call: (table: Table) => Promise<T>, otherwise: Else): Promise<T | Else> {
    const { laid } = this;
    try {
      return await this.ask(call);
    } catch (error) {
      this.stop(laid, 'rules', messageOf(error));
      return otherwise;
    }
  }

  /** Nothing if the game was closed meanwhile. */
  async renew<Laid extends LaidTable<Table>>(
    lay: () => Promise<Result<Laid, OpenProblem>>,
  ): Promise<Result<Laid, OpenProblem> | undefined> {
    this.laid.line?.hangUp();
    const found = await lay();
    if (!found.ok) return found;
    if (this.closed) {
      found.value.line?.hangUp();
      return undefined;
    }
    this.laid = found.value;
    this.watch(found.value);
    return found;
  }

  close(): void {
    this.closed = true;
    this.laid.line?.hangUp();
  }
}
