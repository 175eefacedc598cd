/** What a thread of the pool runs. */
import { type Job, runJob, type Tally } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: Job): Tally => runJob(job);
