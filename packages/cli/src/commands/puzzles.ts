import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { castBots } from '@landnam/bots';
import { kindNames, PuzzleSolver, readPuzzles } from '@landnam/bots/puzzles';
import { findTable } from '@landnam/maps';
import type { Command } from 'commander';
import { needFolder, readText, reasonOf } from '../files.js';
import { groupBy } from '../groups.js';
import { InputError, need, wholeNumber } from '../input.js';
import { figure, print, printJson } from '../output.js';
import { playOnThreads } from '../pool.js';
import type { MineJob } from '../puzzles/job.js';
import { type LoggedPuzzle, type MineReport, minePuzzles } from '../puzzles/run.js';
import { runSolveJob, type SolvedPuzzle, type SolveJob } from '../puzzles/solve.js';
import { usualSeats } from '../usualSeats.js';

interface Flags {
  game?: string;
  solve?: string;
  file?: string;
  streams: number;
  players?: number;
  from?: string;
  kind?: string;
  games: number;
  seed: string;
  threads: number;
  most: number;
  seconds: number;
  out?: string;
  json?: true;
}

const MANY = 1e6;
const SOLVERS = new URL('../puzzles/solveWorker.js', import.meta.url);

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

const gamesOf = (flags: Flags): readonly MineJob[] => {
  const { game, from, games, seed } = flags;
  if (game === undefined)
    throw new InputError('puzzles: --game is missing; or --solve LEVEL with --file FILE');
  const players = flags.players ?? usualSeats(game);
  need(findTable(game, players, {}));
  if (from !== undefined) return logsOf(game, from);
  return Array.from({ length: games }, (_, index) => ({ play: { game, players, seed, index } }));
};

const jobsOf = (flags: Flags): readonly MineJob[] => {
  const { kind } = flags;
  const jobs = gamesOf(flags);
  if (kind === undefined) return jobs;
  const known = kindNames();
  if (!known.includes(kind))
    throw new InputError(`no puzzle is called "${kind}": ${known.join(', ')} are known`);
  return jobs.map((job) => ({ ...job, kind }));
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

const solvedText = (level: string, solved: readonly SolvedPuzzle[]): string => {
  const share = (some: readonly SolvedPuzzle[]): string =>
    `${((100 * some.reduce((sum, each) => sum + each.share, 0)) / some.length).toFixed(0)} % of ${some.length}`;
  const kinds = [...groupBy(solved, ({ kind }) => kind)].map(([kind, some]) => `${kind} ${share(some)}`);
  return `${level} solves ${share(solved)}: ${kinds.join(', ')}`;
};

const needPuzzle = (line: string, place: string): void => {
  try {
    readPuzzles(line).map((puzzle) => new PuzzleSolver(puzzle));
  } catch {
    throw new InputError(`${place}: it is no puzzle`);
  }
};

const solve = async (level: string, { file, streams, threads, json }: Flags): Promise<void> => {
  need(castBots([level], 1));
  if (file === undefined) throw new InputError('puzzles: --solve needs --file, puzzles one on each line');
  const lines = readText(file)
    .split('\n')
    .filter((line) => line !== '');
  lines.forEach((line, i) => needPuzzle(line, `${file}, line ${i + 1}`));
  const jobs = lines.map((each): SolveJob => ({ lines: each, level, streams }));
  const solved: SolvedPuzzle[] = [];
  const add = (some: readonly SolvedPuzzle[]): boolean => solved.push(...some) > 0;
  if (threads === 1) for (const job of jobs) add(runSolveJob(job));
  else await playOnThreads<SolveJob, readonly SolvedPuzzle[]>(SOLVERS, threads, jobs, add);
  solved.sort((one, other) => (one.id < other.id ? -1 : 1));
  if (json) printJson({ level, solved });
  else print(solvedText(level, solved));
};

const act = async (flags: Flags): Promise<void> => {
  if (flags.solve !== undefined) return solve(flags.solve, flags);
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
    .option('--game <id>', 'which game')
    .option('--from <dir>', 'logs as simulate --log writes them; without it games are played')
    .option('--kind <name>', 'puzzles of this kind only')
    .option('--players <count>', 'how many play', wholeNumber(1))
    .option('--games <count>', 'how many games are played', wholeNumber(1, MANY), 10)
    .option('--seed <text>', 'the same seed gives the same games', 'puzzles')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--most <count>', 'stop after so many puzzles', wholeNumber(1, MANY), MANY)
    .option('--seconds <count>', 'begin no game after so many seconds', wholeNumber(1, MANY), MANY)
    .option('--out <file>', 'write puzzles with their logs into this file')
    .option('--solve <level>', 'instead: how often a bot of this level finds the answers')
    .option('--file <file>', 'with --solve: puzzles, one on each line')
    .option('--streams <count>', 'with --solve: how often each is tried', wholeNumber(1, 1000), 4)
    .option('--json', 'print JSON')
    .action(act);
};
