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
  // loaded on demand: most commands need no database driver
  const { workQueue } = await withPackages(() => import('../queue/work.js'));
  await workQueue({ url: queue, threads, guests, once });
};

export const addWorker = (program: Command): void => {
  program
    .command('worker')
    .description('play what an arena or a selfplay elsewhere has queued, until it is stopped')
    .requiredOption('--queue <url>', 'a PostgreSQL: postgres://user:password@host/database')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--guests', 'also run the commands and modules that queued games name')
    .option('--once', 'exit when the queue is empty')
    .action(act);
};
