/** What is due without being asked for. It follows from the table, so whoever has it again after a crash knows as much. */
import { hasBit, type Seat, topSeat } from '@landnam/engine';
import type { LiveTable } from '../liveTable.js';
import { isLate } from './clocks.js';
import { botName, isOpen, playsAlone, STAND_IN, standsStill, type TableData } from './data.js';
import { deviceTimes } from './deviceData.js';
import type { DueThought, TableNow } from './events.js';

/** Somebody has just answered what this seat is asked as well: they answer together. */
const isAnswered = ({ state, entries }: LiveTable, seat: number): boolean => {
  const [asker, last] = [topSeat(state), entries.at(-1)];
  return seat !== asker && last?.startsWith('p') === true && !last.startsWith(`p${asker} `);
};

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
  const atOnce = late || isAnswered(game, seat);
  return { seat: seat as Seat, ply: game.ply, bot: late ? STAND_IN : botName(there), atOnce };
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
