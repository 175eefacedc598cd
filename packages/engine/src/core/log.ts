/** The log is the game: a header, entries, notes, and a check line every `CHECK_EVERY` entries and at the end. */
import { hashText } from './hash.js';
import { fail, ok, type Result } from './result.js';

export const LOG_FORMAT = 'landnam-log 1';
export const CHECK_EVERY = 32;

/** What a replay needs; who reads it checks the parts that are `unknown` here. */
export interface LogHeader {
  readonly rules: number;
  readonly game: string;
  readonly map: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deal: unknown;
  readonly seed?: string;
  readonly players?: readonly string[];
}
export interface LogEntry {
  readonly action: string;
  /** Who chose: a person, a bot, the clock. */
  readonly by?: string;
}
export interface LogCheck {
  readonly ply: number;
  readonly hash: string;
  readonly outcome?: string;
}
export interface Log {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  readonly checks: readonly LogCheck[];
  readonly notes: readonly { readonly ply: number; readonly note: string }[];
  /** The text does not match its running hash: a replay may find the very entry, else it reports this. */
  readonly damage?: LogProblem;
}

/** Where a log is broken: the line of the file and the number of the entry, counted from 1. */
export interface LogProblem {
  readonly line: number;
  readonly entry: number;
  readonly why: string;
}

/** Writes line by line, so that a running game can be appended to. */
export class LogWriter {
  readonly lines: string[] = [];
  private running = '';
  ply = 0;

  constructor(header: LogHeader, firstHash: string) {
    this.add(LOG_FORMAT);
    this.add(JSON.stringify(header));
    this.check(firstHash);
  }

  private add(line: string): void {
    this.running = hashText(this.running + line);
    this.lines.push(line);
  }

  entry(action: string, by?: string): void {
    this.add(by === undefined ? action : `${action} ; ${by}`);
    this.ply++;
  }

  note(text: string): void {
    this.add(`# ${text.replaceAll('\n', ' ')}`);
  }

  /** The second hash runs over the text so far, so that a changed note or header is found too. */
  check(hash: string, outcome = ''): void {
    this.add(`= ${this.ply} ${hash} ${this.running}${outcome === '' ? '' : ` ${outcome}`}`);
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }
}

const isHeader = (value: unknown): value is LogHeader => {
  if (typeof value !== 'object' || value === null) return false;
  const header = value as Readonly<Record<string, unknown>>;
  return (
    Number.isInteger(header['rules']) &&
    typeof header['game'] === 'string' &&
    typeof header['map'] === 'string' &&
    Number.isInteger(header['seats']) &&
    typeof header['options'] === 'object' &&
    header['options'] !== null &&
    typeof header['deal'] === 'object'
  );
};

const parseHeader = (line: string): LogHeader | null => {
  try {
    const value: unknown = JSON.parse(line);
    return isHeader(value) ? value : null;
  } catch {
    return null;
  }
};

interface Reading {
  readonly entries: LogEntry[];
  readonly checks: LogCheck[];
  readonly notes: { ply: number; note: string }[];
  running: string;
  changedBy: number;
}

const CHECK = /^= (\d+) ([0-9a-f]{16}) ([0-9a-f]{16})(?: (.+))?$/;

const readCheck = (reading: Reading, line: string): string | null => {
  const found = CHECK.exec(line);
  if (found === null) return 'a check line is not "= entries hash hash"';
  const [, ply, hash, running, outcome] = found;
  if (Number(ply) !== reading.entries.length)
    return `the check line counts ${ply} entries, but ${reading.entries.length} stand before it`;
  if (running !== reading.running && reading.changedBy < 0) reading.changedBy = reading.entries.length;
  reading.checks.push({ ply: Number(ply), hash, ...(outcome === undefined ? {} : { outcome }) });
  return null;
};

const readLine = (reading: Reading, line: string): string | null => {
  if (line.startsWith('=')) return readCheck(reading, line);
  if (line.startsWith('#')) reading.notes.push({ ply: reading.entries.length, note: line.slice(1).trim() });
  else if (line.trim() === '') return 'an empty line';
  else {
    const [action, by] = line.split(' ; ');
    reading.entries.push(by === undefined ? { action } : { action, by });
  }
  return null;
};

const damageOf = (reading: Reading): { damage?: LogProblem } => {
  const entry = reading.changedBy;
  if (entry < 0) return {};
  const before = reading.checks.filter(({ ply }) => ply < entry).at(-1)?.ply ?? 0;
  return { damage: { line: 0, entry, why: `a line between entry ${before} and entry ${entry} was changed` } };
};

const cutOff = (reading: Reading): string | null => {
  const last = reading.checks.at(-1);
  if (last?.outcome !== undefined && last.ply === reading.entries.length) return null;
  return `the log is cut off: no closing line after entry ${reading.entries.length}`;
};

/** `partial` accepts a log without its closing line: a game that is still being written. */
export const parseLog = (text: string, partial = false): Result<Log, LogProblem> => {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines[0] !== LOG_FORMAT)
    return fail({ line: 1, entry: 0, why: `the first line is not "${LOG_FORMAT}"` });
  const header = parseHeader(lines[1] ?? '');
  if (header === null) return fail({ line: 2, entry: 0, why: 'the header is no complete JSON object' });
  const running = hashText(hashText(lines[0]) + lines[1]);
  const reading: Reading = { entries: [], checks: [], notes: [], running, changedBy: -1 };
  for (let i = 2; i < lines.length; i++) {
    const why = readLine(reading, lines[i]);
    if (why !== null) return fail({ line: i + 1, entry: reading.entries.length, why });
    reading.running = hashText(reading.running + lines[i]);
  }
  const cut = partial ? null : cutOff(reading);
  if (cut !== null) return fail({ line: lines.length, entry: reading.entries.length, why: cut });
  const { entries, checks, notes } = reading;
  return ok({ header, entries, checks, notes, ...damageOf(reading) });
};
