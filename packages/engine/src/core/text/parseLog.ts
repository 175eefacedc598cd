/** Reads logs of both formats line by line; errors name their line and entry. */
import { hashText } from '../state/hash.js';
import { MOST_SEATS } from '../ids.js';
import {
  type By,
  FIRST_FORMAT,
  type Log,
  type LogCheck,
  type LogEntry,
  LOG_FORMAT,
  type LogHeader,
  type LogProblem,
  type LogTrouble,
  NAME_MARK,
  REVEAL_MARK,
  RUNNING,
} from './log.js';
import { fail, ok, type Result } from '../result.js';
import { isObject, shown } from './outside.js';
import { anything, fields, listOf, mapOf, type Shape, text, whole } from './shape.js';

const MOST_VERSIONS = 1_000_000;
const SHA_256 = /^[0-9a-f]{64}$/;
const BY = /^(?:person|clock|bot(?: [\w.-]+)?)$/;

const matching =
  (what: string, pattern: RegExp): Shape =>
  (value, where, report) => {
    if (typeof value !== 'string' || !pattern.test(value))
      report(where, `${what} is needed, not ${shown(value)}`);
  };

const nonce: Shape = (value, where, report) => {
  if (value !== null) text(value, where, report);
};
const nonces = listOf(nonce, 0, MOST_SEATS);
const COMMITMENT = matching('a SHA-256 in hexadecimal digits', SHA_256);
const PERSON_OR_BOT = matching('person, clock, bot or bot and its name', BY);

/** Unknown fields are allowed, for later versions: they are part of the hashed text. */
const open =
  (needed: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>>): Shape =>
  (value, where, report) => {
    const known = isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => name in needed || name in optional))
      : value;
    fields(needed, optional)(known, where, report);
  };

const FAILED = open(
  {
    commitment: COMMITMENT,
    secret: text,
    hashes: nonces,
    nonces,
    closed: listOf(whole(0, MOST_SEATS - 1), 0, MOST_SEATS),
  },
  {},
);

const HEADER = open(
  {
    rules: whole(0, MOST_VERSIONS),
    game: text,
    map: text,
    seats: whole(1, MOST_VERSIONS),
    options: mapOf(anything),
    deal: anything,
  },
  {
    layout: text,
    seed: text,
    commitment: COMMITMENT,
    nonces,
    scheme: whole(1, MOST_VERSIONS),
    failed: listOf(FAILED),
    mapData: mapOf(anything),
    seated: listOf(PERSON_OR_BOT, 0, MOST_SEATS),
  },
);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

interface Head {
  readonly header: LogHeader;
  readonly names: readonly (string | undefined)[];
}

/** [format 1] Names were in the header. */
const parseHeader = (line: string): Result<Head, string> => {
  const value = parseJson(line);
  if (!isObject(value)) return fail('the header is not a complete JSON object');
  const wrong: string[] = [];
  HEADER(value, '', (where, what) => void wrong.push(`header: ${where}: ${what}`));
  const { players, ...header } = value;
  if (wrong[0] !== undefined) return fail(wrong[0]);
  return ok({ header: header as unknown as LogHeader, names: isNames(players) ? players : [] });
};

interface Reading {
  readonly first: boolean;
  readonly entries: LogEntry[];
  readonly checks: LogCheck[];
  readonly notes: { ply: number; note: string }[];
  readonly names: (string | undefined)[];
  reveal: Readonly<Record<string, unknown>> | undefined;
  running: string;
  /** The first check line that does not match the text before it. */
  changed: LogCheck | null;
}

const CHECK = /^= (\d+) ([0-9a-f]{16}) ([0-9a-f]{16})(?: (.+))?$/;
const NAME = /^@ p(\d) (.+)$/;

const readCheck = (reading: Reading, line: string, number: number): string | null => {
  const found = CHECK.exec(line);
  if (found === null) return 'a check line is not "= entries hash hash"';
  const [, ply, hash, running, outcome] = found;
  if (Number(ply) !== reading.entries.length)
    return `the check line counts ${ply} entries, but ${reading.entries.length} stand before it`;
  const check = { line: number, ply: Number(ply), hash, ...(outcome === undefined ? {} : { outcome }) };
  if (running !== reading.running) reading.changed ??= check;
  reading.checks.push(check);
  return null;
};

const readName = (reading: Reading, line: string): string | null => {
  const [, seat, name] = NAME.exec(line) ?? [];
  if (seat === undefined || Number(seat) >= MOST_SEATS) return 'a name is not "@ seat name"';
  reading.names[Number(seat)] = name;
  return null;
};

