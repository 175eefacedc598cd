/** A table in this node's memory: a copy of what the store has, and who is connected to it here. */
import type { LiveTable } from '@landnam/table';
import type { TableData, TableNow } from '@landnam/table/machine';
import type { Looking } from '../../store/looking.js';
import type { ChatRow } from '../../store/store.js';
import type { Reader } from '../context.js';
import type { KnownDue } from '../playing/due.js';

/** Between two polls. */
export interface RestingGuest {
  readonly timer: NodeJS.Timeout;
  /** Who was told to be there. */
  readonly there: number;
  /** As of its last poll. */
  readonly invited: string;
  readonly looks: string | null;
  readonly looked: string;
}

export class HeldTable {
  readonly id: string;
  readonly code: string;
  /** Version of the row in the store. */
  version: number;
  data: TableData;
  live: LiveTable | null = null;
  /** When each entry was written. */
  times: number[] = [];
  /** Asks already handled, with the number of entries after them. */
  readonly clients = new Map<string, number>();
  readonly readers = new Set<Reader>();
  /** Guests between two polls, until their time is up. */
  readonly resting = new Map<string, RestingGuest>();
  /** Guests with a seat who are nowhere to be seen, and since when. */
  missing = new Map<string, number>();
  /** Whether anybody looked for them since the table is here; grace begins then. */
  opened: number | null = null;
  /** Bits of the seats whose people the row calls present: nodes before decision 0057 keep it there. */
  rowPresent = 0;
  /** How many looked on when they were last counted, at all nodes. */
  watchers = 0;
  watchersHere = 0;
  /** Those who look back together at the finished game: who leads them, and where. */
  looking: Looking | null = null;
  /** How many they were when they were last counted, at all nodes. */
  lookers = 0;
  /** Since when their leader is nowhere to be seen. */
  unledSince: number | null = null;
  chat: ChatRow[] | null = null;
  /** The store may have lines that are not here. */
  chatNews = true;
  /** For watchers with a delay. */
  behind: LiveTable | null = null;
  /** Of a finished game, once it was asked for. */
  log: string | undefined;
  used = 0;
  /** Deleted from the store. */
  gone = false;
  /** Set if this build cannot replay its game: it is left alone and nothing is written. Its number of entries. */
  aside: { readonly seq: number } | null = null;
  /** The store may differ. */
  doubtful = false;
  /** What the store has of what is due; null if nobody knows. */
  due: KnownDue | null = null;
  /** Entries when a bot was last armed for. */
  botJob = -1;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(id: string, code: string, version: number, data: TableData) {
    this.id = id;
    this.code = code;
    this.version = version;
    this.data = data;
  }

  get seq(): number {
    return this.live?.entries.length ?? this.aside?.seq ?? 0;
  }

  /** What the next step is made from. */
  table(): TableNow {
    const { id, data, live: game, aside } = this;
    return { id, data, game, ...(aside !== null && { aside: aside.seq }) };
  }

  /** Why nobody may come in. */
  get shut(): 'unknownTable' | 'setAside' | null {
    if (this.gone) return 'unknownTable';
    return this.aside === null ? null : 'setAside';
  }

  /** One after another: two at the same time would both write the next entry. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.tail.then(work);
    this.tail = done.catch(() => undefined);
    return done;
  }
}
