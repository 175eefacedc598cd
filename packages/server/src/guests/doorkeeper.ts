/** Removes banned guests: open connections and polls on this node, seats anywhere. */
import type { Lines } from '../net/lines.js';
import type { ServerContext } from '../tables/context.js';
import { stepTable } from '../tables/held/write.js';
import { endRest } from '../tables/telling/there.js';
import type { Bans } from './bans.js';

const MOST_TABLES = 1000;
const SHORTEST = 20;
const RUNNING = ['gathering', 'opening', 'playing'];

export class Doorkeeper {
  private readonly server: ServerContext;
  private readonly bans: Bans;
  private readonly lines: Lines;
  private readonly timer: NodeJS.Timeout;
  /** Guests whose seats are already free. */
  private readonly settled = new Set<string>();
  private working: Promise<void> | undefined;
  private closed = false;

  constructor(server: ServerContext, bans: Bans, lines: Lines) {
    [this.server, this.bans, this.lines] = [server, bans, lines];
    const pause = Math.max(SHORTEST, server.settings.banCheck / 3);
    this.timer = setInterval(() => void this.round(), pause);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.working;
  }

  private round(): Promise<void> {
    this.working ??= this.lookRound().finally(() => {
      this.working = undefined;
    });
    return this.working;
  }

  private async lookRound(): Promise<void> {
    const out = await this.bans.all();
    this.lines.end(out);
    for (const guest of this.settled) if (!out.has(guest)) this.settled.delete(guest);
    for (const guest of out) if (!this.settled.has(guest) && !this.closed) await this.unseat(guest);
  }

  /** Retried in the next round if the store failed or the dice are being opened. */
  private async unseat(guest: string): Promise<void> {
    try {
      const rows = await this.server.store.tablesOf(guest, MOST_TABLES, RUNNING);
      const freed: boolean[] = [];
      for (const { id } of rows) freed.push(await this.free(guest, id));
      if (freed.every(Boolean)) this.settled.add(guest);
    } catch (error) {
      this.server.monitor.error('a banned guest still has a seat', error);
    }
  }

  private async free(guest: string, table: string): Promise<boolean> {
    const freed = await this.server.tables.with(table, async (held) => {
      endRest(held, guest);
      const why = await stepTable(this.server, held, { kind: 'banned', guest });
      return why === null && held.data.phase !== 'opening';
    });
    return freed ?? true;
  }
}