const readReveal = (reading: Reading, line: string): string | null => {
  const value = parseJson(line.slice(REVEAL_MARK.length));
  if (!isObject(value)) return 'a reveal is not a complete JSON object';
  if (reading.reveal !== undefined) return 'a second reveal';
  reading.reveal = value;
  return null;
};

/** [format 1] Whatever was there; `timer` is the clock's old name, others are bots or names. */
const firstBy = (by: string): By | undefined => {
  if (by === 'timer') return 'clock';
  return by === 'person' ? by : undefined;
};

const readEntry = (reading: Reading, text: string, line: number): string | null => {
  const [action = '', by] = text.split(' ; ');
  if (reading.reveal !== undefined) return 'an entry after the reveal';
  if (by !== undefined && !reading.first && !BY.test(by))
    return `"${by.slice(0, 40)}" chose nothing: person, clock, bot or bot and its name are known`;
  const who = by === undefined || !reading.first ? (by as By | undefined) : firstBy(by);
  reading.entries.push(who === undefined ? { line, action } : { line, action, by: who });
  return null;
};

const isClosed = (reading: Reading): boolean => (reading.checks.at(-1)?.outcome ?? RUNNING) !== RUNNING;
const isName = ({ first }: Reading, line: string): boolean => !first && line.startsWith(NAME_MARK);

const readLine = (reading: Reading, line: string, number: number): string | null => {
  if (isName(reading, line)) return readName(reading, line);
  if (isClosed(reading)) return 'a line after the closing line';
  if (line.startsWith('=')) return readCheck(reading, line, number);
  if (line.startsWith(REVEAL_MARK) && !reading.first) return readReveal(reading, line);
  if (line.trim() === '') return 'an empty line';
  if (!line.startsWith('#')) return readEntry(reading, line, number);
  reading.notes.push({ ply: reading.entries.length, note: line.slice(1).trim() });
  return null;
};

const damageOf = ({ changed, checks }: Reading): { damage?: LogProblem } => {
  if (changed === null) return {};
  const before = checks[checks.indexOf(changed) - 1];
  const why =
    before === undefined
      ? 'the header was changed'
      : `a line between line ${before.line} and line ${changed.line} was changed`;
  return { damage: { code: 'damaged', line: changed.line, entry: changed.ply, why } };
};

const cutOff = (reading: Reading): string | null => {
  const last = reading.checks.at(-1);
  if (last?.outcome !== undefined && last.ply === reading.entries.length) return null;
  return `the log is cut off: no closing line after entry ${reading.entries.length}`;
};

const broken = (
  line: number,
  entry: number,
  why: string,
  code: LogTrouble = 'unreadable',
): Result<never, LogProblem> => fail({ code, line, entry, why });

const logOf = ({ header, names }: Head, reading: Reading): Log => {
  const { entries, checks, notes, reveal } = reading;
  const called = reading.first ? names : reading.names;
  const told = reveal === undefined ? {} : { reveal };
  return { header, names: called, entries, checks, notes, ...told, ...damageOf(reading) };
};

const linesOf = (whole: string): string[] => {
  const lines = whole.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

const beginReading = (first: boolean, lines: readonly string[]): Reading => ({
  first,
  entries: [],
  checks: [],
  notes: [],
  names: [],
  reveal: undefined,
  running: hashText(hashText(lines[0] ?? '') + (lines[1] ?? '')),
  changed: null,
});

/** `partial` accepts a log without its closing line: a game that is still being written. */
export const parseLog = (whole: string, partial = false): Result<Log, LogProblem> => {
  const lines = linesOf(whole);
  const first = lines[0] === FIRST_FORMAT;
  if (!first && lines[0] !== LOG_FORMAT)
    return broken(1, 0, `the first line is neither "${LOG_FORMAT}" nor "${FIRST_FORMAT}"`);
  const head = parseHeader(lines[1] ?? '');
  if (!head.ok) return broken(2, 0, head.error);
  const reading = beginReading(first, lines);
  for (let i = 2; i < lines.length; i++) {
    const why = readLine(reading, lines[i], i + 1);
    if (why !== null) return broken(i + 1, reading.entries.length, why);
    if (!isName(reading, lines[i])) reading.running = hashText(reading.running + lines[i]);
  }
  const cut = partial ? null : cutOff(reading);
  if (cut !== null) return broken(lines.length, reading.entries.length, cut, 'cutOff');
  return ok(logOf(head.value, reading));
};
