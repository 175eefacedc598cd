import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTable } from '@landnam/maps';
import type { Command } from 'commander';
import { needFolder, reasonOf } from '../files.js';
import { groupBy } from '../groups.js';
import { InputError, need, wholeNumber } from '../input.js';
import { figure, print, printJson } from '../output.js';
import type { MineJob } from '../puzzles/job.js';
import { type LoggedPuzzle, type MineReport, minePuzzles } from '../puzzles/run.js';
import { usualSeats } from '../usualSeats.js';

interface Flags {
  game: string;
  players?: number;
  from?: string;
  games: number;
  seed: string;
  threads: number;
  most: number;
  seconds: number;
  out?: string;
  json?: true;
}

const MANY = 1e6;

const logsOf = (game: string, folder: string): readonly MineJob[] => {
  try {
    const start = `${game.replaceAll(/[^\w.-]+/g, '_')}-`;
    const files = readdirSync(folder).filter((file) => file.startsWith(start) && file.endsWith('.log'));
    if (files.length === 0) throw new InputError(`${folder}: there is no file ${start}*.log in it`);
    return files.sort().map((file) => ({ file: join(folder, file) }));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${folder}: ${reasonOf(error) ?? String(error)}`);
  }
};

const jobsOf = ({ game, players = usualSeats(game), from, games, seed }: Flags): readonly MineJob[] => {
  need(findTable(game, players, {}));
  if (from !== undefined) return logsOf(game, from);
  return Array.from({ length: games }, (_, index) => ({ play: { game, players, seed, index } }));
};

const keeper = (out: string | undefined): ((found: readonly LoggedPuzzle[]) => void) => {
  if (out === undefined) return () => undefined;
  needFolder(dirname(out));
  return (found) => writeFileSync(out, `${JSON.stringify(found, null, 1)}\n`);
};

const asText = ({ games, cpuSeconds, candidates, left, found, problems }: MineReport): string => {
  const kinds = groupBy(found, ({ puzzle }) => puzzle.kind);
  const each = [...kinds].map(([kind, some]) => `${kind} ${some.length}`).join(', ');
  const why = Object.entries(left).map(([name, count]) => `${name} ${count}`);
  return [
    `${found.length} puzzles in ${games} games${each === '' ? '' : `: ${each}`}`,
    `  ${candidates} candidates; left because of: ${why.join(', ') || 'nothing'}`,
    `  ${figure(cpuSeconds)} CPU seconds, ${figure(cpuSeconds / Math.max(1, found.length))} for each puzzle`,
    ...problems.map((problem) => `wrong: ${problem}`),
  ].join('\n');
};

const act = async (flags: Flags): Promise<void> => {
  const jobs = jobsOf(flags);
  const { threads, most, seconds, out } = flags;
  const keep = keeper(out);
  const report = await minePuzzles({ jobs, threads, most, seconds }, keep);
  keep(report.found);
  if (flags.json) printJson({ ...report, found: report.found.map(({ puzzle }) => puzzle) });
  else print(asText(report));
};

export const addPuzzles = (program: Command): void => {
  program
    .command('puzzles')
    .description('find choices with one clear answer in games between hard bots, at most one in each')
    .requiredOption('--game <id>', 'which game')
    .option('--from <dir>', 'logs as simulate --log writes them; without it games are played')
    .option('--players <count>', 'how many play', wholeNumber(1))
    .option('--games <count>', 'how many games are played', wholeNumber(1, MANY), 10)
    .option('--seed <text>', 'the same seed gives the same games', 'puzzles')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--most <count>', 'stop after so many puzzles', wholeNumber(1, MANY), MANY)
    .option('--seconds <count>', 'begin no game after so many seconds', wholeNumber(1, MANY), MANY)
    .option('--out <file>', 'write puzzles with their logs into this file')
    .option('--json', 'print JSON')
    .action(act);
};
