/** What a thread of the pool runs. */
import { runSolveJob, type SolvedPuzzle, type SolveJob } from './solve.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: SolveJob): readonly SolvedPuzzle[] => runSolveJob(job);
