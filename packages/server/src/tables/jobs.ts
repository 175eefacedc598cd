/** What was put for later, when its time has come. */
import type { Job } from '../store/store.js';
import { playBot } from './bots.js';
import { schedule } from './due.js';
import type { Hall } from './hall.js';
import { onTime } from './times.js';

/** What a job is about may be gone: then it does nothing. */
export const workOn = async (hall: Hall, job: Job): Promise<void> => {
  if (job.kind === 'bot') await playBot(hall, job.table);
  else if (job.kind === 'deadline') await onTime(hall, job.table);
  else if (job.kind === 'look') await lookAt(hall, job.table);
};

/** Another process changed the table, which can neither play nor know who is due. */
const lookAt = async (hall: Hall, table: string): Promise<void> => {
  await hall.rooms.with(table, async (room) => {
    await hall.rooms.refresh(room);
    await schedule(hall, room);
  });
};
