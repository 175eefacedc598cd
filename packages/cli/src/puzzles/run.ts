/** Mines games on threads until there are enough puzzles, the time is up or no game is left. */
import type { Puzzle } from '@landnam/bots/puzzles';
import { playOnThreads } from '../pool.js';
import { Progress } from '../simulate/progress.js';
import { type MinedLog, type MineJob, runMineJob } from './job.js';

export interface MineRun {
  readonly jobs: readonly MineJob[];
  readonly threads: number;
  /** Puzzles at most. */
  readonly most: number;
  /** No game is begun after so many seconds. */
  readonly seconds: number;
}

/** A puzzle with the log that it comes from. */
export interface LoggedPuzzle {
  readonly puzzle: Puzzle;
  readonly text: string;
}

export interface MineReport {
  readonly games: number;
  readonly cpuSeconds: number;
  readonly candidates: number;
  /** Why candidates were left. */
  readonly left: Readonly<Record<string, number>>;
  readonly found: readonly LoggedPuzzle[];
  readonly problems: readonly string[];
}

const WORKER = new URL('./worker.js', import.meta.url);

class Tally {
  games = 0;
  candidates = 0;
  readonly left: Record<string, number> = {};
  readonly found: LoggedPuzzle[] = [];
  readonly problems: string[] = [];

  add({ puzzle, candidates, left, text, name, problem }: MinedLog): void {
    this.games++;
    this.candidates += candidates;
    if (puzzle !== null) this.found.push({ puzzle, text });
    if (problem !== undefined) this.problems.push(`${name}: ${problem}`);
    for (const [why, count] of Object.entries(left)) this.left[why] = (this.left[why] ?? 0) + count;
  }
}

const byId = ({ puzzle: one }: LoggedPuzzle, { puzzle: other }: LoggedPuzzle): number =>
  one.id < other.id ? -1 : 1;

/** `kept` hears of every puzzle that is found, so that a run that is stopped has not been in vain. */
export const minePuzzles = async (
  { jobs, threads, most, seconds }: MineRun,
  kept: (found: readonly LoggedPuzzle[]) => void,
): Promise<MineReport> => {
  const tally = new Tally();
  const progress = new Progress(jobs.length);
  const start = process.cpuUsage();
  const begun = performance.now();
  const done = (mined: MinedLog): boolean => {
    tally.add(mined);
    progress.at(tally.games);
    if (mined.puzzle !== null) kept(tally.found);
    return tally.found.length < most && performance.now() - begun < seconds * 1000;
  };
  if (threads === 1) for (const job of jobs) if (!done(runMineJob(job))) break;
  if (threads > 1) await playOnThreads(WORKER, threads, jobs, done);
  const { user, system } = process.cpuUsage(start);
  progress.end();
  const { games, candidates, left, found, problems } = tally;
  return { games, candidates, left, problems, found: found.sort(byId), cpuSeconds: (user + system) / 1e6 };
};
