/**
 * A file of rows: a line of JSON, then blocks of games with length and checksum, then a mark that it is complete.
 * Truncation is detected, and a run resumes after the last complete block.
 */
import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { STEPS } from '@landnam/bots/value';
import { type RowForm, ROWS_FORMAT, wordsOfRow } from '@landnam/bots/selfplay';
import { InputError } from '../input.js';
import type { Block, SelfplaySetting } from './job.js';

export interface RowsHead extends RowForm, Omit<SelfplaySetting, 'players'> {
  readonly rows: number;
  readonly steps: number;
  /** Version of this command. */
  readonly version: string;
}

export const headOf = (
  setting: SelfplaySetting,
  { seats, seat, table }: RowForm,
  version: string,
): RowsHead => {
  const { game, bots, seed, options, whims, watched } = setting;
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    rows: ROWS_FORMAT,
    game,
    seats,
    bots,
    seed,
    options: sorted,
    whims,
    watched,
    steps: STEPS,
    version,
    seat,
    table,
  };
};

/** Five 32-bit words precede a block: mark, first game, games, rows, checksum of what follows. */
const BLOCK_HEAD = 20;
const BLOCK = 0x53574f52;
const DONE = 0x454e4f44;
const NEWLINE = 10;
const MOST_HEAD = 1 << 20;

export interface BlockHead {
  readonly mark: number;
  readonly from: number;
  readonly games: number;
  readonly rows: number;
  readonly crc: number;
}

const packHead = ({ mark, from, games, rows, crc }: BlockHead): Buffer => {
  const bytes = Buffer.alloc(BLOCK_HEAD);
  [mark, from, games, rows, crc].forEach((word, i) => bytes.writeUInt32LE(word, 4 * i));
  return bytes;
};

const unpackHead = (bytes: Buffer): BlockHead => {
  const [mark = 0, from = 0, games = 0, rows = 0, crc = 0] = [0, 4, 8, 12, 16].map((at) =>
    bytes.readUInt32LE(at),
  );
  return { mark, from, games, rows, crc };
};

/** The reading position, and whether everything requested was there. */
class Cursor {
  at = 0;
  private readonly file: number;
  private readonly size: number;

  constructor(file: number) {
    this.file = file;
    this.size = fstatSync(file).size;
  }

  take(count: number): Buffer | undefined {
    if (this.at + count > this.size) return undefined;
    const bytes = Buffer.alloc(count);
    readSync(this.file, bytes, 0, count, this.at);
    this.at += count;
    return bytes;
  }

  line(): string | undefined {
    const bytes = Buffer.alloc(Math.min(MOST_HEAD, this.size));
    readSync(this.file, bytes, 0, bytes.length, 0);
    const end = bytes.indexOf(NEWLINE);
    if (end < 0) return undefined;
    this.at = end + 1;
    return bytes.subarray(0, end).toString('utf8');
  }
}

const readBlock = (cursor: Cursor, rowBytes: number): readonly [BlockHead, Buffer] | undefined => {
  const bytes = cursor.take(BLOCK_HEAD);
  const head = bytes === undefined ? undefined : unpackHead(bytes);
  if (head?.mark === DONE) return [head, Buffer.alloc(0)];
  const rows = head?.mark === BLOCK ? cursor.take(head.rows * rowBytes) : undefined;
  return head !== undefined && rows !== undefined && crc32(rows) === head.crc ? [head, rows] : undefined;
};

const parseHead = (path: string, line: string | undefined): RowsHead => {
  try {
    const head = JSON.parse(line ?? '') as Partial<RowsHead> | null;
    if (head?.rows === ROWS_FORMAT) return head as RowsHead;
  } catch {
    // reported below
  }
  throw new InputError(`${path}: it is not a file of rows`);
};

const rowBytesOf = (head: RowForm): number => 2 * wordsOfRow(head);

/** The rows of a complete file, block by block; an incomplete one is refused before its first row. */
export function* readRows(path: string): Generator<readonly [RowsHead, Int16Array]> {
  const file = openSync(path, 'r');
  try {
    const cursor = new Cursor(file);
    const head = parseHead(path, cursor.line());
    const [start, rowBytes] = [cursor.at, rowBytesOf(head)];
    if (!follow(cursor, rowBytes).isDone)
      throw new InputError(`${path}: it is cut off: run the same command again to resume it`);
    cursor.at = start;
    for (let next = readBlock(cursor, rowBytes); next?.[0].mark === BLOCK; next = readBlock(cursor, rowBytes))
      yield [head, new Int16Array(Uint8Array.from(next[1]).buffer)];
  } finally {
    closeSync(file);
  }
}

