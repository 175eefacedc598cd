/**
 * Copies pages from SQLite's write-ahead log into its file. By default SQLite does that inside a commit, every thousand pages, and everyone
 * sharing that commit waits for the copy and two more syncs: once a second at 500 tables. Here a separate connection does it alongside commits.
 */
import type { OpenDb } from './sqlite.js';

/** Milliseconds between two checks whether there is something to copy. */
const EVERY = 250;
/** Commits between two checkpoints, where there is no quiet moment. */
const MANY = 300;
/** Frames of 4 kB. The log restarts only once all of it is copied, which never happens while others commit; one that grows waits for disk space. */
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

  /** `own`: a connection that nothing else uses. */
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
    // with writers held off; by now little is left
    if (log > LONGEST) await this.writer.mutex.alone(() => this.carrySome());
  }

  private async carrySome(): Promise<Carried> {
    const statement = await this.own.connection.prepare('pragma wal_checkpoint(passive)');
    const [carried] = (await statement.all([])) as Carried[];
    return carried ?? { log: 0, checkpointed: 0 };
  }
}
