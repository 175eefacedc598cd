import { setFlagsFromString } from 'node:v8';

/**
 * A small collection is three milliseconds of work. Shared among threads it ends when the last of them does, and on few and busy
 * cores that one waits to be let in: up to a hundred milliseconds in which nobody is answered.
 */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge');
