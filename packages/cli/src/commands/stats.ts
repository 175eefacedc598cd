import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { reasonOf } from '../files.js';
import { InputError, wholeNumber } from '../input.js';
import { print, printJson, table } from '../output.js';
import { playOnThreads } from '../pool.js';
import { percent, points } from '../report/words.js';
import { type LogFigures, runStatsJob, type StatsJob } from '../stats/job.js';
import { type LogStats, logStats, type SeatStats } from '../stats/sums.js';

interface Flags {
  losses?: true;
  threads: number;
  json?: true;
}

const WORKER = new URL('../stats/worker.js', import.meta.url);

const logsIn = (folder: string): readonly string[] => {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
    if (files.length === 0) throw new InputError(`${folder}: there is no file *.log in it`);
    return files.sort().map((file) => join(folder, file));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${folder}: ${reasonOf(error) ?? String(error)}`);
  }
};

const readAll = async (jobs: readonly StatsJob[], threads: number): Promise<readonly LogFigures[]> => {
  if (threads === 1) return jobs.map(runStatsJob);
  const logs: LogFigures[] = [];
  await playOnThreads<StatsJob, LogFigures>(WORKER, threads, jobs, (log) => logs.push(log) > 0);
  // in whatever order threads finish, sums are the same
  return logs.sort((one, other) => (one.file < other.file ? -1 : 1));
};

const rowOf = (name: string, stats: SeatStats): readonly (string | number)[] => [
  name,
  stats.games,
  percent(stats.result),
  stats.points.toFixed(1),
  points(stats.luck),
  points(stats.decisions),
  points(stats.others),
  points(stats.rest),
  stats.rating === null ? '–' : `${(100 * stats.rating).toFixed(1)} %`,
];

const HEAD = ['', 'games', 'won', 'points', 'luck', 'decisions', 'others', 'rest', 'rating'];

const asText = ({ games, finished, meanTurns, seats, players, luck, problems }: LogStats): string =>
  [
    `${games} games, ${finished} of them finished, ${meanTurns.toFixed(1)} turns on average`,
    '',
    table([
      HEAD,
      ...seats.map((each) => rowOf(`seat ${each.seat}`, each)),
      ...players.map((each) => rowOf(each.who, each)),
    ]),
    ...(luck.share === null ? [] : ['', `Luck explains ${percent(luck.share)} of the variance of results.`]),
    ...problems.map(({ file, why }) => `wrong: ${file}: ${why}`),
  ].join('\n');

const act = async (folder: string, { losses, threads, json }: Flags): Promise<void> => {
  const until = losses ? 'refining' : 'decisions';
  const jobs = logsIn(folder).map((file): StatsJob => ({ file, until }));
  const stats = logStats(await readAll(jobs, threads));
  if (json) printJson(stats);
  else print(asText(stats));
};

export const addStats = (program: Command): void => {
  program
    .command('stats')
    .description('luck and decisions over many games, by seat and by who plays')
    .argument('<folder>', 'a folder of logs, as simulate --log writes them')
    .option('--losses', 'what choices cost as well, and ratings: some seconds for each game')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--json', 'print JSON')
    .action(act);
};
