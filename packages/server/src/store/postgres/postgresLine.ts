/** A node's lasting connection: it hears the others, and tells PostgreSQL that the node is alive. */
import { randomInt } from 'node:crypto';
import { Client } from 'pg';

export const CHANGES = 'landnam';
export const PEOPLE = 'landnam_people';
/** Class of the advisory locks that nodes hold. */
export const NODE_LOCKS = 0x6c61;

const FIRST_WAIT = 50;
const LONGEST_WAIT = 2000;

export interface LineEvents {
  readonly heard: (channel: string, payload: string) => void;
  /** It stood again after it was lost. */
  readonly missed: () => void;
  readonly failed: (error: unknown) => void;
}

export class PostgresLine {
  /** Number of this node among the advisory locks. */
  readonly lock = randomInt(2 ** 31 - 1);
  readonly #url: string;
  readonly #events: LineEvents;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, events: LineEvents) {
    this.#url = url;
    this.#events = events;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => this.#events.heard(channel, payload));
    // `error` comes before `end`, which reconnects; without a listener it would end the process
    client.on('error', this.#events.failed);
    client.on('end', () => this.#lost(client));
    await client.connect();
    this.#client = client;
    await client.query('select pg_advisory_lock($1, $2)', [NODE_LOCKS, this.lock]);
    await client.query(`listen ${CHANGES}`);
    await client.query(`listen ${PEOPLE}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #lost(client: Client): void {
    if (this.#closed || client !== this.#client) return;
    this.#client = undefined;
    this.#again(FIRST_WAIT);
  }

  #again(wait: number): void {
    this.#timer = setTimeout(() => {
      this.open().then(this.#events.missed, (error: unknown) => {
        this.#events.failed(error);
        this.#client = undefined;
        if (!this.#closed) this.#again(Math.min(wait * 2, LONGEST_WAIT));
      });
    }, wait);
  }
}
