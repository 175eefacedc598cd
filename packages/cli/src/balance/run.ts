/** Plays blocks until there are enough games or somebody stops it; what was played until then counts. */
import {
  type BalanceBlock,
  type BalanceReport,
  balanceReport,
  type SiteWorth,
  startingSites,
  weightsLike,
} from '@landnam/bots/balance';
import { hasFixedTiles } from '@landnam/maps/balanced';
import { playOnThreads } from '../pool.js';
import { Progress } from '../simulate/progress.js';
import { type BalanceJob, type BalanceTask, playBalance, tableOfTask } from './job.js';

export interface BalanceRun {
  readonly task: BalanceTask;
  /** At least so many: every deal is played from every seat. */
  readonly games: number;
  readonly threads: number;
}

export interface BalanceOutcome extends BalanceReport {
  /** By the learned chance to win where weights suit, otherwise as games began and ended. */
  readonly rated: readonly SiteWorth[];
  readonly stopped: boolean;
  readonly cpuSeconds: number;
}

const WORKER = new URL('./worker.js', import.meta.url);

/** Ctrl-C ends the run, not the program: a second one does. */
const onStop = (stop: () => void): (() => void) => {
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
};

const breathe = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const playHere = async (
  jobs: Iterable<BalanceJob>,
  done: (block: BalanceBlock) => boolean,
): Promise<void> => {
  for (const job of jobs) {
    if (!done(playBalance(job))) return;
    await breathe();
  }
};

const percents = ({ seats }: BalanceReport): string =>
  `${seats.map(({ rate }) => (100 * rate).toFixed(0)).join(' ')} %`;

/** Corners of several games mean the same only where they share a board. */
const ratedSites = (
  task: BalanceTask,
  sameBoard: boolean,
  { sites }: BalanceReport,
): readonly SiteWorth[] => {
  if (!sameBoard) return [];
  const table = tableOfTask(task);
  const found = weightsLike(table);
  return found.ok ? startingSites(table, found.value.weights, task.seed) : sites;
};

export const runBalance = async ({ task, games, threads }: BalanceRun): Promise<BalanceOutcome> => {
  const { map, options } = tableOfTask(task);
  const about = { seats: task.players, sameBoard: hasFixedTiles(map, task.players, options) };
  const blocks: BalanceBlock[] = [];
  const jobs = Array.from({ length: Math.ceil(games / task.players) }, (_, block) => ({ ...task, block }));
  const progress = new Progress(jobs.length * task.players);
  let isStopped = false;
  const release = onStop(() => {
    isStopped = true;
  });
  const done = (block: BalanceBlock): boolean => {
    blocks.push(block);
    progress.at(blocks.length * task.players, () => percents(balanceReport(blocks, about)));
    return !isStopped;
  };
  const start = process.cpuUsage();
  try {
    if (threads > 1) await playOnThreads(WORKER, threads, jobs, done);
    else await playHere(jobs, done);
  } finally {
    release();
    progress.end();
  }
  const { user, system } = process.cpuUsage(start);
  const report = balanceReport(blocks, about);
  const rated = ratedSites(task, about.sameBoard, report);
  return { ...report, rated, stopped: isStopped, cpuSeconds: (user + system) / 1e6 };
};
