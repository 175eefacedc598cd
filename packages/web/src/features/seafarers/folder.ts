/** Known at once: names and sentences. What the sea and a scenario draw and say is fetched with them. */
import { joinLists } from '../join.js';
import type { Addition, Folder } from '../../moves/feature.js';
import { SCENARIOS } from './scenarios/index.js';
import './sketch.css';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const join = (one: unknown, other: unknown): unknown => {
  if (isList(other)) return joinLists(isList(one) ? one : [], other);
  return { ...(one as object), ...(other as object) };
};

/** Lists grow; in tables the scenario's entry wins. */
const joined = (sea: Addition, own: Addition): Addition => {
  const whole: Record<string, unknown> = { ...sea };
  for (const [key, part] of Object.entries(own)) whole[key] = join(whole[key], part);
  return whole;
};

const load = async (game: string): Promise<Addition> => {
  const own = SCENARIOS.find(({ id }) => id === game)?.load;
  const [{ sea }, more] = await Promise.all([import('./index.js'), own?.() ?? {}]);
  return joined(sea, more);
};

export const seafarers: Folder = {
  games: Object.fromEntries(SCENARIOS.map(({ id, entry }) => [id, entry])),
  load,
};
