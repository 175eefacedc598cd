/** Who is banned. Checked on every request and connection, so the store's answer is cached for a while. */
import type { ServerContext } from '../tables/context.js';

export class Bans {
  private readonly server: ServerContext;
  private out: ReadonlySet<string> = new Set();
  private until = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(server: ServerContext) {
    this.server = server;
  }

  async has(guest: string): Promise<boolean> {
    return (await this.all()).has(guest);
  }

  /** At most a third of the time in which a ban must take effect; the doorkeeper looks just as often. */
  async all(): Promise<ReadonlySet<string>> {
    if (this.until <= this.server.now()) await (this.reading ??= this.read());
    return this.out;
  }

  /** A store that does not answer lifts no ban. */
  private async read(): Promise<void> {
    const { store, settings, monitor } = this.server;
    try {
      this.out = new Set(await store.bannedGuests());
      this.until = this.server.now() + settings.banCheck / 3;
    } catch (error) {
      monitor.error('the bans could not be read', error);
    } finally {
      this.reading = undefined;
    }
  }
}
