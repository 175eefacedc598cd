/** What a thread of the pool runs. */
import { type Block, type Job, playBlock } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: Job): Block => playBlock(job);
