/** Before the game: who sits where, and by which rules it will be played. */
import { rulesProblem, seatsFor } from './create.js';
import {
  emptySeat,
  isOpen,
  isPerson,
  NO_HELP,
  noted,
  playsAlone,
  type SeatData,
  seatOf,
  type TableData,
  type TableRules,
  unreadyAll,
  withSeat,
} from './data.js';
import type { TableHelp } from '../told.js';
import type { AskAt } from './events.js';
import { refused, type TableRefusal } from './refusals.js';
import { isSentAway, sendAway } from './sentAway.js';

type Result = TableData | TableRefusal;
type Changed = Omit<AskAt<'change'>, 'ask'>;

/** A name that nobody takes for one of these; null where that cannot be. */
export type FreeName = (taken: readonly string[], name: string) => string | null;

export interface SeatTaker {
  readonly guest: string;
  readonly name: string;
  readonly freeName: FreeName;
}

/** The next seated person becomes host; a table where nobody sits keeps its host. */
export const passHost = (data: TableData): TableData => {
  if (seatOf(data, data.host) !== null) return data;
  const next = data.seats.find(isPerson);
  return next === undefined ? data : { ...data, host: next.guest!, hostName: next.name };
};

export const gathering = (data: TableData): TableRefusal | null =>
  data.phase === 'gathering' ? null : refused(data.phase === 'closed' ? 'closed' : 'started');

export const hostOnly = (data: TableData, guest: string): TableRefusal | null =>
  data.host === guest ? gathering(data) : refused('notHost');

const firstFree = (taken: ReadonlySet<number>, wanted: number): number => {
  if (!taken.has(wanted)) return wanted;
  return Array.from({ length: 8 }, (_, i) => i).find((colour) => !taken.has(colour)) ?? wanted;
};

const freeColour = (seats: readonly SeatData[], wanted: number): number =>
  firstFree(new Set(seats.filter(isPerson).map(({ colour }) => colour)), wanted);

/** Each colour once: a bot or open seat that has the wanted one takes the other. */
const withColours = (seats: readonly SeatData[], seat: number, colour: number): readonly SeatData[] => {
  const before = seats[seat]!.colour;
  return seats.map((each, i) => {
    if (i === seat) return { ...each, colour };
    return each.colour === colour ? { ...each, colour: before } : each;
  });
};

const place = (data: TableData, person: SeatTaker, seat: number, colour: number): Result => {
  const others = data.seats.filter(({ guest }) => guest !== person.guest);
  const name = person.freeName(
    others.map((seat) => seat.name),
    person.name,
  );
  if (name === null) return refused('nameTaken');
  const own = freeColour(others, colour);
  const sat = withSeat(data, seat, {
    ...emptySeat(data.seats[seat]!.colour),
    guest: person.guest,
    name,
    present: true,
  });
  return { ...sat, seats: withColours(sat.seats, seat, own) };
};

const stood = (data: TableData, guest: string): TableData => {
  const seat = seatOf(data, guest);
  return seat === null ? data : withSeat(data, seat, emptySeat(data.seats[seat]!.colour));
};

const sitBefore = (data: TableData, person: SeatTaker, ask: AskAt<'sit'>): Result => {
  const own = seatOf(data, person.guest);
  if (own === null && data.locked && data.host !== person.guest) return refused('locked');
  const free = data.seats.findIndex(isOpen);
  const seat = ask.seat ?? own ?? (free < 0 ? undefined : free);
  if (seat === undefined) return refused('full');
  const there = data.seats[seat];
  if (there === undefined || (seat !== own && !isOpen(there))) return refused('taken');
  const up = seat === own ? data : stood(data, person.guest);
  const placed = place(up, person, seat, ask.colour ?? there.colour);
  return 'ok' in placed ? placed : passHost(placed);
};

/** In mid-game: one's own seat again, or a bot's if the host allows it. */
const sitLater = (data: TableData, person: SeatTaker, ask: AskAt<'sit'>, ply: number): Result => {
  const own = seatOf(data, person.guest);
  if (own !== null) return comeBack(data, own, ply);
  const seat = ask.seat ?? data.seats.findIndex((each) => !isPerson(each));
  const there = data.seats[seat];
  if (there === undefined || isPerson(there)) return refused('taken');
  if (!data.rules.takeSeats || data.locked) return refused('locked');
  const placed = place(data, person, seat, there.colour);
  return 'ok' in placed
    ? placed
    : noted(withSeat(placed, seat, { bot: there.bot }), ply, `p${seat} is taken by a person`);
};

