/**
 * Processes that are ours to end. Threads start them, and a thread that is ended runs no clean-up: the process ids are in memory
 * that all threads share, and the main thread ends what is left when it exits.
 */
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const KEY = 'landnam leash';
const MOST = 4096;

const shared = (): Int32Array => {
  const known = getEnvironmentData(KEY) as unknown;
  if (known instanceof SharedArrayBuffer) return new Int32Array(known);
  const made = new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT);
  setEnvironmentData(KEY, made);
  return new Int32Array(made);
};

const held = shared();

const exchange = (from: number, to: number): void => {
  for (let slot = 0; slot < held.length; slot++)
    if (Atomics.compareExchange(held, slot, from, to) === from) return;
};

export const hold = (pid: number): void => exchange(0, pid);

/** The whole group: a bot may have started others. */
const endGroup = (pid: number): void => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // it is gone already
  }
};

export const end = (pid: number): void => {
  endGroup(pid);
  exchange(pid, 0);
};

const endAll = (): void => {
  for (const pid of held) if (pid !== 0) endGroup(pid);
};

if (isMainThread) process.once('exit', endAll);
