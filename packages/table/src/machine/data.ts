/** What a table is apart from its game. Immutable: after a lost race the change is simply dropped. */
import type { FailedOpening, LogHeader } from '@landnam/engine/log';
import type { Opening } from '../fair/opening.js';
import type { TableHelp } from '../told.js';
import type { DeviceData } from './deviceData.js';

/** Plays for people who are away, and for those whose time is up. */
export const STAND_IN = 'normal';

export type TablePhase = 'gathering' | 'opening' | 'playing' | 'over' | 'closed';
export type TablePace = 'none' | 'relaxed' | 'fast' | 'days';

/** What a host chooses; the protocol says what each means. */
export interface TableRules {
  game: string;
  options: Record<string, string | boolean | number>;
  /** One word a seat: `open` for a person, otherwise the bot's name. */
  seats: string[];
  visibility: 'public' | 'link';
  pace: TablePace;
  chat: boolean;
  takeSeats: boolean;
  delay: number;
  secretLog: boolean;
}

export const NO_HELP: TableHelp = { hints: false, hands: false };

export interface SeatData {
  readonly guest: string | null;
  readonly name: string;
  /** The bot that sits there, or that stands in. */
  readonly bot: string;
  readonly colour: number;
  readonly hash: string | null;
  readonly nonce: string | null;
  /** Shown as there. In a row it is what was known when it was written: nodes before decision 0057 go by it. */
  readonly present: boolean;
  /** A bot plays for this person, who lost the connection or left. */
  readonly away: boolean;
  readonly left: boolean;
  readonly resigned: boolean;
  /** Of nodes before decision 0057; null since. */
  readonly graceUntil: number | null;
}

export interface ClockData {
  readonly turn: string;
  /** What remains of this turn's time, by seat; null for all of it. */
  readonly left: readonly (number | null)[];
  readonly deadlines: readonly (number | null)[];
  /** Bit set of those whose time is up: a bot plays for them until the turn ends or others are waited for. */
  readonly late?: number;
}

export interface SentAway {
  readonly person: number;
  readonly guest: string;
  readonly name: string;
}

/** Other players want a bot for someone who sits there and does not play. */
export interface IdleAsk {
  readonly seat: number;
  readonly asked: readonly number[];
  /** When it plays, once all others have asked. */
  readonly until: number | null;
}

export interface TableData {
  readonly phase: TablePhase;
  readonly rules: TableRules;
  /** Missing in rows before decision 0063: none. */
  readonly help?: TableHelp;
  readonly host: string;
  readonly hostName: string;
  /** Of nodes before decision 0057. */
  readonly hostUntil?: number | null;
  readonly seats: readonly SeatData[];
  readonly locked: boolean;
  /** Guests who may not sit down again; a host names them by the number. */
  readonly sentAway?: readonly SentAway[];
  readonly created: number;
  /** Never revealed before the game is over. */
  readonly secret: string;
  readonly commitment: string;
  /** What everyone seals before opening, while a table opens; rows of the first release have none. */
  readonly opening?: Opening | null;
  readonly failed?: readonly FailedOpening[];
  readonly header: LogHeader | null;
  readonly notes: readonly { readonly ply: number; readonly note: string }[];
  readonly clock: ClockData;
  readonly openBy: number | null;
  readonly paused: boolean;
  readonly pauseAsked: readonly number[];
  readonly idle?: readonly IdleAsk[];
  /** When a player last said that they are not idle. */
  readonly stirred?: number;
  readonly rematch: string | null;
  readonly closed: { readonly code: string; readonly line: string } | null;
  /** Guests, and the seats they have muted. */
  readonly mutes: Readonly<Record<string, readonly number[]>>;
  /** Counts forgotten guests: nodes with the chat or the log's names in memory load them again. */
  readonly hushed?: number;
  /** Counts changes to what everyone is told of the table itself. */
  readonly told: number;
  /** Everybody sits at one device; missing over a network. */
  readonly device?: DeviceData;
}

/** The host was forgotten and nobody sits here: the first to sit down becomes host. */
export const NO_HOST = '';

export const NO_CLOCK: ClockData = { turn: '', left: [], deadlines: [] };

/** Of a table at which nobody has asked for anything yet. */
export const UNTOUCHED = {
  notes: [],
  openBy: null,
  paused: false,
  pauseAsked: [],
  rematch: null,
  closed: null,
  mutes: {},
} as const satisfies Partial<TableData>;

export const emptySeat = (colour: number, bot = ''): SeatData => ({
  guest: null,
  name: bot,
  bot,
  colour,
  hash: null,
  nonce: null,
  present: false,
  away: false,
  left: false,
  resigned: false,
  graceUntil: null,
});

export const isOpen = ({ guest, bot }: SeatData): boolean => guest === null && bot === '';
export const isPerson = ({ guest }: SeatData): boolean => guest !== null;
/** A person who currently chooses for themselves. */
export const playsAlone = (seat: SeatData): boolean => isPerson(seat) && !seat.away && !seat.resigned;

export const seatOf = ({ seats }: TableData, guest: string): number | null => {
  const seat = seats.findIndex((each) => each.guest === guest);
  return seat < 0 ? null : seat;
};

export const withSeat = (data: TableData, seat: number, change: Partial<SeatData>): TableData => ({
  ...data,
  seats: data.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});

/** Everyone has to say ready again, and the dice are bound anew. */
export const unreadyAll = (data: TableData): TableData => ({
  ...data,
  phase: 'gathering',
  openBy: null,
  seats: data.seats.map((seat) => ({ ...seat, hash: null, nonce: null })),
});

const MOST_NOTES = 500;
export const noted = (data: TableData, ply: number, note: string): TableData =>
  data.notes.length >= MOST_NOTES ? data : { ...data, notes: [...data.notes, { ply, note }] };

export const botName = (seat: SeatData): string => (seat.bot === '' ? STAND_IN : seat.bot);

/** People who have not resigned. */
export const stillIn = ({ seats }: TableData): readonly SeatData[] =>
  seats.filter((seat) => isPerson(seat) && !seat.resigned);

/** The game waits: by agreement, or because all people have left. */
export const standsStill = (data: TableData): boolean => {
  const people = stillIn(data);
  return data.phase !== 'playing' || data.paused || (people.length > 0 && people.every(({ away }) => away));
};

export const peopleIn = ({ seats }: TableData): number => seats.filter(isPerson).length;

/** Every guest named in it, so that a request to be forgotten finds them. */
export const guestsOf = ({ seats, host, sentAway = [] }: TableData): string[] =>
  [...new Set([host, ...[...seats, ...sentAway].map(({ guest }) => guest ?? NO_HOST)])].filter(
    (guest) => guest !== NO_HOST,
  );
