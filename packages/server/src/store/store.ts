/** Where everything lives. One contract suite runs over SQLite and PostgreSQL. */

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly banned: boolean;
}

/** A table beside its game: who sits where, what the host chose, how the dice are bound. All but the keys is one JSON text. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly phase: string;
  readonly visibility: string;
  readonly updated: number;
  /** Counts its changes; a change names the version it was made from. */
  readonly version: number;
  /** What only the server may know is in here too: never send it as it is. */
  readonly data: string;
}

export interface EntryRow {
  readonly seq: number;
  readonly line: string;
  /** Of the ask that brought it; empty for what was not asked. */
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
  /** Together with the lines, if the table itself changes by them. */
  readonly change?: TableChange;
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
  /** How many of them sit: a table where nobody does is empty. */
  readonly seated: number;
  /** When a person did this; missing where it came about by itself. */
  readonly acted?: number;
}

/** `raced`: somebody else wrote that entry or that version first. `full`: the disk is. */
export type Written = 'written' | 'raced' | 'full' | 'failed';

export interface Store {
  /** Made once, the same on every node. */
  signingKey(): Promise<Uint8Array>;

  createGuest(guest: GuestRow): Promise<void>;
  guest(id: string): Promise<GuestRow | undefined>;
  renameGuest(id: string, name: string, seen: number): Promise<void>;
  banGuest(id: string, banned: boolean): Promise<void>;
  bannedGuests(): Promise<readonly string[]>;
  /** Everywhere the guest is named or has spoken: each of them is found again until `forgetGuest`, whatever fails meanwhile. */
  placesOf(id: string): Promise<readonly string[]>;
  /** What the guest has said at that table. */
  hushGuest(id: string, table: string): Promise<void>;
  /** Comes last: it takes away what leads to the rest. Of a guest who is banned the ban stays, without a name. */
  forgetGuest(id: string): Promise<void>;
  /** A code that works once. */
  putCode(code: string, guest: string, expires: number): Promise<void>;
  takeCode(code: string, now: number): Promise<string | undefined>;

  /** `raced`: that id or that code is taken. Its version is the one given. */
  createTable(row: TableChange & { readonly code: string }): Promise<Written>;
  /** Its version is one more than the one it was made from. */
  changeTable(change: TableChange): Promise<Written>;
  table(id: string): Promise<TableRow | undefined>;
  tableByCode(code: string): Promise<TableRow | undefined>;
  publicTables(limit: number): Promise<readonly TableRow[]>;
  /** The latest first; in any phase, unless some are named. */
  tablesOf(guest: string, limit: number, phases?: readonly string[]): Promise<readonly TableRow[]>;
  /** Where somebody may be due: read once after a start. */
  tablesIn(phase: string): Promise<readonly TableRow[]>;

  /**
   * Durable once it says `written`; appends that arrive together share one commit. After `failed` and `raced` ask for the
   * entries: a connection that broke over the commit leaves open whether it was made.
   */
  append(append: Append): Promise<Written>;
  entries(table: string, from: number): Promise<readonly EntryRow[]>;

  /** Nothing if there is no such table. */
  addChat(table: string, row: Omit<ChatRow, 'number'>): Promise<number | undefined>;
  chat(table: string, after: number): Promise<readonly ChatRow[]>;
  /** Whoever reports a line again changes nothing. */
  report(table: string, chat: number, guest: string, reason: string, at: number): Promise<void>;

  /** The latest first, with what was said if it is still there. */
  reports(limit: number): Promise<readonly ReportRow[]>;
  /** With its log, its chat and who sat there. */
  deleteTable(id: string): Promise<boolean>;

  /** Deletes what is older than its time; says how much, and of each table that it is gone. */
  retain(
    now: number,
    ages: Ages,
    deleted?: (table: string) => void,
  ): Promise<Readonly<Record<string, number>>>;
  /** One cheap question: ready or not. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds since a person last did something there; for chat, since the line was said. */
export interface Ages {
  readonly emptyTables: number;
  readonly abandonedGames: number;
  readonly chat: number;
  readonly reports: number;
}

export interface BusEvents {
  readonly heard: (table: string) => void;
  /** The line was broken for a while, every table may have changed. */
  readonly missed?: () => void;
  /** Others look on at a table, which itself is as it was. */
  readonly counted?: (table: string) => void;
}

/** "Table X changed": without a payload, to every node, this one included. And how many look on, which no store keeps. */
export interface Bus {
  tell(table: string): void;
  /** So many look on at this node. */
  count(table: string, watchers: number): void;
  /** At all nodes together. */
  watchers(table: string): number;
  listen(events: BusEvents): () => void;
  close(): Promise<void>;
}

/** Everything as lines of text, the same whichever database wrote them. They hold secrets. */
export interface Backup {
  /** One moment of the whole store, while others write. */
  dump(): AsyncIterable<string>;
  /** Into an empty store, all or nothing; how many rows. */
  restore(lines: AsyncIterable<string>): Promise<number>;
}

/** Deadlines, bots' moves, sweeps. A job runs once, on whichever node, and again if that node dies over it. */
export interface Jobs {
  /** The same key replaces an earlier one that has not run. A crash may lose the last of them: after a start they are put again. */
  put(job: TableJob): Promise<void>;
  drop(key: string): Promise<void>;
  /** Work that throws is done again, later and later. `died`: another node ended without a word, and this one saw it. */
  run(work: (job: TableJob) => Promise<void>, died?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface TableJob {
  readonly key: string;
  /** `look`: whoever runs the server has changed the table, and somebody may be due. */
  readonly kind: 'deadline' | 'bot' | 'sweep' | 'look';
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Entries when it was put: a job about a position that is gone does nothing. */
  readonly seq: number;
}
