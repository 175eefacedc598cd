/** Everything that handlers need from outside. */
import type { Tell } from '@landnam/protocol';
import type { OwnMaps } from '../maps/ownMaps.js';
import type { BotPool } from '../minds/thought.js';
import type { ServerSettings } from '../settings.js';
import type { Bus, ServerNodes, Store } from '../store/store.js';
import type { DueTimers } from './playing/timers.js';
import type { Lobby } from './telling/lobby.js';
import type { HeldTables } from './held/heldTables.js';

/** Events for metrics and operators; never a secret, a name or a person's text. */
export interface Monitor {
  count(what: 'moves' | 'botMoves' | 'refusals' | 'stumbles' | 'cuts', code?: string): void;
  took(what: 'ask' | 'think', milliseconds: number): void;
  error(what: string, error: unknown): void;
}

/** When people may have lost their node: they have a while to come back. */
export interface Partings {
  /** This node began, or another died: deadlines wait for them. */
  died: number;
  /** Or another ended. */
  parted: number;
}

export interface ServerContext {
  readonly store: Store;
  readonly bus: Bus;
  readonly nodes: ServerNodes;
  readonly due: DueTimers;
  readonly thinker: BotPool;
  readonly maps: OwnMaps;
  readonly settings: ServerSettings;
  readonly monitor: Monitor;
  readonly tables: HeldTables;
  readonly lobby: Lobby;
  readonly partings: Partings;
  now(): number;
}

/** One connection of a guest. */
export interface Session {
  guest: string;
  readonly address: string;
  greeted: boolean;
  /** The connection is closed: an answer still in progress must not mark anyone as present. */
  closed: boolean;
  plain: boolean;
  /** Tables it reads, by id. */
  readonly readers: Map<string, Reader>;
  tell(tell: Tell): void;
}

/** What a connection already has of one table. */
export interface Reader {
  readonly guest: string;
  readonly plain: boolean;
  version: number;
  /** Last sent; -1 for nothing yet. */
  watchers: number;
  /** Bits of the seats whose people were told to be there. */
  there: number;
  seq: number;
  events: number;
  chat: number;
  clock: unknown;
  /** Looks back together with others: the key of its window. */
  looks: string | null;
  /** What it was last told of that, as text. */
  looked: string;
  /** Who it was last told invites to it. */
  invited: string;
  seat: number | null | undefined;
  tell(tell: Tell): void;
}
