/** What is due without an ask: bots' moves and deadlines. Jobs put here are found again after any crash. */
import { hasBit } from '@landnam/engine';
import { nextTime } from './clocks.js';
import { isOpen, playsAlone, standsStill } from '../data.js';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';

/** The bot's seat, or the seat a bot plays for, that is waited for now. */
export const dueBot = ({ live, data }: HeldTable): number | null => {
  if (live === null || standsStill(data) || live.over() !== null) return null;
  const awaited = live.awaited();
  const seat = data.seats.findIndex((each, i) => hasBit(awaited, i) && !playsAlone(each) && !isOpen(each));
  return seat < 0 ? null : seat;
};

const putBot = async (server: ServerContext, held: HeldTable): Promise<void> => {
  const { seq } = held;
  if (dueBot(held) === null || held.botJob === seq) return;
  held.botJob = seq;
  const at = server.now() + server.settings.botPace;
  await server.jobs.put({ key: `bot ${held.id}`, kind: 'bot', table: held.id, at, seq });
};

const putClock = async (server: ServerContext, held: HeldTable): Promise<void> => {
  const at = nextTime(held.data);
  if (at === held.clockJob) return;
  held.clockJob = at;
  const key = `clock ${held.id}`;
  if (at === null) await server.jobs.drop(key);
  else await server.jobs.put({ key, kind: 'deadline', table: held.id, at, seq: held.seq });
};

export const schedule = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.shut !== null) return;
  await putBot(server, held);
  await putClock(server, held);
  held.unscheduled = false;
};

/** After a failure: the jobs may not have been put. */
export const scheduleAgain = (server: ServerContext, held: HeldTable): Promise<void> => {
  [held.botJob, held.clockJob] = [-1, null];
  return schedule(server, held);
};
