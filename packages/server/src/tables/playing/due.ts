/** Who is due without being asked: bots, and deadlines. Written with the change that makes them so; a timer here, rows for its death. */
import { hasBit } from '@landnam/engine';
import { nextTime } from './clocks.js';
import { isOpen, playsAlone, standsStill, type TableData } from '../data.js';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import type { DueTimes } from '../../store/store.js';

/** Whoever writes has so long until others take it for dead. */
export const AHEAD = 15_000;
/** A row is moved on when no more than this is left. */
export const MARGIN = 5000;

/** What the store has of it. */
export interface KnownDue {
  readonly time: number | null;
  readonly think: number | null;
}

type Position = Pick<HeldTable, 'live' | 'data'>;

/** The seat of a bot, or of somebody a bot plays for, that is waited for now. */
export const dueBot = ({ live, data }: Position): number | null => {
  if (live === null || standsStill(data) || live.over() !== null) return null;
  const awaited = live.awaited();
  const seat = data.seats.findIndex((each, i) => hasBit(awaited, i) && !playsAlone(each) && !isOpen(each));
  return seat < 0 ? null : seat;
};

/** [B-60] The seat of somebody whose time is up. */
export const lateSeat = ({ live, data }: Position, now: number): number | null => {
  if (live === null || standsStill(data) || live.over() !== null) return null;
  const seat = data.clock.deadlines.findIndex((time) => time !== null && time <= now);
  return seat >= 0 && hasBit(live.awaited(), seat) ? seat : null;
};

const mustThink = (position: Position, now: number): boolean =>
  dueBot(position) !== null || lateSeat(position, now) !== null;

/** What whoever wrote the table must have written of it. */
export const expectedDue = (position: Position, now: number): KnownDue => ({
  time: nextTime(position.data),
  think: mustThink(position, now) ? now : null,
});

/** What of it is different once the table is written so. */
export const dueChange = (held: HeldTable, data: TableData, now: number): DueTimes => {
  const time = nextTime(data);
  const { due } = held;
  const isThinking = mustThink({ live: held.live, data }, now);
  const isLong = due !== null && due.think !== null && due.think > now + MARGIN;
  return {
    ...(time !== due?.time && { time }),
    ...(isThinking && !isLong && { think: now + AHEAD }),
    ...(!isThinking && due?.think !== null && { think: null }),
  };
};

export const hasDue = (due: DueTimes): boolean => due.time !== undefined || due.think !== undefined;

export const noteDue = (held: HeldTable, { time, think }: DueTimes): void => {
  const { due } = held;
  held.due = {
    time: time === undefined ? (due?.time ?? null) : time,
    think: think === undefined ? (due?.think ?? null) : think,
  };
};

const armThink = (server: ServerContext, held: HeldTable, now: number): void => {
  const late = lateSeat(held, now);
  const isDue = late !== null || dueBot(held) !== null;
  if (!isDue) {
    held.botJob = -1;
    server.due.arm('think', held.id, null);
  } else if (held.botJob !== held.seq) {
    held.botJob = held.seq;
    server.due.arm('think', held.id, late === null ? now + server.settings.botPace : now);
  }
};

/** Timers of this node for a table that it wrote, or that no other node looks after. */
export const arm = (server: ServerContext, held: HeldTable): void => {
  if (held.shut !== null) return server.due.disarm(held.id);
  const now = server.now();
  const isLate = lateSeat(held, now) !== null;
  // whose time is up already is played for by a thought
  server.due.arm('time', held.id, isLate ? nextTime(held.data, now) : nextTime(held.data));
  armThink(server, held, now);
};

/** Looked at because the store said so: its rows are put right, and timers with them. */
export const settleDue = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.shut !== null) return;
  held.due = null;
  const due = dueChange(held, held.data, server.now());
  await server.store.putDue(held.id, due);
  noteDue(held, due);
  held.botJob = -1;
  arm(server, held);
};
