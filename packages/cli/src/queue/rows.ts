/** Rows to learn from, played by workers elsewhere and written here. */
import { formOf, wordsOfRow } from '@landnam/bots/selfplay';
import { findTable } from '@landnam/maps';
import { need } from '../input.js';
import type { Block, SelfplayJob } from '../selfplay/job.js';
import { BLOCK_GAMES, type RowPlayers, type SelfplayRun } from '../selfplay/run.js';
import { awaitOrder, type Order, type Stored } from './await.js';

/** A block has about a megabyte of rows: so many are fetched at once, and may wait here for one before them. */
const REACH = 16;

interface QueuedRows {
  readonly block: number;
  readonly rows: Block;
  readonly cpuSeconds: number;
}

/** The last block may be short, so another number of games is another run. */
const keyOf = ({ threads: _, ...run }: SelfplayRun): string => JSON.stringify(['rows', run]);

const rowBytesOf = ({ game, players, options }: SelfplayRun): number =>
  2 * wordsOfRow(formOf(need(findTable(game, players, options)).game));

const isCounts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((count) => Number.isInteger(count) && Number(count) >= 0);

type Told = Partial<Record<string, unknown>>;

const isOf = ({ from, to, bots }: SelfplayJob, told: Told): boolean =>
  told['from'] === from &&
  told['games'] === to - from &&
  isCounts(told['wins']) &&
  (told['wins'] as readonly number[]).length === bots.length &&
  typeof told['ends'] === 'object' &&
  told['ends'] !== null;

const readRows = (
  { block, record, bytes }: Stored,
  job: SelfplayJob,
  rowBytes: number,
): QueuedRows | undefined => {
  const told = (record ?? {}) as Told;
  const { rows, cpuSeconds } = told;
  if (!isOf(job, told) || typeof cpuSeconds !== 'number') return undefined;
  if (bytes === null || bytes.length !== Number(rows) * rowBytes) return undefined;
  return { block, rows: { ...(told as unknown as Block), bytes }, cpuSeconds };
};

const orderOf = (run: SelfplayRun, jobs: readonly SelfplayJob[]): Order<QueuedRows> => {
  const rowBytes = rowBytesOf(run);
  const byBlock = new Map(jobs.map((job) => [job.from / BLOCK_GAMES, job]));
  const jobOf = (block: number): SelfplayJob => byBlock.get(block)!;
  const read = (stored: Stored): QueuedRows | undefined => readRows(stored, jobOf(stored.block), rowBytes);
  return { kind: 'rows', key: keyOf(run), bots: run.bots, reach: REACH, hasBytes: true, jobOf, read };
};

export const playRowsQueued =
  (url: string): RowPlayers =>
  async (run, laidOut, done) => {
    const jobs = [...laidOut];
    let cpuSeconds = 0;
    const blocks = jobs.map(({ from }) => from / BLOCK_GAMES);
    await awaitOrder(url, orderOf(run, jobs), blocks, (played) => {
      cpuSeconds += played.cpuSeconds;
      done(played.rows);
      return true;
    });
    return cpuSeconds;
  };
