/** Wakes the other nodes by NOTIFY, one message for all that changed meanwhile. Who is there goes by a channel of its own. */
import type { Pool } from 'pg';
import { Gossip, type SaidPeople, type SaidThere } from '../gossip.js';
import { LocalBus } from '../sqlite/localBus.js';
import { CHANGES, PEOPLE } from './postgresLine.js';
import type { Bus, BusEvents, PeopleThere } from '../store.js';

const SEPARATOR = ' ';
const EVERY = '*';
/** PostgreSQL takes 8,000 bytes. */
const MOST = 150;
const MOST_BYTES = 6000;
const WAIT = 200;
/** A node says that it lives. */
const BEAT = 2000;
/** Longer than a pause of the collector or of the machine. */
const SILENCE = 6000;

/** What a node says of its people; without any it only lives. */
interface Words {
  readonly node: string;
  readonly people?: SaidPeople;
  /** Who hears it says all again. */
  readonly asks?: boolean;
  readonly ends?: boolean;
}

export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #failed: (error: unknown) => void;
  readonly #node: string;
  readonly #here = new LocalBus();
  readonly #gossip = new Gossip();
  #changed = new Set<string>();
  readonly #moved = new Set<string>();
  #asks = false;
  #sending: Promise<void> | undefined;
  #beats: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(pool: Pool, node: number, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#node = String(node);
    this.#failed = failed;
  }

  /** From now on this node is known to live, and others are missed. */
  begin(): void {
    this.ask();
    this.#beats = setInterval(() => this.#beat(), BEAT);
    this.#beats.unref();
  }

  tell(table: string): void {
    this.#changed.add(table);
    this.#send();
  }

  say(table: string, there: PeopleThere): void {
    if (!this.#gossip.set(table, there)) return;
    this.#moved.add(table);
    this.#send();
  }

  others(table: string): PeopleThere {
    return this.#gossip.others(table);
  }

  listen(events: BusEvents): () => void {
    return this.#here.listen(events);
  }

  /** The same words as before decision 0057: nodes of both builds may share the channel. */
  hearChanges(payload: string): void {
    const [node = '', ...words] = payload.split(SEPARATOR);
    if (node === this.#node) return;
    for (const word of words)
      if (word === EVERY) this.miss();
      else this.#here.hear(word);
  }

  hearPeople(payload: string): void {
    const { node, people = {}, asks = false, ends = false } = JSON.parse(payload) as Words;
    if (node === this.#node) return;
    if (ends) return this.#part([node], false);
    // it came, or was taken for gone
    if (!this.#gossip.knows(node) && !asks) this.ask();
    if (asks) this.#sayAll();
    this.#here.meet(this.#gossip.hear(node, people, Date.now()));
  }

  /** This node has come, or was deaf: the others say who is there. */
  ask(): void {
    this.#asks = true;
    this.#sayAll();
  }

  #sayAll(): void {
    for (const table of this.#gossip.tables()) this.#moved.add(table);
    this.#send();
  }

  #part(nodes: readonly string[], died: boolean): void {
    const tables = nodes.flatMap((node) => this.#gossip.forget(node));
    if (tables.length === 0) return;
    this.#here.part(died);
    this.#here.meet(tables);
  }

  #beat(): void {
    this.#part(this.#gossip.silentSince(Date.now() - SILENCE), true);
    void this.#speak({});
  }

  /** A node died: what it wrote last may never be announced. One node notices, all must read on. */
  missEverywhere(): void {
    this.#changed = new Set([EVERY, ...this.#changed]);
    this.miss();
    this.#send();
  }

  miss(): void {
    const tables = this.#gossip.forgetOthers();
    this.ask();
    this.#here.part(true);
    this.#here.meet(tables);
    this.#here.miss();
  }

  async close(): Promise<void> {
    clearInterval(this.#beats);
    this.#closed = true;
    await this.#sending;
    await this.#speak({ ends: true });
    await this.#here.close();
  }

  #send(): void {
    // its line still hears after its last word
    if (!this.#closed) this.#sending ??= this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#changed.size + this.#moved.size > 0 || this.#asks)
      if (!((await this.#tellChanges()) && (await this.#tellPeople())) && !(await this.#mayGoOn())) break;
    this.#sending = undefined;
  }

  /** Others would stay behind without knowing: what could not be said is said again until it is. */
  async #tellChanges(): Promise<boolean> {
    const told = take(this.#changed);
    if (told.length === 0) return true;
    const isSaid = await this.#notify(CHANGES, [this.#node, ...told].join(SEPARATOR));
    if (!isSaid) for (const table of told) this.#changed.add(table);
    return isSaid;
  }

  async #tellPeople(): Promise<boolean> {
    const people = takePeople(this.#moved, (table) => this.#gossip.said(table));
    const told = Object.keys(people);
    const asks = this.#asks;
    if (told.length === 0 && !asks) return true;
    this.#asks = false;
    const isSaid = await this.#speak({ people, ...(asks && { asks }) });
    if (isSaid) return true;
    for (const table of told) this.#moved.add(table);
    this.#asks ||= asks;
    return false;
  }

  #speak(words: Omit<Words, 'node'>): Promise<boolean> {
    return this.#notify(PEOPLE, JSON.stringify({ node: this.#node, ...words }));
  }

  async #notify(channel: string, payload: string): Promise<boolean> {
    try {
      await this.#pool.query('select pg_notify($1, $2)', [channel, payload]);
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  async #mayGoOn(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, WAIT));
    return !this.#closed;
  }
}

const take = (words: Set<string>): string[] => {
  const taken = [...words].slice(0, MOST);
  for (const word of taken) words.delete(word);
  return taken;
};

/** Who looks back together is told with a name: one that needs more room goes alone. */
const takePeople = (words: Set<string>, said: (table: string) => SaidThere): SaidPeople => {
  const people: Record<string, SaidThere> = {};
  let bytes = 0;
  for (const table of words) {
    bytes += Buffer.byteLength(JSON.stringify([table, said(table)]));
    if (bytes > MOST_BYTES && Object.keys(people).length > 0) break;
    words.delete(table);
    people[table] = said(table);
  }
  return people;
};
