/** A table that did not exist before. */
import { randomInt } from 'node:crypto';
import { peopleIn, type TableData } from '@landnam/table/machine';
import type { Written } from '../../store/store.js';
import type { ServerContext } from '../context.js';
import { announce } from './announce.js';

/** No letters that sound or look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const ATTEMPTS = 5;

export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The short code may be taken; the id never is. */
export const keepNew = async (
  server: ServerContext,
  id: string,
  data: TableData,
  guests: readonly string[],
): Promise<Exclude<Written, 'raced'>> => {
  await server.maps.use(data.rules.game, id);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const written = await server.store.createTable({
      id,
      code: newCode(6),
      version: 0,
      phase: data.phase,
      visibility: data.rules.visibility,
      updated: server.now(),
      data: JSON.stringify(data),
      guests,
      seated: peopleIn(data),
      acted: server.now(),
    });
    if (written === 'written') announce(server, id);
    if (written === 'written' || written === 'full') return written;
  }
  return 'failed';
};
