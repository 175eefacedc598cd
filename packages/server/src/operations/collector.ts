import { setFlagsFromString } from 'node:v8';

/**
 * A minor garbage collection takes three milliseconds. Shared among threads, it ends when the slowest of them does, and on few
 * busy cores that one waits to be scheduled: up to a hundred milliseconds in which nothing is answered.
 */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge');
