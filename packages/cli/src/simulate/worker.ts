/** What a thread of the pool runs. */
import { type SimulateJob, runJob, type SimulateTally } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: SimulateJob): SimulateTally => runJob(job);
