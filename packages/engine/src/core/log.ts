/** The log is the game: a header, entries, notes, and a check line every `CHECK_EVERY` entries and at the end. */
import { hashText } from './hash.js';
import { fail, ok, type Result } from './result.js';

export const LOG_FORMAT = 'landnam-log 1';
export const CHECK_EVERY = 32;
/** Closes what has been written so far of a game that goes on. */
export const RUNNING = 'running';

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
  /** Where it stands in the file, counted from 1. */
  readonly line: number;
  readonly action: string;
  /** Who chose: a person, a bot, the clock. */
  readonly by?: string;
}
export interface LogCheck {
  readonly line: number;
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

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

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
    typeof header['deal'] === 'object' &&
    (header['players'] === undefined || isNames(header['players']))
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
  /** The first check line that does not match the text before it. */
  changed: LogCheck | null;
}

const CHECK = /^= (\d+) ([0-9a-f]{16}) ([0-9a-f]{16})(?: (.+))?$/;

const readCheck = (reading: Reading, text: string, line: number): string | null => {
  const found = CHECK.exec(text);
  if (found === null) return 'a check line is not "= entries hash hash"';
  const [, ply, hash, running, outcome] = found;
  if (Number(ply) !== reading.entries.length)
    return `the check line counts ${ply} entries, but ${reading.entries.length} stand before it`;
  const check = { line, ply: Number(ply), hash, ...(outcome === undefined ? {} : { outcome }) };
  if (running !== reading.running) reading.changed ??= check;
  reading.checks.push(check);
  return null;
};

const isClosed = (reading: Reading): boolean => (reading.checks.at(-1)?.outcome ?? RUNNING) !== RUNNING;

const readLine = (reading: Reading, text: string, line: number): string | null => {
  if (isClosed(reading)) return 'a line after the closing line';
  if (text.startsWith('=')) return readCheck(reading, text, line);
  if (text.startsWith('#')) reading.notes.push({ ply: reading.entries.length, note: text.slice(1).trim() });
  else if (text.trim() === '') return 'an empty line';
  else {
    const [action, by] = text.split(' ; ');
    reading.entries.push(by === undefined ? { line, action } : { line, action, by });
  }
  return null;
};

const damageOf = ({ changed, checks }: Reading): { damage?: LogProblem } => {
  if (changed === null) return {};
  const before = checks[checks.indexOf(changed) - 1];
  const why =
    before === undefined
      ? 'the header was changed'
      : `a line between line ${before.line} and line ${changed.line} was changed`;
  return { damage: { line: changed.line, entry: changed.ply, why } };
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
  const reading: Reading = { entries: [], checks: [], notes: [], running, changed: null };
  for (let i = 2; i < lines.length; i++) {
    const why = readLine(reading, lines[i], i + 1);
    if (why !== null) return fail({ line: i + 1, entry: reading.entries.length, why });
    reading.running = hashText(reading.running + lines[i]);
  }
  const cut = partial ? null : cutOff(reading);
  if (cut !== null) return fail({ line: lines.length, entry: reading.entries.length, why: cut });
  const { entries, checks, notes } = reading;
  return ok({ header, entries, checks, notes, ...damageOf(reading) });
};
