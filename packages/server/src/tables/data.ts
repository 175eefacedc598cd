/** What a table is beside its game. Changed only by making another one: a lost race throws the change away. */
import type { FailedOpening, LogHeader } from '@landnam/engine/log';
import type { Phase, RulesOfTable } from '@landnam/protocol';
import type { Opening } from '@landnam/table';

/** Plays for people who are away. */
export const STAND_IN = 'normal';

export interface SeatData {
  readonly guest: string | null;
  readonly name: string;
  /** Who sits there if nobody does, or who stands in. */
  readonly bot: string;
  readonly colour: number;
  readonly hash: string | null;
  readonly nonce: string | null;
  readonly present: boolean;
  /** A bot plays for this person: because of a lost connection, or because the person left. */
  readonly away: boolean;
  readonly left: boolean;
  readonly resigned: boolean;
  /** When a bot takes over, unless the person is back by then. */
  readonly graceUntil: number | null;
}

export interface ClockData {
  readonly turn: string;
  /** What remains of this turn's time, by seat; null for all of it. */
  readonly left: readonly (number | null)[];
  readonly deadlines: readonly (number | null)[];
}

export interface SentAway {
  readonly person: number;
  readonly guest: string;
  readonly name: string;
}

/** Others want a bot for whoever sits there and does not play. */
export interface IdleAsk {
  readonly seat: number;
  readonly asked: readonly number[];
  /** When it plays, once all others have asked. */
  readonly until: number | null;
}

export interface TableData {
  readonly phase: Phase;
  readonly rules: RulesOfTable;
  readonly host: string;
  readonly hostName: string;
  /** When somebody else is host, if this one is not back in the lobby by then. */
  readonly hostUntil?: number | null;
  readonly seats: readonly SeatData[];
  readonly locked: boolean;
  /** Who may not sit down again; the number is how a host names them. */
  readonly sentAway?: readonly SentAway[];
  readonly created: number;
  /** Never told before the game is over. */
  readonly secret: string;
  readonly commitment: string;
  /** What everybody seals before opening, while a table opens; rows of the first release have none. */
  readonly opening?: Opening | null;
  readonly failed?: readonly FailedOpening[];
  readonly header: LogHeader | null;
  readonly notes: readonly { readonly ply: number; readonly note: string }[];
  readonly clock: ClockData;
  readonly openBy: number | null;
  readonly paused: boolean;
  readonly pauseAsked: readonly number[];
  readonly idle?: readonly IdleAsk[];
  /** When somebody last said that they are not idle. */
  readonly stirred?: number;
  readonly rematch: string | null;
  readonly closed: { readonly code: string; readonly line: string } | null;
  /** Guests and the seats they do not want to read. */
  readonly mutes: Readonly<Record<string, readonly number[]>>;
  /** Counts who was forgotten here: whoever has the chat or the names of the log in memory reads them anew. */
  readonly hushed?: number;
  /** Counts what everybody is told of the table itself. */
  readonly told: number;
}

/** Who hosted is forgotten, and nobody sits there: whoever sits down first is host. */
export const NO_HOST = '';

export const NO_CLOCK: ClockData = { turn: '', left: [], deadlines: [] };

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
/** A person who chooses for oneself now. */
export const playsAlone = (seat: SeatData): boolean => isPerson(seat) && !seat.away && !seat.resigned;

export const seatOf = ({ seats }: TableData, guest: string): number | null => {
  const seat = seats.findIndex((each) => each.guest === guest);
  return seat < 0 ? null : seat;
};

export const withSeat = (data: TableData, seat: number, change: Partial<SeatData>): TableData => ({
  ...data,
  seats: data.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});

/** Everybody says ready anew, and the dice are bound anew. */
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

/** The game waits: by consent, or because all people have left. */
export const standsStill = (data: TableData): boolean => {
  const people = stillIn(data);
  return data.phase !== 'playing' || data.paused || (people.length > 0 && people.every(({ away }) => away));
};

export const seatedIn = ({ seats }: TableData): number => seats.filter(isPerson).length;

/** Whoever is named in it, so that who asks to be forgotten is found. */
export const guestsOf = ({ seats, host, sentAway = [] }: TableData): string[] =>
  [...new Set([host, ...[...seats, ...sentAway].map(({ guest }) => guest ?? NO_HOST)])].filter(
    (guest) => guest !== NO_HOST,
  );