interface Followed {
  readonly isDone: boolean;
  readonly games: number;
  readonly rows: number;
  /** Where the last block begins, and what it holds. */
  readonly last: { readonly at: number; readonly games: number; readonly rows: number };
  /** Where complete blocks end. */
  readonly end: number;
}

/** Goes from block to block as long as they are complete. */
const follow = (cursor: Cursor, rowBytes: number): Followed => {
  let [games, rows, end] = [0, 0, cursor.at];
  let last = { at: end, games: 0, rows: 0 };
  for (;;) {
    const next = readBlock(cursor, rowBytes)?.[0];
    if (next === undefined || (next.mark === BLOCK && next.from !== games)) break;
    if (next.mark === DONE)
      return { isDone: next.from === games && next.rows === rows, games, rows, last, end };
    last = { at: end, games: next.games, rows: next.rows };
    games += next.games;
    rows += next.rows;
    end = cursor.at;
  }
  return { isDone: false, games, rows, last, end };
};

/** A file that is being written; what it already holds of the same run stays. */
export class RowsFile {
  /** Games and rows that it holds. */
  games = 0;
  rows = 0;
  private readonly file: number;

  constructor(path: string, head: RowsHead, blockGames: number, games: number) {
    const isNew = !existsSync(path);
    this.file = openSync(path, isNew ? 'w+' : 'r+');
    const line = `${JSON.stringify(head)}\n`;
    if (isNew || this.isBegun(line)) this.start(line);
    else this.takeUp(path, head, blockGames, games);
  }

  /** A run that was stopped while it wrote its first line; anything else is not ours to overwrite. */
  private isBegun(line: string): boolean {
    const { size } = fstatSync(this.file);
    const bytes = Buffer.alloc(Math.min(size, line.length));
    readSync(this.file, bytes, 0, bytes.length, 0);
    return size < Buffer.byteLength(line) && line.startsWith(bytes.toString('utf8'));
  }

  private start(line: string): void {
    ftruncateSync(this.file);
    writeSync(this.file, line, 0);
    this.end = Buffer.byteLength(line);
  }

  private end = 0;

  private takeUp(path: string, head: RowsHead, blockGames: number, games: number): void {
    const cursor = new Cursor(this.file);
    const line = cursor.line();
    parseHead(path, line);
    if (line !== JSON.stringify(head)) {
      closeSync(this.file);
      throw new InputError(`${path}: it holds rows of another run: ${(line ?? '').slice(0, 200)}`);
    }
    this.stand(follow(cursor, rowBytesOf(head)), blockGames, games);
    if (this.games > games) throw new InputError(`${path}: it holds ${this.games} games, more than ${games}`);
    if (this.games < games) ftruncateSync(this.file, this.end);
  }

  /** The last block of a shorter run may be short: it is played again, so that blocks are the same whoever began. */
  private stand({ games, rows, last, end }: Followed, blockGames: number, wanted: number): void {
    const isShort = games < wanted && last.games % blockGames !== 0;
    this.games = isShort ? games - last.games : games;
    this.rows = isShort ? rows - last.rows : rows;
    this.end = isShort ? last.at : end;
  }

  private put(head: BlockHead, bytes: Uint8Array): void {
    writeSync(this.file, packHead(head), 0, BLOCK_HEAD, this.end);
    writeSync(this.file, bytes, 0, bytes.length, this.end + BLOCK_HEAD);
    this.end += BLOCK_HEAD + bytes.length;
  }

  add({ from, games, rows, bytes }: Block): void {
    this.put({ mark: BLOCK, from, games, rows, crc: crc32(bytes) }, bytes);
    this.games += games;
    this.rows += rows;
  }

  /** Marks it as complete. */
  close(isWhole: boolean): number {
    if (isWhole)
      this.put({ mark: DONE, from: this.games, games: 0, rows: this.rows, crc: 0 }, Buffer.alloc(0));
    if (isWhole) ftruncateSync(this.file, this.end);
    closeSync(this.file);
    return this.end;
  }
}
