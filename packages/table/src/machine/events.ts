/** What may happen at a table, and what has to be done about it. */
import type { Action, Move, Seat } from '@landnam/engine';
import type { LiveTable } from '../liveTable.js';
import type { ClockChange, MannersChange, TableHelp } from '../told.js';
import type { TableData, TablePace, TableRules } from './data.js';
import type { FreeName } from './gathering.js';
import type { TableRefusal } from './refusals.js';

/** A table as it stands. Never changed: a step gives another one. */
export interface TableNow {
  readonly id: string;
  readonly data: TableData;
  /** Null before the game begins, and where it was not or cannot be played back. */
  readonly game: LiveTable | null;
  /** How many entries a game has that cannot be played back. */
  readonly aside?: number;
}

export const plyOf = ({ game, aside = 0 }: TableNow): number => game?.ply ?? aside;

export interface Who {
  readonly guest: string;
  readonly name: string;
}

/** What people ask of a table. */
export type TableAsk =
  | { readonly ask: 'change'; readonly rules: TableRules; readonly help?: TableHelp | undefined }
  | { readonly ask: 'sit'; readonly seat?: number | undefined; readonly colour?: number | undefined }
  | { readonly ask: 'stand' | 'unready' | 'start' | 'leave' | 'resign' }
  | { readonly ask: 'rename' | 'forget' }
  | { readonly ask: 'ready'; readonly hash: string }
  | { readonly ask: 'open'; readonly nonce: string }
  | { readonly ask: 'remove'; readonly seat: number }
  | { readonly ask: 'readmit'; readonly person: number }
  | { readonly ask: 'lock'; readonly locked: boolean }
  /** `seq`: how many entries were seen when it was chosen. A row of actions: all or none. */
  | { readonly ask: 'act'; readonly seq: number; readonly actions: readonly Action[] }
  | { readonly ask: 'pause'; readonly agree: boolean }
  /** `since`: when the last entry was written. */
  | { readonly ask: 'idle'; readonly seat: number; readonly agree: boolean; readonly since: number }
  /** `id`: of the table to be made; `banned`: whom it does not seat. */
  | { readonly ask: 'rematch'; readonly id: string; readonly banned: readonly string[] }
  | { readonly ask: 'mute'; readonly seat: number; readonly muted: boolean }
  /** At one device. */
  | { readonly ask: 'clock'; readonly change: ClockChange }
  | { readonly ask: 'manners'; readonly change: MannersChange };

export type AskName = TableAsk['ask'];
export type AskAt<Name extends AskName> = Extract<TableAsk, { ask: Name }>;

/** A bot's: about one position, and stale at any other. */
export interface BotChoice {
  readonly seat: Seat;
  readonly ply: number;
  /** The device's, where things are taken back. */
  readonly branch?: number;
  readonly move: Move;
  /** Who chose, where that is not who was asked. */
  readonly bot?: string;
  /** It would have thought longer. */
  readonly cut?: boolean;
}

export type TableHappening =
  | { readonly kind: 'ask'; readonly who: Who; readonly ask: TableAsk }
  /** Whatever is due by now. */
  | { readonly kind: 'time' }
  | ({ readonly kind: 'choice' } & BotChoice)
  /** `doubted`: those whom the row calls absent, and who are there. */
  | { readonly kind: 'came'; readonly guests: readonly string[]; readonly doubted?: readonly string[] }
  /** Missed for longer than the grace. */
  | { readonly kind: 'gone'; readonly guests: readonly string[] }
  /** Missed in a lobby for longer than the others wait. */
  | { readonly kind: 'hostGone'; readonly guest: string }
  | { readonly kind: 'banned'; readonly guest: string }
  /** At one device: whose eyes look, and whether anybody sees the page. */
  | { readonly kind: 'looks'; readonly eyes: number; readonly hidden: boolean }
  /** At one device: the last step of who looks, which began at this entry. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number };

export type TableEvent = TableHappening & {
  readonly at: number;
  /** For a new secret: 32 bytes. */
  readonly salt: Uint8Array;
};

export interface DueThought {
  readonly seat: Seat;
  readonly ply: number;
  readonly bot: string;
  /** Without a pause: for somebody whose time is up, and after another answer to the same question. */
  readonly atOnce: boolean;
}

export type TableEffect =
  /** `data` is null where the entries are all; `cut` where those from `from` on are gone. */
  | {
      readonly kind: 'write';
      readonly from: number;
      readonly lines: readonly string[];
      readonly data: TableData | null;
      readonly cut?: true;
    }
  /** Another table, before this one names it: no link leads nowhere. */
  | ({ readonly kind: 'create' } & CreatedTable)
  | ({ readonly kind: 'think' } & DueThought)
  | { readonly kind: 'wake'; readonly at: number | null }
  | { readonly kind: 'tell' };

export interface TableProposal {
  readonly ok: true;
  readonly table: TableNow;
  readonly lines: readonly string[];
  readonly effects: readonly TableEffect[];
}
/** Refused, nothing has changed. */
export type TableStep = TableProposal | TableRefusal;

/** Milliseconds. */
export interface TableLimits {
  /** For one turn; 0 is without a limit. */
  readonly paces: Readonly<Record<TablePace, number>>;
  readonly idlePatience: number;
  readonly idleWait: Readonly<Record<TablePace, number>>;
  readonly openingTime: number;
}

/** What an event is judged by. */
export interface StepScene {
  readonly given: TableGiven;
  readonly now: TableNow;
  readonly at: number;
  readonly salt: Uint8Array;
}

export interface CreatedTable {
  readonly id: string;
  readonly data: TableData;
}

export interface MadeTable {
  readonly data: TableData;
  readonly game: LiveTable | null;
  readonly create?: CreatedTable;
}
export type Made = MadeTable | TableData | TableRefusal;

export type AskRules = {
  readonly [Name in AskName]?: (scene: StepScene, who: Who, ask: AskAt<Name>) => Made;
};

/** What may happen beside the game: over a network, or at one device. */
export interface TableCustoms {
  readonly asks: AskRules;
  time(scene: StepScene): Made;
  other(scene: StepScene, event: TableHappening): Made;
  /** Whatever happened, this follows from it. */
  follow(scene: StepScene, made: MadeTable): TableData;
}

export interface TableGiven {
  readonly customs: TableCustoms;
  readonly limits: TableLimits;
  readonly freeName: FreeName;
  /** Counts what everybody is told of the table itself. */
  counted(before: TableData, after: TableData): TableData;
}
