/** The file a run can be resumed from: a line that says what is played, then one line per block. */
import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { readText, reasonOf } from '../files.js';
import { InputError } from '../input.js';
import { type BlockRecord, type Contest, keyOf } from './contest.js';

const FORMAT = 1;

const headOf = (contest: Contest): string => `{"arena":${FORMAT},${keyOf(contest).slice(1)}`;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLuck = (value: unknown, players: number): boolean =>
  Array.isArray(value) && value.length === players && value.every(Number.isFinite);

const isGame = (value: unknown, { players, corrected }: Contest): boolean =>
  isObject(value) &&
  typeof value['end'] === 'string' &&
  Array.isArray(value['won']) &&
  value['won'].every((index) => Number.isInteger(index) && Number(index) >= 0 && Number(index) < players) &&
  (corrected !== true || isLuck(value['luck'], players));

/** A record from outside; undefined if it is not one, or not of this contest. */
export const readRecord = (value: unknown, contest: Contest): BlockRecord | undefined => {
  if (!isObject(value)) return undefined;
  const { block, games, cpuSeconds } = value;
  const isWhole =
    Number.isInteger(block) &&
    Number(block) >= 0 &&
    typeof cpuSeconds === 'number' &&
    Array.isArray(games) &&
    games.length === contest.players &&
    games.every((game) => isGame(game, contest));
  return isWhole ? (value as unknown as BlockRecord) : undefined;
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

export interface KeptBlocks {
  readonly records: readonly BlockRecord[];
  /** Numbers of unreadable lines: their blocks are played again. */
  readonly dropped: readonly number[];
}

const checkHead = (path: string, line: string, contest: Contest): void => {
  const head = parse(line);
  if (!isObject(head) || head['arena'] !== FORMAT)
    throw new InputError(`${path}: line 1: it is not a file of arena results`);
  if (line !== headOf(contest))
    throw new InputError(`${path}: it belongs to another contest: ${line.slice(0, 200)}`);
};

const readLines = (lines: readonly string[], contest: Contest): KeptBlocks => {
  const records = lines.map((line) => readRecord(parse(line), contest));
  const first = new Map<number, BlockRecord>();
  for (const record of records)
    if (record !== undefined && !first.has(record.block)) first.set(record.block, record);
  const dropped = records.flatMap((record, i) => (record === undefined ? [i + 2] : []));
  return { records: [...first.values()], dropped };
};

/** An incomplete last line is cut off, so that the next one starts on a new line. */
const cutTail = (path: string, text: string): void => {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
};

const start = (path: string, contest: Contest): KeptBlocks => {
  writeFileSync(path, `${headOf(contest)}\n`);
  return { records: [], dropped: [] };
};

const takeUp = (path: string, contest: Contest): KeptBlocks => {
  const text = readText(path);
  // a run that was stopped while it wrote its first line; anything else is not ours to overwrite
  if (headOf(contest).startsWith(text)) return start(path, contest);
  const [head = '', ...lines] = text.split('\n');
  checkHead(path, head, contest);
  const tail = lines.pop() ?? '';
  const kept = readLines(lines, contest);
  cutTail(path, text);
  return tail === '' ? kept : { ...kept, dropped: [...kept.dropped, lines.length + 2] };
};

const asInput = <T>(path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined ? error : new InputError(`${path}: ${reason}`);
  }
};

/** Opens the file, or creates it; returns the blocks that it holds. */
export const openResults = (path: string, contest: Contest): KeptBlocks =>
  asInput(path, () => (existsSync(path) ? takeUp(path, contest) : start(path, contest)));

export const keep = (path: string, record: BlockRecord): void =>
  asInput(path, () => appendFileSync(path, `${JSON.stringify(record)}\n`));
