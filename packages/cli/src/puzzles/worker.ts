/** What a thread of the pool runs. */
import { type MinedLog, type MineJob, runMineJob } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: MineJob): MinedLog => runMineJob(job);
