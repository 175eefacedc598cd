import * as z from 'zod/mini';

/** A page with a strict content security policy may not generate code at run time, nor even try. */
export const readWithoutEval = (): void => void z.config({ jitless: true });
