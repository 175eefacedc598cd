import * as z from 'zod/mini';

/** A page with a strict content policy may make no code at run time, and must not even try. */
export const readWithoutEval = (): void => void z.config({ jitless: true });
