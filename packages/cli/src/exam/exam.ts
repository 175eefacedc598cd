/** An exam: one bot against every level, at every requested table size. */
import type { ArenaStanding } from '@landnam/bots/arena';
import type { Contest } from '../arena/contest.js';
import { type ArenaOutcome, type ArenaRun, runArena } from '../arena/run.js';

export interface ExamPaper {
  readonly bot: string;
  readonly game: string;
  readonly seed: string;
  readonly blocks: number;
  readonly threads: number;
}

export interface ExamRow {
  readonly level: string;
  readonly seats: number;
  /** With luck removed where that is possible. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

export interface ExamMarks {
  readonly paper: ExamPaper;
  readonly isCorrected: boolean;
  readonly rows: readonly ExamRow[];
  /** Games in which a seat was lost to a stand-in, or that broke. */
  readonly errors: number;
}

const rowOf = (
  { bots, players }: Contest,
  { games, corrected, rate, low, high }: ArenaStanding,
): ExamRow => ({
  level: bots.at(-1) ?? '',
  seats: players,
  ...(corrected === undefined
    ? { rate, low, high }
    : { rate: corrected.rate, low: corrected.low, high: corrected.high }),
  games,
});

/** Calls `done` after each contest, so that a long exam can be followed. */
export const examine = async (
  paper: ExamPaper,
  contests: readonly Contest[],
  done: (run: ArenaRun, outcome: ArenaOutcome) => void,
): Promise<ExamMarks> => {
  const rows: ExamRow[] = [];
  let errors = 0;
  for (const contest of contests) {
    const run: ArenaRun = { contest, blocks: paper.blocks, threads: paper.threads };
    const outcome = await runArena(run);
    done(run, outcome);
    errors += outcome.errors;
    for (const standing of outcome.seats) if (standing.bot === paper.bot) rows.push(rowOf(contest, standing));
  }
  return { paper, isCorrected: contests.every(({ corrected }) => corrected === true), rows, errors };
};
