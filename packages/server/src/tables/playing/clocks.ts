/** [B-60] Absolute times: a person has the limit for all decisions of a turn, and a hidden tab does not stop the time. */
import { hasBit, NONE } from '@landnam/engine';
import { GRACE, type LiveTable } from '@landnam/table';
import { type ClockData, NO_CLOCK, playsAlone, standsStill, type TableData } from '../data.js';

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** Deducts the time used. */
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
  /** In a player's own turn all of it counts; asked in another's turn, a player has at least some seconds. */
  readonly own: boolean;
}

const deadlineFor = (rest: number | null, { limit, now, own }: Moment): number => {
  const left = rest ?? limit;
  return now + (own ? left : Math.max(left, Math.min(GRACE, limit)));
};

/** A player who is still waited for keeps the running time; a new turn gives everyone the full time again. */
const follow = (
  before: ClockData,
  live: LiveTable,
  data: TableData,
  limit: number,
  now: number,
): ClockData => {
  const turn = live.turn();
  const fresh = turn !== before.turn;
  const booked = stopped(before, now);
  const active = live.state.core.active[0];
  const awaited = live.awaited();
  const left = data.seats.map((_, seat) => (fresh ? null : (booked.left[seat] ?? null)));
  const deadlines = data.seats.map((seat, i) => {
    if (!hasBit(awaited, i) || !playsAlone(seat)) return null;
    const running = fresh ? null : (before.deadlines[i] ?? null);
    return running ?? deadlineFor(left[i] ?? null, { limit, now, own: active === i || active === NONE });
  });
  return { turn, left: left.map((rest, i) => restOf(rest, deadlines[i] ?? null, now)), deadlines };
};

const restOf = (rest: number | null, deadline: number | null, now: number): number | null =>
  deadline === null ? rest : Math.max(0, deadline - now);

export const clockFor = (data: TableData, live: LiveTable | null, limit: number, now: number): ClockData => {
  if (limit === 0 || live === null || data.phase !== 'playing') return NO_CLOCK;
  return standsStill(data) ? stopped(data.clock, now) : follow(data.clock, live, data, limit, now);
};

export const timed = (data: TableData, live: LiveTable | null, limit: number, now: number): TableData => {
  const clock = clockFor(data, live, limit, now);
  return sameClock(clock, data.clock) ? data : { ...data, clock };
};

const sameTimes = (a: readonly (number | null)[], b: readonly (number | null)[]): boolean =>
  a.length === b.length && a.every((time, i) => time === b[i]);

/** The remaining time follows from the deadline: that alone is no change. */
const sameClock = (a: ClockData, b: ClockData): boolean =>
  a.turn === b.turn && sameTimes(a.deadlines, b.deadlines);

/** When something must be done without being asked, if nothing happens before; of what comes after a moment, where one is named. */
export const nextTime = (data: TableData, after = 0): number | null => {
  if (data.phase === 'opening') return data.openBy;
  if (standsStill(data)) return null;
  const times = [...data.clock.deadlines, ...(data.idle ?? []).map(({ until }) => until)];
  return earliest(times.filter((time) => time !== null && time > after));
};

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
