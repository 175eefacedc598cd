/**
 * One thread with limits for maps of strangers: one that takes too long or too much memory ends the thread, which is replaced,
 * and is refused with the place where it stood. Nobody else waits for it.
 */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { CheckedMap, MapChecker, MapTask } from './checked.js';

/** Threads run built files, even in tests, which otherwise read sources. */
const filename = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/maps/worker.js' : './worker.js', import.meta.url),
);

export interface CheckerLimits {
  /** Milliseconds for one map, the wait for others before it included. */
  readonly time: number;
  /** Megabytes of the thread's heap. */
  readonly memory: number;
  /** Maps that may wait. */
  readonly waiting: number;
}

const PLACE_BYTES = 200;

const makeThread = ({ memory, waiting }: CheckerLimits): Piscina =>
  new Piscina({
    filename,
    name: 'checkMapText',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: waiting,
    idleTimeout: 60_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });

const placeIn = (shared: SharedArrayBuffer): string => {
  const bytes = Uint8Array.from(new Uint8Array(shared));
  return new TextDecoder().decode(bytes.filter((byte) => byte !== 0)) || 'file';
};

const isBusy = (error: unknown): boolean => error instanceof Error && /queue/i.test(error.message);

/** A thread that was ended, by its time or by its memory. */
const gaveUp = (where: string, { aborted }: AbortSignal): CheckedMap => ({
  ok: false,
  problems: [{ where, what: aborted ? 'checking it takes too long' : 'checking it takes too much memory' }],
});

/** A thread that falls before it has taken up its task is told to nobody: unheard, it would end the process. */
const fallOf = (thread: Piscina, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const hear = (error: unknown): void => reject(error);
    thread.once('error', hear);
    signal.addEventListener('abort', () => thread.off('error', hear), { once: true });
  });

const checkIn = async (thread: Piscina, text: string, time: number): Promise<CheckedMap> => {
  const task: MapTask = { text, place: new SharedArrayBuffer(PLACE_BYTES) };
  const [late, done] = [AbortSignal.timeout(time), new AbortController()];
  try {
    const fall = fallOf(thread, done.signal);
    return await Promise.race([thread.run(task, { signal: late }) as Promise<CheckedMap>, fall]);
  } catch (error) {
    return isBusy(error) ? { ok: false, busy: true } : gaveUp(placeIn(task.place), late);
  } finally {
    done.abort();
  }
};

export const makeChecker = (limits: CheckerLimits): MapChecker => {
  const thread = makeThread(limits);
  thread.on('error', () => undefined);
  return {
    check: (text) => checkIn(thread, text, limits.time),
    close: () => thread.destroy(),
  };
};
