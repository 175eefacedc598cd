/**
 * Bots think on threads of their own. A table always asks the same thread, where its bots remember what they offered. A thread that
 * takes too long is ended and replaced; whoever asked plays by chance that once, so no table waits for ever.
 */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Choice, Thinker, Thought } from './thought.js';

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

/** `budget`: milliseconds from asking, waiting for others included. */
export const makePool = (threads: number, budget: number): Thinker => {
  const pools = Array.from({ length: Math.max(1, threads) }, makeThread);
  return {
    think: async (thought: Thought) => {
      const pool = pools[hashOf(thought.table) % pools.length]!;
      return (await pool.run(thought, { signal: AbortSignal.timeout(budget) })) as Choice;
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
};
