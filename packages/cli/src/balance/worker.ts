/** What a thread of the pool runs. */
import type { BalanceBlock } from '@landnam/bots/balance';
import { type BalanceJob, playBalance } from './job.js';

// piscina calls the default export or, as here, a handler by its name
export const play = (job: BalanceJob): BalanceBlock => playBalance(job);
