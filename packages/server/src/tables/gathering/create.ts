import { randomBytes, randomInt } from 'node:crypto';
import type { AskOf, Granted, Refused } from '@landnam/protocol';
import { type Maker, newData, peopleIn, rulesProblem, type TableData } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import { announce } from '../held/write.js';
import { newId } from '../ids.js';
import { granted, refused } from '../refusals.js';

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
): Promise<Granted | Refused> => {
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
    if (written === 'full') return refused('storage', { where: written });
    if (written === 'written') {
      announce(server, id);
      return granted({ table: id });
    }
  }
  return refused('failed');
};

export const create = async (
  server: ServerContext,
  maker: Maker,
  { rules, help }: Omit<AskOf<'create'>, 'ask'>,
): Promise<Granted | Refused> => {
  const why = rulesProblem(rules);
  if (why !== null) return why;
  const id = newId(server.settings.shard);
  const data = newData({ id, salt: randomBytes(32) }, rules, maker, server.now(), help);
  return keepNew(server, id, data, [maker.guest]);
};
