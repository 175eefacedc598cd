/** Time is up: for a turn, for somebody who is away, for a nonce. */
import type { Seat } from '@landnam/engine';
import { begin } from './begin.js';
import { noted, playsAlone, type SeatData, STAND_IN, type TableData, withSeat } from './data.js';
import type { Hall } from './hall.js';
import { schedule } from './due.js';
import { takeIdle } from './idlers.js';
import { closedSeats, failOpening, isOpened } from './opening.js';
import { ended, type Room } from './room.js';
import { succeed } from './succession.js';
import { type Change, changeTable, writeMoves } from './write.js';

const isUp = (time: number | null | undefined, now: number): boolean =>
  time !== null && time !== undefined && time <= now;

const isGone = (seat: SeatData, now: number): boolean =>
  playsAlone(seat) && !seat.present && isUp(seat.graceUntil, now);

const standIn = (data: TableData, room: Room, now: number): TableData =>
  data.seats.reduce((sum, seat, i) => {
    if (!isGone(seat, now)) return sum;
    const away = withSeat(sum, i, { away: true, graceUntil: null, bot: seat.bot || STAND_IN });
    return noted(away, room.seq, `p${i} is away: bot ${seat.bot || STAND_IN} plays`);
  }, data);

/** Plays the turn of whoever let the time run out. */
const playLate = async (hall: Hall, room: Room, now: number): Promise<void> => {
  const seat = room.data.clock.deadlines.findIndex((time) => isUp(time, now));
  const { live } = room;
  if (seat < 0 || live === null) return;
  const from = live.entries.length;
  try {
    await live.playOn(seat as Seat);
    if (live.entries.length === from) await live.playByChance(seat as Seat);
  } catch (error) {
    hall.watch.error('nobody could play for somebody', error);
    hall.rooms.takeBack(room, from);
    return;
  }
  live.playNature();
  const written = await writeMoves(hall, room, { from, client: '', data: ended(room) });
  if (written === 'raced') await hall.rooms.refresh(room);
  else if (written !== 'written') room.unscheduled = true;
};

/** A store that is full or away is asked again, but not over and over. */
const changeDue = async (hall: Hall, room: Room, change: Change): Promise<void> => {
  if ((await changeTable(hall, room, change)) !== null) room.unscheduled = true;
};

const workOff = async (hall: Hall, room: Room): Promise<void> => {
  if (room.shut !== null) return;
  const now = hall.now();
  room.clockJob = null;
  // whoever took the last nonce may have died over the deal
  if (isOpened(room)) await begin(hall, room);
  else if (room.data.phase === 'opening' && isUp(room.data.openBy, now))
    await changeTable(hall, room, (data) => failOpening(data, room, closedSeats(data)));
  else if (room.data.phase === 'gathering') await changeDue(hall, room, (data) => succeed(data, now));
  else if (room.data.phase === 'playing') {
    await changeDue(hall, room, (data) => takeIdle(standIn(data, room, now), room.seq, now));
    await playLate(hall, room, now);
  }
  if (!room.unscheduled) await schedule(hall, room);
};

export const onTime = async (hall: Hall, table: string): Promise<void> => {
  await hall.rooms.with(table, (room) => workOff(hall, room));
};
