/** Who is due without being asked: bots, and deadlines. Written with the change that makes them so; a timer here, rows for its death. */
import { dueThought, nextTime, type TableNow } from '@landnam/table/machine';
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

/** What whoever wrote the table must have written of it. */
export const expectedDue = (table: TableNow, now: number): KnownDue => ({
  time: nextTime(table.data),
  think: dueThought(table) === null ? null : now,
});

/** Set aside: only a build that can play it back knows what is due, and must look. */
const isUnplayed = ({ data, game }: TableNow): boolean => data.phase === 'playing' && game === null;

/** What of it is different once the table is written so. */
export const dueChange = (due: KnownDue | null, table: TableNow, now: number): DueTimes => {
  if (isUnplayed(table)) return { think: now };
  const time = nextTime(table.data);
  const isThinking = dueThought(table) !== null;
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

const armThink = (server: ServerContext, held: HeldTable): void => {
  const due = dueThought(held.table());
  if (due === null) {
    held.botJob = -1;
    server.due.arm('think', held.id, null);
  } else if (held.botJob !== held.seq) {
    held.botJob = held.seq;
    server.due.arm('think', held.id, server.now() + (due.atOnce ? 0 : server.settings.botPace));
  }
};

/** Timers of this node for a table that it wrote, or that no other node looks after. */
export const arm = (server: ServerContext, held: HeldTable): void => {
  if (held.shut !== null) return server.due.disarm(held.id);
  server.due.arm('time', held.id, nextTime(held.data));
  armThink(server, held);
};

/** Looked at because the store said so: its rows are put right, and timers with them. */
export const settleDue = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.shut !== null) return;
  held.due = null;
  const due = dueChange(null, held.table(), server.now());
  await server.store.putDue(held.id, due);
  noteDue(held, due);
  held.botJob = -1;
  arm(server, held);
};
