/** What a thread of the pool runs. */
import { type LogFigures, runStatsJob, type StatsJob } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: StatsJob): LogFigures => runStatsJob(job);
