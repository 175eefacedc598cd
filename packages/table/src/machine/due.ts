/** What is due without being asked for. It follows from the table, so whoever has it again after a crash knows as much. */
import { hasBit, type Seat } from '@landnam/engine';
import { isLate } from './clocks.js';
import { botName, isOpen, playsAlone, STAND_IN, standsStill, type TableData } from './data.js';
import { deviceTimes } from './deviceData.js';
import type { DueThought, TableNow } from './events.js';

/** The first bot that is waited for now, or who plays for somebody: people keep no bot waiting. */
export const dueThought = ({ data, game }: TableNow): DueThought | null => {
  if (game === null || standsStill(data) || game.over() !== null) return null;
  const awaited = game.awaited();
  const seat = data.seats.findIndex(
    (each, i) => hasBit(awaited, i) && !isOpen(each) && (!playsAlone(each) || isLate(data, game, i)),
  );
  if (seat < 0) return null;
  const there = data.seats[seat]!;
  const late = playsAlone(there);
  return { seat: seat as Seat, ply: game.ply, bot: late ? STAND_IN : botName(there), late };
};

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** When somebody must act for somebody, if nothing happens before. */
export const nextTime = (data: TableData): number | null => {
  if (data.phase === 'opening') return data.openBy;
  if (standsStill(data)) return null;
  const idlers = (data.idle ?? []).map(({ until }) => until);
  return earliest([...data.clock.deadlines, ...idlers, ...deviceTimes(data)]);
};
