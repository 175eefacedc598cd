/**
 * Carries pages from SQLite's log into its file. By itself SQLite does that inside a commit, every thousand pages, and all who share that
 * commit wait for what it writes and for two more syncs: at 500 tables once a second. A connection of its own does it beside the commits.
 */
import type { OpenDb } from './sqlite.js';

/** Milliseconds between two looks whether there is something to carry. */
const EVERY = 250;
/** Commits between two of them, where there is no quiet moment. */
const MANY = 300;
/** Frames of 4 kB. A log begins anew only when all of it has been carried, which beside commits never happens; one that grows waits for the disk to make room. */
const LONGEST = 1000;

interface Carried {
  readonly log: number;
  readonly checkpointed: number;
}

export class Checkpoints {
  private readonly own: OpenDb;
  private readonly writer: OpenDb;
  private readonly failed: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private seen = 0;
  private carried = 0;
  private running: Promise<void> | undefined;

  /** `own`: a connection that nobody else uses. */
  constructor(own: OpenDb, writer: OpenDb, failed: (error: unknown) => void) {
    this.own = own;
    this.writer = writer;
    this.failed = failed;
    this.timer = setInterval(() => this.look(), EVERY);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
    await this.own.kysely.destroy();
  }

  private look(): void {
    const { commits } = this.writer.connection;
    const isQuiet = commits === this.seen;
    this.seen = commits;
    if (this.running !== undefined || commits === this.carried) return;
    if (!isQuiet && commits - this.carried < MANY) return;
    this.carried = commits;
    this.running = this.carry()
      .catch(this.failed)
      .finally(() => {
        this.running = undefined;
      });
  }

  private async carry(): Promise<void> {
    const { log } = await this.carrySome();
    // nobody writes meanwhile: but what is left by now is little
    if (log > LONGEST) await this.writer.mutex.alone(() => this.carrySome());
  }

  private async carrySome(): Promise<Carried> {
    const statement = await this.own.connection.prepare('pragma wal_checkpoint(passive)');
    const [carried] = (await statement.all([])) as Carried[];
    return carried ?? { log: 0, checkpointed: 0 };
  }
}
