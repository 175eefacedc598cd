/** Time is up: for a turn, for a person who is away, for a nonce. */
import type { Seat } from '@landnam/engine';
import { begin } from '../gathering/begin.js';
import { noted, playsAlone, type SeatData, STAND_IN, type TableData, withSeat } from '../data.js';
import type { ServerContext } from '../context.js';
import { schedule } from './due.js';
import { takeIdle } from './idlers.js';
import { closedSeats, failOpening, isOpened } from '../gathering/opening.js';
import { ended, type HeldTable } from '../held/heldTable.js';
import { succeed } from '../gathering/succession.js';
import { type Change, changeTable, writeMoves } from '../held/write.js';

const isUp = (time: number | null | undefined, now: number): boolean =>
  time !== null && time !== undefined && time <= now;

const isGone = (seat: SeatData, now: number): boolean =>
  playsAlone(seat) && !seat.present && isUp(seat.graceUntil, now);

const standIn = (data: TableData, held: HeldTable, now: number): TableData =>
  data.seats.reduce((sum, seat, i) => {
    if (!isGone(seat, now)) return sum;
    const away = withSeat(sum, i, { away: true, graceUntil: null, bot: seat.bot || STAND_IN });
    return noted(away, held.seq, `p${i} is away: bot ${seat.bot || STAND_IN} plays`);
  }, data);

/** Plays the turn of a player whose time ran out. */
const playLate = async (server: ServerContext, held: HeldTable, now: number): Promise<void> => {
  const seat = held.data.clock.deadlines.findIndex((time) => isUp(time, now));
  const { live } = held;
  if (seat < 0 || live === null) return;
  const from = live.entries.length;
  try {
    await live.playOn(seat as Seat);
    if (live.entries.length === from) await live.playByChance(seat as Seat);
  } catch (error) {
    server.monitor.error('nobody could play for somebody', error);
    server.tables.takeBack(held, from);
    return;
  }
  live.playNature();
  const written = await writeMoves(server, held, { from, client: '', data: ended(held) });
  if (written === 'raced') await server.tables.refresh(held);
  else if (written !== 'written') held.unscheduled = true;
};

/** A store that is full or unreachable is retried, but not in a tight loop. */
const changeDue = async (server: ServerContext, held: HeldTable, change: Change): Promise<void> => {
  if ((await changeTable(server, held, change)) !== null) held.unscheduled = true;
};

const workOff = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.shut !== null) return;
  const now = server.now();
  held.clockJob = null;
  // the node that took the last nonce may have died before the deal
  if (isOpened(held)) await begin(server, held);
  else if (held.data.phase === 'opening' && isUp(held.data.openBy, now))
    await changeTable(server, held, (data) => failOpening(data, held, closedSeats(data)));
  else if (held.data.phase === 'gathering') await changeDue(server, held, (data) => succeed(data, now));
  else if (held.data.phase === 'playing') {
    await changeDue(server, held, (data) => takeIdle(standIn(data, held, now), held.seq, now));
    await playLate(server, held, now);
  }
  if (!held.unscheduled) await schedule(server, held);
};

export const onTime = async (server: ServerContext, table: string): Promise<void> => {
  await server.tables.with(table, (held) => workOff(server, held));
};
