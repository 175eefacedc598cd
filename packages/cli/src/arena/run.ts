/** A run: blocks already known, blocks to be played, and when to stop. */
import {
  type ArenaReport,
  correctedOf,
  type Hypotheses,
  reportOf,
  scoresOf,
  Sequential,
} from '@landnam/bots/arena';
import { Progress } from '../simulate/progress.js';
import type { BlockRecord, Contest } from './contest.js';
import { type Done, playLocally } from './local.js';
import { keep, type KeptBlocks, openResults } from './results.js';

export interface ArenaRun {
  readonly contest: Contest;
  readonly blocks: number;
  readonly threads: number;
  readonly hypotheses?: Hypotheses;
  /** Where results are stored. */
  readonly out?: string;
}

export interface ArenaOutcome extends ArenaReport {
  readonly cpuSeconds: number;
  readonly records: readonly BlockRecord[];
  /** Lines of the file that could not be read. */
  readonly dropped: readonly number[];
}

/** Judges blocks in order of their numbers, whatever the order in which they finish. */
class Watch {
  readonly records = new Map<number, BlockRecord>();
  private readonly test: Sequential | undefined;
  private readonly bots: readonly string[];
  private judged = 0;
  isDecided = false;

  constructor({ contest: { bots }, hypotheses }: ArenaRun) {
    this.bots = bots;
    this.test = hypotheses === undefined ? undefined : new Sequential(hypotheses);
  }

  add(record: BlockRecord): void {
    if (this.records.has(record.block)) return;
    this.records.set(record.block, record);
    if (this.test !== undefined) this.judge(this.test);
  }

  private judge(test: Sequential): void {
    for (let next = this.records.get(this.judged); next !== undefined; ) {
      if (this.isDecided) return;
      test.add(scoresOf(this.bots, this.bots[0] ?? '', next, correctedOf));
      this.isDecided = test.ruling().verdict !== 'undecided';
      next = this.records.get(++this.judged);
    }
  }
}

const missing = function* (watch: Watch, blocks: number): Generator<number> {
  for (let block = 0; block < blocks; block++) if (!watch.records.has(block)) yield block;
};

/** Plays what is not known yet and calls `done` with each; stops when it says so. */
export type Players = (run: ArenaRun, blocks: Iterable<number>, done: Done) => Promise<void>;

const locally: Players = ({ contest, threads }, blocks, done) => playLocally(contest, blocks, threads, done);

const NOTHING: KeptBlocks = { records: [], dropped: [] };

export const runArena = async (run: ArenaRun, players: Players = locally): Promise<ArenaOutcome> => {
  const { contest, blocks, out, hypotheses } = run;
  const kept = out === undefined ? NOTHING : openResults(out, contest);
  const watch = new Watch(run);
  for (const record of kept.records) if (record.block < blocks) watch.add(record);
  const progress = new Progress(blocks - watch.records.size, { unit: 'blocks' });
  let played = 0;
  const done: Done = (record) => {
    if (out !== undefined) keep(out, record);
    watch.add(record);
    progress.at(++played);
    return !watch.isDecided;
  };
  if (!watch.isDecided) await players(run, missing(watch, blocks), done);
  progress.end();
  const records = [...watch.records.values()];
  const report = reportOf(contest.bots, records, hypotheses);
  const cpuSeconds = records.reduce((sum, record) => sum + record.cpuSeconds, 0);
  return { ...report, cpuSeconds, records, dropped: kept.dropped };
};