/** Handed back immediately. */
export const comeBack = (data: TableData, seat: number, ply: number): TableData => {
  const there = data.seats[seat]!;
  if (there.resigned || playsAlone(there)) return data;
  const back = withSeat(data, seat, { away: false, left: false, present: true });
  return there.away ? noted(back, ply, `p${seat} is back`) : back;
};

export const sit = (data: TableData, person: SeatTaker, ask: AskAt<'sit'>, ply: number): Result => {
  if (data.phase === 'closed' || data.phase === 'over') return refused(data.phase);
  if (data.phase === 'opening') return refused('started');
  if (isSentAway(data, person.guest)) return refused('locked', { where: 'removed' });
  return data.phase === 'gathering' ? sitBefore(data, person, ask) : sitLater(data, person, ask, ply);
};

export const stand = (data: TableData, guest: string): Result => {
  if (seatOf(data, guest) === null) return refused('notSeated');
  return gathering(data) ?? passHost(stood(data, guest));
};

export const remove = (data: TableData, guest: string, seat: number): Result => {
  const there = data.seats[seat];
  const why = hostOnly(data, guest);
  if (why !== null) return why;
  if (there === undefined || !isPerson(there)) return refused('notSeated');
  return there.guest === guest ? passHost(stood(data, guest)) : sendAway(data, seat);
};

/** The host may stop new people from coming in at any time. */
export const lock = (data: TableData, guest: string, locked: boolean): Result =>
  data.host === guest ? { ...data, locked } : refused('notHost');

/** People keep theirs; whoever else has it takes the first that is left. */
const recoloured = (seats: readonly SeatData[]): SeatData[] => {
  const taken = new Set(seats.filter(isPerson).map(({ colour }) => colour));
  return seats.map((seat) => {
    if (isPerson(seat)) return seat;
    const colour = firstFree(taken, seat.colour);
    taken.add(colour);
    return { ...seat, colour };
  });
};

const reseated = (data: TableData, rules: TableRules): SeatData[] => {
  const people = data.seats.filter(isPerson);
  return recoloured(seatsFor(rules).map((seat) => (isOpen(seat) ? (people.shift() ?? seat) : seat)));
};

/** What the host may change while the game runs: who may come in, and whether there is talk. */
const settled = ({ takeSeats: _takes, chat: _chat, ...rest }: TableRules): string =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));

const isSame = (a: TableHelp, b: TableHelp): boolean => a.hints === b.hints && a.hands === b.hands;

const changeLater = (data: TableData, guest: string, { rules, help }: Changed): Result => {
  if (data.host !== guest) return refused('notHost');
  const before = data.help ?? NO_HELP;
  const same = settled(rules) === settled(data.rules) && isSame(help ?? before, before);
  return same ? { ...data, rules } : refused('started');
};

/** Whoever said ready said it to other rules, or to other help. */
export const change = (data: TableData, guest: string, changed: Changed): Result => {
  if (data.phase === 'playing') return changeLater(data, guest, changed);
  const { rules, help = data.help ?? NO_HELP } = changed;
  const why = hostOnly(data, guest) ?? rulesProblem(rules);
  if (why !== null) return why;
  if (rules.seats.filter((seat) => seat === 'open').length < data.seats.filter(isPerson).length)
    return refused('full');
  return unreadyAll({ ...data, rules, help, seats: reseated(data, rules) });
};

/** At tables that have not begun the new name stands at once, if nobody there has it. */
export const renamed = (data: TableData, { guest, name, freeName }: SeatTaker): TableData => {
  const seat = seatOf(data, guest);
  const hosted = data.host === guest ? { ...data, hostName: name } : data;
  if (seat === null || data.phase !== 'gathering') return hosted;
  const others = data.seats.filter((_, i) => i !== seat).map((each) => each.name);
  const free = freeName(others, name);
  return free === null ? hosted : withSeat(hosted, seat, { name: free });
};

export const mute = (data: TableData, guest: string, { seat, muted }: AskAt<'mute'>): Result => {
  if (seatOf(data, guest) === null) return refused('notSeated');
  const others = (data.mutes[guest] ?? []).filter((each) => each !== seat);
  return { ...data, mutes: { ...data.mutes, [guest]: muted ? [...others, seat] : others } };
};
