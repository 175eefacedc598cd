/** A cache of compiled games. A game is shared by all its states, so tables with the same rules need only one. */
import type { Result } from '@landnam/engine';
import type { LogHeader } from '@landnam/engine/log';
import { findTable, type ReplayProblem, type Table, tableOf } from '@landnam/maps';

const tables = new Map<string, Table>();
/** People can choose any options, so the oldest is evicted. */
const MOST = 100;

const keep = (key: string, table: Table): void => {
  tables.set(key, table);
  const [oldest = ''] = tables.size > MOST ? tables.keys() : [];
  tables.delete(oldest);
};

const shared = <E>(key: unknown, make: () => Result<Table, E>): Result<Table, E> => {
  const text = JSON.stringify(key);
  const known = tables.get(text);
  if (known !== undefined) return { ok: true, value: known };
  const made = make();
  if (made.ok) keep(text, made.value);
  return made;
};

export const sharedTable = (game: string, seats: number, options: object): Result<Table, string> =>
  shared([game, seats, options], () => findTable(game, seats, { ...options }));

/** A map that comes with a log is not shared. */
export const sharedTableOf = (header: LogHeader): Result<Table, ReplayProblem> => {
  if (header.mapData !== undefined) return tableOf(header);
  const { rules, game, map, layout, seats, options } = header;
  return shared([rules, game, map, layout ?? null, seats, options], () => tableOf(header));
};
