/**
 * Bots think on worker threads. A table always asks the same thread, where its bots remember what they offered. A bot that has
 * had its time answers with the best move it found. A thread that still takes too long is ended and replaced; the caller plays
 * at random that once, so no table waits for ever.
 */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { SeatedChoice } from '@landnam/bots';
import type { BotPool, Past, Reply, Task, Thought } from './thought.js';

/** Threads run built files, even in tests, which otherwise read sources. */
const filename = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/minds/worker.js' : './worker.js', import.meta.url),
);

const hashOf = (text: string): number => {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash >>> 0;
};

const makeThread = (): Piscina =>
  new Piscina({ filename, name: 'think', minThreads: 0, maxThreads: 1, idleTimeout: 600_000, execArgv: [] });

/** How many events each bot was sent; a guess that the thread corrects. */
const MOST_SENT = 10_000;

type Limited = Omit<Task, 'from' | 'events'>;

class Thread {
  private readonly pool = makeThread();
  private readonly sent = new Map<string, number>();

  async think(thought: Limited, past: Past, signal: AbortSignal): Promise<SeatedChoice> {
    const key = `${thought.table} ${thought.seat} ${thought.bot}`;
    const { map, ...task } = thought;
    const ask = (asked: Limited, from: number): Promise<Reply> => this.ask(asked, past, from, key, signal);
    let reply = await ask(task, this.sent.get(key) ?? 0);
    if ('lacks' in reply && map !== undefined) reply = await ask(thought, 0);
    if ('known' in reply) reply = await ask(task, reply.known);
    if ('known' in reply || 'lacks' in reply) throw new Error('a thread lost what it was sent');
    return reply;
  }

  private async ask(
    thought: Limited,
    past: Past,
    from: number,
    key: string,
    signal: AbortSignal,
  ): Promise<Reply> {
    const events = past(from);
    if (this.sent.size > MOST_SENT) this.sent.clear();
    this.sent.set(key, from + events.length);
    return (await this.pool.run({ ...thought, from, events }, { signal })) as Reply;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}

const limited = (thought: Thought, limit: number, signal: AbortSignal | undefined): Limited => {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  if (signal?.aborted) stop[0] = 1;
  signal?.addEventListener('abort', () => Atomics.store(stop, 0, 1), { once: true });
  return { ...thought, stop, until: Date.now() + limit };
};

/** Milliseconds since asking, including time in the queue: after `limit` a bot answers with what it has, after `budget` its thread is ended. */
export const makePool = (threads: number, limit: number, budget: number): BotPool => {
  const pool = Array.from({ length: Math.max(1, threads) }, () => new Thread());
  return {
    think: (thought, past, signal) =>
      pool[hashOf(thought.table) % pool.length]!.think(
        limited(thought, limit, signal),
        past,
        AbortSignal.timeout(budget),
      ),
    close: async () => {
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
};
