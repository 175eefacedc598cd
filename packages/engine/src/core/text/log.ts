/** The log is the game: a header, entries, notes, and a check line every `CHECK_EVERY` entries and at the end. */
import { hashText } from '../state/hash.js';

export const LOG_FORMAT = 'landnam-log 2';
/** Still read: its header has names, its maps were hashed with their looks, and it does not name the layout. */
export const FIRST_FORMAT = 'landnam-log 1';
export const CHECK_EVERY = 32;
/** Closes what has been written so far of a game that goes on. */
export const RUNNING = 'running';
/** Lines with this prefix are outside the hashed text. */
export const NAME_MARK = '@';
export const REVEAL_MARK = '!';

/** Who chose an action: never a name that a person chose. */
export type By = 'person' | 'clock' | 'bot' | `bot ${string}`;

/** A failed opening before the game: some did not open. Whoever let it fail could not choose the next one's chance. */
export interface FailedOpening {
  readonly commitment: string;
  /** Revealed immediately: nothing is drawn from it any more. */
  readonly secret: string;
  /** By seat, null for bots. */
  readonly hashes: readonly (string | null)[];
  readonly nonces: readonly (string | null)[];
  /** Seats that did not open. */
  readonly closed: readonly number[];
}

/** What a replay needs; the reader checks the parts that are `unknown` here. */
export interface LogHeader {
  readonly rules: number;
  readonly game: string;
  /** Hash of everything that rules read of the map. */
  readonly map: string;
  /** Fingerprint of the state's layout: if it differs, hashes of positions cannot be compared. */
  readonly layout?: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deal: unknown;
  readonly seed?: string;
  /** SHA-256 of a secret that chance is drawn from, and what each seat added to it; revealed before the closing line. */
  readonly commitment?: string;
  readonly nonces?: readonly (string | null)[];
  /** How outcomes are numbered; if missing, all by one counter. */
  readonly scheme?: number;
  /** Openings of this table before the one that the game began with. */
  readonly failed?: readonly FailedOpening[];
  /** The map itself, if it does not ship. */
  readonly mapData?: unknown;
  /** Who plays at each seat. */
  readonly seated?: readonly By[];
}
export interface LogEntry {
  /** Its line in the file, counted from 1. */
  readonly line: number;
  readonly action: string;
  readonly by?: By;
}
export interface LogCheck {
  readonly line: number;
  readonly ply: number;
  readonly hash: string;
  readonly outcome?: string;
}
export interface Log {
  readonly header: LogHeader;
  /** What people call themselves, by seat; any may be missing. */
  readonly names: readonly (string | undefined)[];
  readonly entries: readonly LogEntry[];
  readonly checks: readonly LogCheck[];
  readonly notes: readonly { readonly ply: number; readonly note: string }[];
  readonly reveal?: Readonly<Record<string, unknown>>;
  /** The text does not match its running hash: a replay may find the very entry, otherwise it reports this. */
  readonly damage?: LogProblem;
}

/** Kinds of problems with a log, for callers that report them in another language. */
export type LogTrouble =
  | 'unreadable'
  | 'cutOff'
  | 'damaged'
  | 'newerRules'
  | 'noSuchGame'
  | 'mapChanged'
  | 'badOptions'
  | 'badDeal'
  | 'refused'
  | 'differs';

/** Where a log is broken: the line of the file and the number of the entry, counted from 1. */
export interface LogProblem {
  readonly code: LogTrouble;
  readonly line: number;
  readonly entry: number;
  readonly why: string;
}

/** On one line, without anything that a terminal or a page would interpret. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Writes line by line, so that a running game can be appended to. */
export class LogWriter {
  readonly lines: string[] = [];
  private running = '';
  ply = 0;

  constructor(header: LogHeader, firstHash: string, names: readonly (string | undefined)[] = []) {
    this.add(LOG_FORMAT);
    this.add(JSON.stringify(header));
    names.forEach((name, seat) => this.name(seat, name ?? ''));
    this.check(firstHash);
  }

  private add(line: string): void {
    this.running = hashText(this.running + line);
    this.lines.push(line);
  }

  /** Outside the hashed text: removing a name breaks nothing. */
  private name(seat: number, name: string): void {
    if (plain(name) !== '') this.lines.push(`${NAME_MARK} p${seat} ${plain(name)}`);
  }

  entry(action: string, by?: By): void {
    this.add(by === undefined ? action : `${action} ; ${by}`);
    this.ply++;
  }

  note(text: string): void {
    this.add(`# ${plain(text)}`);
  }

  /** What the header promised, once no more entries follow. */
  reveal(secret: Readonly<Record<string, unknown>>): void {
    this.add(`${REVEAL_MARK} ${JSON.stringify(secret)}`);
  }

  /** The second hash covers the text so far, so that a changed note or header is found too. */
  check(hash: string, outcome = ''): void {
    this.add(`= ${this.ply} ${hash} ${this.running}${outcome === '' ? '' : ` ${outcome}`}`);
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }
}
