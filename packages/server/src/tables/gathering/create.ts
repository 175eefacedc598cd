import { randomBytes } from 'node:crypto';
import type { AskOf, Granted, Refused } from '@landnam/protocol';
import { type Maker, newData, rulesProblem } from '@landnam/table/machine';
import type { ServerContext } from '../context.js';
import { keepNew } from '../held/keepNew.js';
import { newId } from '../ids.js';
import { granted, refused } from '../refusals.js';

export const create = async (
  server: ServerContext,
  maker: Maker,
  { rules, help }: Omit<AskOf<'create'>, 'ask'>,
): Promise<Granted | Refused> => {
  await server.maps.atHand(rules.game);
  const why = rulesProblem(rules);
  if (why !== null) return why;
  const id = newId(server.settings.shard);
  const data = newData({ id, salt: randomBytes(32) }, rules, maker, server.now(), help);
  const written = await keepNew(server, id, data, [maker.guest]);
  if (written === 'written') return granted({ table: id });
  return written === 'full' ? refused('storage', { where: written }) : refused('failed');
};
