/**
 * Bots think on threads of their own. A table always asks the same thread, where its bots remember what they offered. A thread that
 * takes too long is ended and replaced; whoever asked plays by chance that once, so no table waits for ever.
 */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Choice, Past, Reply, Thinker, Thought } from './thought.js';

/** Threads run built files, also under tests, which read sources. */
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

/** How many events each bot was sent; a guess, which the thread corrects. */
const MOST_SENT = 10_000;

class Thread {
  private readonly pool = makeThread();
  private readonly sent = new Map<string, number>();

  async think(thought: Thought, past: Past, signal: AbortSignal): Promise<Choice> {
    const key = `${thought.table} ${thought.seat} ${thought.bot}`;
    const guessed = await this.ask(thought, past, this.sent.get(key) ?? 0, key, signal);
    const reply = 'known' in guessed ? await this.ask(thought, past, guessed.known, key, signal) : guessed;
    if ('known' in reply) throw new Error('a thread forgets what it was told');
    return reply.choice;
  }

  private async ask(
    thought: Thought,
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

/** `budget`: milliseconds from asking, waiting for others included. */
export const makePool = (threads: number, budget: number): Thinker => {
  const pool = Array.from({ length: Math.max(1, threads) }, () => new Thread());
  return {
    think: (thought, past) =>
      pool[hashOf(thought.table) % pool.length]!.think(thought, past, AbortSignal.timeout(budget)),
    close: async () => {
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
};
