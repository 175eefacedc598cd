/** Plays blocks here, on threads or elsewhere, and writes them in the order of their games, whichever finishes first. */
import { playOnThreads } from '../pool.js';
import { Progress } from '../simulate/progress.js';
import { type Block, type SelfplayJob, playBlock, type SelfplaySetting } from './job.js';
import type { RowsFile } from './file.js';

export interface SelfplayRun extends SelfplaySetting {
  readonly games: number;
  readonly threads: number;
}

export interface SelfplayTally {
  games: number;
  rows: number;
  readonly wins: number[];
  readonly ends: Record<string, number>;
  cpuSeconds: number;
}

export const BLOCK_GAMES = 64;

function* jobsOf({ games, threads: _, ...setting }: SelfplayRun, start: number): Generator<SelfplayJob> {
  for (let from = start; from < games; from += BLOCK_GAMES)
    yield { ...setting, from, to: Math.min(games, from + BLOCK_GAMES) };
}

const addUp = (played: SelfplayTally, { games, rows, wins, ends }: Block): void => {
  played.games += games;
  played.rows += rows;
  wins.forEach((count, place) => {
    played.wins[place]! += count;
  });
  for (const [end, count] of Object.entries(ends)) played.ends[end] = (played.ends[end] ?? 0) + count;
};

/** Blocks wait here until it is their turn. */
class InOrder {
  private readonly waiting = new Map<number, Block>();
  private readonly write: (block: Block) => void;
  private next: number;

  constructor(next: number, write: (block: Block) => void) {
    this.next = next;
    this.write = write;
  }

  add(block: Block): true {
    this.waiting.set(block.from, block);
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.next += ready.games;
      this.write(ready);
    }
    return true;
  }
}

const WORKER = new URL('./worker.js', import.meta.url);

/** Plays jobs, calls `done` with each whichever is finished first, and says how many CPU seconds it took. */
export type RowPlayers = (
  run: SelfplayRun,
  jobs: Iterable<SelfplayJob>,
  done: (block: Block) => true,
) => Promise<number>;

const locally: RowPlayers = async ({ threads }, jobs, done) => {
  const start = process.cpuUsage();
  if (threads === 1) for (const job of jobs) done(playBlock(job));
  else await playOnThreads(WORKER, threads, jobs, done);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

export const playRun = async (
  run: SelfplayRun,
  file: RowsFile,
  players: RowPlayers = locally,
): Promise<SelfplayTally> => {
  const played: SelfplayTally = { games: 0, rows: 0, wins: run.bots.map(() => 0), ends: {}, cpuSeconds: 0 };
  const progress = new Progress(run.games);
  const order = new InOrder(file.games, (block) => {
    file.add(block);
    addUp(played, block);
    progress.at(file.games);
  });
  const cpuSeconds = await players(run, jobsOf(run, file.games), (block) => order.add(block));
  progress.end();
  return { ...played, cpuSeconds };
};
