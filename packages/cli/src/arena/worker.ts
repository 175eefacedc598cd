/** What a thread of the pool runs. */
import type { BlockResult } from '@landnam/bots/arena';
import { type BlockJob, playBlock } from './contest.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: BlockJob): BlockResult => playBlock(job);
