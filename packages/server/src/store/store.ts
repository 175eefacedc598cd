/** Where everything is stored. One contract suite runs over SQLite and PostgreSQL. */
import type { LookingThere } from './looking.js';

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly banned: boolean;
}

/** A table apart from its game: who sits where, what the host chose, how the dice are bound. All but the keys is one JSON text. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly phase: string;
  readonly visibility: string;
  readonly updated: number;
  /** Counts its changes; a change names the version it was made from. */
  readonly version: number;
  /** Includes what only the server may know: never send it as it is. */
  readonly data: string;
}

export interface EntryRow {
  readonly seq: number;
  readonly line: string;
  /** Of the ask that caused it; empty if none did. */
  readonly client: string;
  readonly at: number;
}

export interface ChatRow {
  readonly number: number;
  readonly guest: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

export interface ReportRow {
  readonly table: string;
  readonly chat: number;
  readonly reason: string;
  readonly at: number;
  readonly said: { readonly guest: string; readonly name: string; readonly text: string } | null;
}

/** An action and nature's answers to it. */
export interface Append {
  readonly table: string;
  /** Number of the first line. */
  readonly from: number;
  readonly lines: readonly string[];
  readonly client: string;
  readonly at: number;
  /** Written together with the lines, if they change the table itself. */
  readonly change?: TableChange;
  readonly due?: DueTimes;
}

/** `time`: a deadline. `think`: a bot's move, or a look at what another process changed. `sweep`: what has had its time. */
export type DueKind = 'time' | 'think' | 'sweep';

/** Milliseconds since 1970, null for nothing; what is not named stays as it is. */
export type DueTimes = { readonly [Kind in DueKind]?: number | null };

export interface DueRow {
  readonly table: string;
  readonly kind: DueKind;
  readonly at: number;
  /** Who wrote it, and has a timer for it while it lives. */
  readonly node: number;
}

export interface TableChange {
  readonly id: string;
  /** The version it was made from. */
  readonly version: number;
  readonly phase: string;
  readonly visibility: string;
  readonly updated: number;
  readonly data: string;
  /** Guests who sit there, and the host, for "my games". */
  readonly guests: readonly string[];
  /** How many of them sit: 0 means the table is empty. */
  readonly seated: number;
  /** When a person did this; missing if no person did. */
  readonly acted?: number;
  readonly due?: DueTimes;
}

/** `raced`: another writer was first with that entry or version. `full`: the disk is. */
/** Whose time it is: with one database for several nodes, that of the database. */
export interface StoreClock {
  /** Milliseconds since 1970. */
  now(): number;
}

export type Written = 'written' | 'raced' | 'full' | 'failed';

export interface Store {
  /** Created once, the same on every node. */
  signingKey(): Promise<Uint8Array>;

  createGuest(guest: GuestRow): Promise<void>;
  guest(id: string): Promise<GuestRow | undefined>;
  renameGuest(id: string, name: string, seen: number): Promise<void>;
  banGuest(id: string, banned: boolean): Promise<void>;
  bannedGuests(): Promise<readonly string[]>;
  /** Every table that names the guest or where they spoke: each is found again until `forgetGuest`, whatever fails meanwhile. */
  placesOf(id: string): Promise<readonly string[]>;
  /** Deletes what the guest said at that table. */
  hushGuest(id: string, table: string): Promise<void>;
  /** Comes last: it removes the index to the rest. A banned guest's ban stays, without a name. */
  forgetGuest(id: string): Promise<void>;
  /** A code that works once. */
  putCode(code: string, guest: string, expires: number): Promise<void>;
  takeCode(code: string, now: number): Promise<string | undefined>;

  /** `raced`: that id or that code is taken. The stored version is the one given. */
  createTable(row: TableChange & { readonly code: string }): Promise<Written>;
  /** The stored version is one more than the one it was made from. */
  changeTable(change: TableChange): Promise<Written>;
  table(id: string): Promise<TableRow | undefined>;
  tableByCode(code: string): Promise<TableRow | undefined>;
  publicTables(limit: number): Promise<readonly TableRow[]>;
  /** Latest first; in any phase, unless some are given. */
  tablesOf(guest: string, limit: number, phases?: readonly string[]): Promise<readonly TableRow[]>;
  tablesIn(phase: string): Promise<readonly TableRow[]>;

