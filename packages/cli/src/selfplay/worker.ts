/** What a thread of the pool runs. */
import { type Block, type SelfplayJob, playBlock } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: SelfplayJob): Block => playBlock(job);
