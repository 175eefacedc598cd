/** Who is due without being asked: bots, and deadlines. What is put here is found again after any crash. */
import { hasBit } from '@landnam/engine';
import { nextTime } from './clocks.js';
import { isOpen, playsAlone, standsStill } from './data.js';
import type { Hall } from './hall.js';
import type { Room } from './room.js';

/** The seat of a bot, or of somebody a bot plays for, that is waited for now. */
export const dueBot = ({ live, data }: Room): number | null => {
  if (live === null || standsStill(data) || live.over() !== null) return null;
  const awaited = live.awaited();
  const seat = data.seats.findIndex((each, i) => hasBit(awaited, i) && !playsAlone(each) && !isOpen(each));
  return seat < 0 ? null : seat;
};

const putBot = async (hall: Hall, room: Room): Promise<void> => {
  const { seq } = room;
  if (dueBot(room) === null || room.botJob === seq) return;
  room.botJob = seq;
  const at = hall.now() + hall.settings.botPace;
  await hall.jobs.put({ key: `bot ${room.id}`, kind: 'bot', table: room.id, at, seq });
};

const putClock = async (hall: Hall, room: Room): Promise<void> => {
  const at = nextTime(room.data);
  if (at === room.clockJob) return;
  room.clockJob = at;
  const key = `clock ${room.id}`;
  if (at === null) await hall.jobs.drop(key);
  else await hall.jobs.put({ key, kind: 'deadline', table: room.id, at, seq: room.seq });
};

export const schedule = async (hall: Hall, room: Room): Promise<void> => {
  if (room.shut !== null) return;
  await putBot(hall, room);
  await putClock(hall, room);
  room.unscheduled = false;
};

/** After a failure: what was put then may not have been. */
export const scheduleAgain = (hall: Hall, room: Room): Promise<void> => {
  [room.botJob, room.clockJob] = [-1, null];
  return schedule(hall, room);
};
