/** Runs jobs when their time has come. */
import type { TableJob } from '../../store/store.js';
import { playBot } from './bots.js';
import { schedule } from './due.js';
import type { ServerContext } from '../context.js';
import { onTime } from './times.js';

/** The subject of a job may be gone: then it does nothing. */
export const workOn = async (server: ServerContext, job: TableJob): Promise<void> => {
  if (job.kind === 'bot') await playBot(server, job.table);
  else if (job.kind === 'deadline') await onTime(server, job.table);
  else if (job.kind === 'look') await lookAt(server, job.table);
};

/** Another process, which can neither play nor know who is due, changed the table. */
const lookAt = async (server: ServerContext, table: string): Promise<void> => {
  await server.tables.with(table, async (held) => {
    await server.tables.refresh(held);
    await schedule(server, held);
  });
};
