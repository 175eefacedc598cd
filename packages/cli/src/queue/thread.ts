/** What a thread of a worker runs. */
import { type KindJob, type Played, playKind } from './kinds.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (order: KindJob): Played => playKind(order);
