/** A table in this node's memory: a copy of what the store has, and who reads along here. */
import type { LiveTable } from '@landnam/table';
import type { ChatRow } from '../../store/store.js';
import type { TableData } from '../data.js';
import type { Reader } from '../context.js';

export class HeldTable {
  readonly id: string;
  readonly code: string;
  /** Of the row in the store. */
  version: number;
  data: TableData;
  live: LiveTable | null = null;
  /** When each entry was written. */
  times: number[] = [];
  /** Asks that were taken, with the number of entries after them. */
  readonly clients = new Map<string, number>();
  readonly readers = new Set<Reader>();
  /** Guests between two polls, until their time is up. */
  readonly resting = new Map<string, NodeJS.Timeout>();
  /** Guests who read here no more, until the table says so. */
  readonly leaving = new Set<string>();
  /** Who is there could not be written: tried again soon. */
  unsettled = false;
  /** How many looked on when they were last counted. */
  watchers = 0;
  chat: ChatRow[] | null = null;
  /** There may be lines in the store that are not here. */
  chatNews = true;
  /** For watchers who are behind. */
  behind: LiveTable | null = null;
  /** Of a finished game, once somebody asked for it. */
  log: string | undefined;
  used = 0;
  /** Deleted from the store. */
  gone = false;
  /** This build cannot play its game back: it is left as it is, and nothing is written. So many entries it has. */
  aside: { readonly seq: number } | null = null;
  /** The store may have something else. */
  doubtful = false;
  /** Jobs could not be put: tried again soon. */
  unscheduled = false;
  /** What the last jobs were put for. */
  botJob = -1;
  clockJob: number | null = null;
  /** News of this node's own that will be heard again. */
  ownNews = 0;
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

  /** Why nobody may come in. */
  get shut(): 'unknownTable' | 'setAside' | null {
    if (this.gone) return 'unknownTable';
    return this.aside === null ? null : 'setAside';
  }

  /** One after another: two at once would both write the entry that comes next. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.tail.then(work);
    this.tail = done.catch(() => undefined);
    return done;
  }
}

/** What the table is once its game is over. */
export const ended = ({ live, data }: Pick<HeldTable, 'live' | 'data'>): TableData =>
  live?.over() === null ? data : { ...data, phase: 'over', paused: false, pauseAsked: [] };
