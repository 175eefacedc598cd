/** Wakes the other nodes by NOTIFY, one message for everything that changed meanwhile; this node hears immediately. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { LocalBus } from '../sqlite/localBus.js';
import { CHANNEL } from './postgresLine.js';
import type { Bus, BusEvents } from '../store.js';

const SEPARATOR = ' ';
const EVERY = '*';
/** Nodes that hear it repeat their numbers of watchers. */
const COUNT = '?';
/** This node is shutting down. */
const END = '-';
/** Separates a table from its number of watchers: no id contains it. */
const WATCHERS = '=';
/** PostgreSQL allows 8,000 bytes. */
const MOST = 200;
const WAIT = 200;

export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #failed: (error: unknown) => void;
  readonly #node = randomUUID();
  readonly #here = new LocalBus();
  #changed = new Set<string>();
  #sending: Promise<void> | undefined;
  #closed = false;

  constructor(pool: Pool, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#failed = failed;
  }

  tell(table: string): void {
    this.#here.tell(table);
    this.#say(table);
  }

  count(table: string, watchers: number): void {
    if (this.#here.tally.set(table, watchers)) this.#say(`${table}${WATCHERS}`);
  }

  watchers(table: string): number {
    return this.#here.watchers(table);
  }

  listen(events: BusEvents): () => void {
    return this.#here.listen(events);
  }

  hear(payload: string): void {
    const [node = '', ...words] = payload.split(SEPARATOR);
    if (node !== this.#node) for (const word of words) this.#hearWord(node, word);
  }

  #hearWord(node: string, word: string): void {
    const [table = '', watchers] = word.split(WATCHERS);
    if (word === EVERY) this.miss();
    else if (word === COUNT) this.#sayCounts();
    else if (word === END) this.#here.hearEnd(node);
    else if (watchers === undefined) this.#here.hear(table);
    else this.#here.hearCount(node, table, Number(watchers));
  }

  #sayCounts(): void {
    for (const table of this.#here.tally.tables()) this.#say(`${table}${WATCHERS}`);
  }

  /** This node has just connected, or missed messages: the others repeat their numbers of watchers. */
  askCounts(): void {
    this.#say(COUNT);
  }

  #say(word: string): void {
    // its connection still hears after its last message
    if (this.#closed) return;
    this.#changed.add(word);
    this.#sending ??= this.#send();
  }

  /** A node died: what it wrote last may never be announced. One node notices, all must read on. */
  missEverywhere(): void {
    // nodes that hear it drop their counts: counts sent from now on come after it
    this.#changed = new Set([EVERY, ...this.#changed]);
    this.miss();
    this.#sending ??= this.#send();
  }

  miss(): void {
    this.#here.tally.forgetOthers();
    this.#sayCounts();
    this.#here.miss();
  }

  async close(): Promise<void> {
    this.#say(END);
    this.#closed = true;
    await this.#sending;
    await this.#here.close();
  }

  async #send(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#changed.size > 0) {
      const told = [...this.#changed].slice(0, MOST);
      for (const table of told) this.#changed.delete(table);
      if (!(await this.#notify(told)) && !(await this.#again(told))) break;
    }
    this.#sending = undefined;
  }

  async #notify(told: readonly string[]): Promise<boolean> {
    try {
      const words = told.map((word) => this.#spelt(word));
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, [this.#node, ...words].join(SEPARATOR)]);
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  /** The current count: earlier ones are no longer news. */
  #spelt(word: string): string {
    return word.endsWith(WATCHERS)
      ? `${word}${this.#here.tally.here(word.slice(0, -WATCHERS.length))}`
      : word;
  }

  /** Others would fall behind without knowing: repeated until it succeeds. */
  async #again(told: readonly string[]): Promise<boolean> {
    for (const table of told) this.#changed.add(table);
    await new Promise((resolve) => setTimeout(resolve, WAIT));
    return !this.#closed;
  }
}
