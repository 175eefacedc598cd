/**
 * [B-60] How long people may think: each has the limit for all decisions of a turn. A time that runs is a deadline, one that stands
 * is what is left. At one device it runs only for who looks; over a network it does not stop when a tab is hidden.
 */
import { bit, hasBit, NONE } from '@landnam/engine';
import type { LiveTable } from '../liveTable.js';
import { type ClockData, NO_CLOCK, playsAlone, standsStill, type TableData } from './data.js';

/** Asked in somebody else's turn, one has at least this long, whatever was used up before. */
export const GRACE = 10_000;

/** Books what was used up. */
const stopped = ({ turn, left, deadlines }: ClockData, now: number): ClockData => ({
  turn,
  left: left.map((rest, seat) => {
    const deadline = deadlines[seat] ?? null;
    return deadline === null ? rest : Math.max(0, deadline - now);
  }),
  deadlines: deadlines.map(() => null),
});

interface Moment {
  readonly limit: number;
  readonly now: number;
  /** In the own turn all of it counts; asked in another's, one has at least some seconds. */
  readonly own: boolean;
}

const deadlineFor = (rest: number | null, { limit, now, own }: Moment): number => {
  const left = rest ?? limit;
  return now + (own ? left : Math.max(left, Math.min(GRACE, limit)));
};

/** Time runs for who is waited for, chooses for oneself and can see the table. */
const runsFor = ({ seats, device }: TableData, awaited: number, seat: number): boolean =>
  hasBit(awaited, seat) &&
  playsAlone(seats[seat]!) &&
  (device === undefined || (device.eyes === seat && !device.hidden && !device.paused));

/** Who is waited for keeps the time that runs; a new turn gives everybody the whole time again. */
const follow = (data: TableData, game: LiveTable, limit: number, now: number): ClockData => {
  const before = data.clock;
  const turn = game.turn();
  const fresh = turn !== before.turn;
  const booked = stopped(before, now);
  const active = game.state.core.active[0];
  const awaited = game.awaited();
  const late = fresh ? 0 : (before.late ?? 0) & awaited & playing(data);
  const left = data.seats.map((_, seat) => (fresh ? null : (booked.left[seat] ?? null)));
  const deadlines = data.seats.map((_, i) => {
    if (hasBit(late, i) || !runsFor(data, awaited, i)) return null;
    const running = fresh ? null : (before.deadlines[i] ?? null);
    return running ?? deadlineFor(left[i] ?? null, { limit, now, own: active === i || active === NONE });
  });
  const rest = left.map((each, i) => restOf(each, deadlines[i] ?? null, now));
  return { turn, left: rest, deadlines, ...(late !== 0 && { late }) };
};

/** Bit set of those who choose for themselves. */
const playing = ({ seats }: TableData): number =>
  seats.reduce((bits, seat, i) => (playsAlone(seat) ? bits | bit(i) : bits), 0);

/** Their time was up in this turn, and they are still waited for. */
export const isLate = ({ clock }: TableData, game: LiveTable, seat: number): boolean =>
  hasBit(clock.late ?? 0, seat) && clock.turn === game.turn() && hasBit(game.awaited(), seat);

/** From now on a bot plays for whoever let the time run out. */
export const expire = (data: TableData, now: number): TableData => {
  const { clock } = data;
  const up = clock.deadlines.flatMap((time, seat) => (time !== null && time <= now ? [seat] : []));
  if (up.length === 0) return data;
  const late = up.reduce((bits, seat) => bits | bit(seat), clock.late ?? 0);
  const left = data.seats.map((_, seat) => (up.includes(seat) ? 0 : (clock.left[seat] ?? null)));
  const deadlines = clock.deadlines.map((time, seat) => (up.includes(seat) ? null : time));
  return { ...data, clock: { ...clock, left, deadlines, late } };
};

const restOf = (rest: number | null, deadline: number | null, now: number): number | null =>
  deadline === null ? rest : Math.max(0, deadline - now);

const clockFor = (data: TableData, game: LiveTable | null, limit: number, now: number): ClockData => {
  if (limit === 0 || game === null || data.phase !== 'playing') return NO_CLOCK;
  return standsStill(data) ? stopped(data.clock, now) : follow(data, game, limit, now);
};

export const timed = (data: TableData, game: LiveTable | null, limit: number, now: number): TableData => {
  const clock = clockFor(data, game, limit, now);
  return sameClock(clock, data.clock) ? data : { ...data, clock };
};

const sameTimes = (a: readonly (number | null)[], b: readonly (number | null)[]): boolean =>
  a.length === b.length && a.every((time, i) => time === b[i]);

/** What is left while a time runs follows from its deadline: that alone is no change. */
const sameClock = (a: ClockData, b: ClockData): boolean =>
  a.turn === b.turn && (a.late ?? 0) === (b.late ?? 0) && sameTimes(a.deadlines, b.deadlines);

const isSooner = (each: number | null, time: number): boolean => each !== null && each < time;

const hasSooner = ({ openBy, idle = [], clock }: TableData, time: number): boolean =>
  [openBy, ...idle.map(({ until }) => until), ...clock.deadlines].some((each) => isSooner(each, time));

/** After a start nobody has less than this. */
export const atLeast = (data: TableData, time: number): TableData => {
  if (!hasSooner(data, time)) return data;
  const later = (each: number | null): number | null => (each === null ? null : Math.max(each, time));
  return {
    ...data,
    openBy: later(data.openBy),
    ...(data.idle ? { idle: data.idle.map((ask) => ({ ...ask, until: later(ask.until) })) } : {}),
    clock: { ...data.clock, deadlines: data.clock.deadlines.map(later) },
  };
};
