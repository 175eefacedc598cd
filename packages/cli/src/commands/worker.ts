import type { Command } from 'commander';
import { wholeNumber } from '../input.js';
import { withPackages } from '../queue/packages.js';

interface Flags {
  queue: string;
  threads: number;
  guests?: boolean;
  once?: boolean;
}

const act = async ({ queue, threads, guests = false, once = false }: Flags): Promise<void> => {
  // loaded only when it is needed: a database's driver is no part of most commands
  const { workQueue } = await withPackages(() => import('../queue/work.js'));
  await workQueue({ url: queue, threads, guests, once });
};

export const addWorker = (program: Command): void => {
  program
    .command('worker')
    .description('play blocks that an arena elsewhere has queued, until it is stopped')
    .requiredOption('--queue <url>', 'a PostgreSQL: postgres://user:password@host/database')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--guests', 'run the commands and modules that queued contests name, too')
    .option('--once', 'end when nothing is queued any more')
    .action(act);
};