  /**
   * Durable once it returns `written`; appends that arrive together share one commit. After `failed` and `raced`, read the
   * entries: a connection that broke during the commit leaves open whether it happened.
   */
  append(append: Append): Promise<Written>;
  entries(table: string, from: number): Promise<readonly EntryRow[]>;

  /** Number of this process among those that share the store. */
  readonly node: number;
  /** Without a change of the table. */
  putDue(table: string, due: DueTimes): Promise<void>;
  /** What is due by then, the earliest first. */
  dueRows(kind: DueKind, by: number, limit: number): Promise<readonly DueRow[]>;
  /** Of several who see a row one has it, until that time. */
  claimDue(row: DueRow, until: number): Promise<boolean>;

  /** Nothing if there is no such table. */
  addChat(table: string, row: Omit<ChatRow, 'number'>): Promise<number | undefined>;
  chat(table: string, after: number): Promise<readonly ChatRow[]>;
  /** Reporting a line again changes nothing. */
  report(table: string, chat: number, guest: string, reason: string, at: number): Promise<void>;

  /** Once for all who send it. */
  putMap(hash: string, text: string, at: number): Promise<void>;
  map(hash: string): Promise<string | undefined>;
  /** Before a table names it. */
  useMap(hash: string, table: string, at: number): Promise<void>;

  /** Latest first, with the text if it is still there. */
  reports(limit: number): Promise<readonly ReportRow[]>;
  /** With its log, its chat and its seats. */
  deleteTable(id: string): Promise<boolean>;

  /** Deletes what has expired; returns how many, and calls `deleted` for each table. */
  retain(
    now: number,
    ages: Ages,
    deleted?: (table: string) => void,
  ): Promise<Readonly<Record<string, number>>>;
  /** One cheap query: ready or not. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds since a person last did something there; for chat, since the line was said. */
export interface Ages {
  readonly emptyTables: number;
  readonly abandonedGames: number;
  readonly chat: number;
  readonly reports: number;
  /** Since somebody sent or chose a map that no table names; if missing, maps stay. */
  readonly maps?: number;
}

/** Who reads along at one node, or at several together. */
export interface PeopleThere {
  /** Bits of the seats whose people are there. */
  readonly seats: number;
  /** Without a seat. */
  readonly watchers: number;
  /** Who of them look back together at a game that is over. */
  readonly looking?: LookingThere;
}

export interface BusEvents {
  /** Another node changed it. */
  readonly heard: (table: string) => void;
  /** The connection was lost for a while, so any table may have changed. */
  readonly missed?: () => void;
  /** Others are there at other nodes; the table itself is as it was. */
  readonly met?: (table: string) => void;
  /** A node ended, or died or fell silent: its people have a while to come back. */
  readonly parted?: (died: boolean) => void;
}

/** "Table X changed", without a payload, to every other node. And who is there, which no store keeps. */
export interface Bus {
  tell(table: string): void;
  /** These are there at this node. */
  say(table: string, there: PeopleThere): void;
  /** At the other nodes together. */
  others(table: string): PeopleThere;
  listen(events: BusEvents): () => void;
  close(): Promise<void>;
}

/** Everything as lines of text, the same whichever database wrote them. They contain secrets. */
export interface Backup {
  /** A snapshot of the whole store, while others write. */
  dump(): AsyncIterable<string>;
  /** Into an empty store, all or nothing; returns the number of rows. */
  restore(lines: AsyncIterable<string>): Promise<number>;
}

/** Those who share the store. What is due at one that ends without a word is due at once, for whoever finds it. */
export interface ServerNodes {
  /** From now on this one is known, and those are missed who end without a word. */
  watch(): Promise<void>;
  /** One of the build before decision 0057 runs too: it keeps in the rows who is there, and jobs of its own. */
  readonly isMixed: boolean;
  /** What is due here is due at once elsewhere. */
  close(): Promise<void>;
}
