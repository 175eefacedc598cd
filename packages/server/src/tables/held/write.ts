/** Writing a table and its game: durable first, then announced. */
import type { Refused } from '@landnam/protocol';
import type { DueTimes, TableChange, TableRow, Written } from '../../store/store.js';
import { timed } from '../playing/clocks.js';
import { guestsOf, seatedIn, type TableData } from '../data.js';
import type { ServerContext } from '../context.js';
import { arm, dueChange, hasDue, noteDue } from '../playing/due.js';
import { followIdle } from '../playing/idlers.js';
import { refused } from '../refusals.js';
import type { HeldTable } from './heldTable.js';
import { tellReaders } from '../telling/tells.js';
import { counted } from '../telling/tableTold.js';
import { presentBits } from '../telling/there.js';

const ATTEMPTS = 5;

/** Whether a person asked for it: only that keeps a table from expiring. */
type By = 'person' | 'itself' | 'forgetting';

const changeOf = (server: ServerContext, held: HeldTable, data: TableData, by: By): TableChange => ({
  id: held.id,
  version: held.version,
  phase: data.phase,
  visibility: data.rules.visibility,
  updated: server.now(),
  data: JSON.stringify(data),
  guests: guestsOf(data),
  seated: seatedIn(data),
  ...(by === 'person' && { acted: server.now() }),
});

/** The clock follows whatever happened, and so does who is called idle. */
const finished = (server: ServerContext, { live, aside }: HeldTable, data: TableData): TableData => {
  // whose time runs is unknown in a game that cannot be replayed
  if (aside !== null) return data;
  const { paces, idleWait } = server.settings;
  const { pace } = data.rules;
  const now = server.now();
  return followIdle(timed(data, live, paces[pace], now), () => live?.awaited() ?? 0, now + idleWait[pace]);
};

/** Everybody here and on other nodes learns it; who is due is armed. It is written already: trouble here refuses nothing. */
export const spread = async (server: ServerContext, held: HeldTable): Promise<void> => {
  announce(server, held.id);
  arm(server, held);
  try {
    await tellReaders(server, held);
  } catch (error) {
    server.monitor.error('news of a table', error);
  }
};

/** For the other nodes, and for the lobby here. */
export const announce = (server: ServerContext, table: string): void => {
  server.bus.tell(table);
  server.lobby.tellSoon();
};

/** What is due after it, if that is different. */
const dueAfter = (server: ServerContext, held: HeldTable, data: TableData): { due?: DueTimes } => {
  const due = dueChange(held, data, server.now());
  return hasDue(due) ? { due } : {};
};

const troubleOf = (written: Written): Refused =>
  refused(written === 'full' ? 'storage' : 'failed', { where: written });

/** What an ask makes of a table, or why it is refused. */
export type Change = (data: TableData, held: HeldTable) => TableData | Refused;

const isRefused = (result: TableData | Refused): result is Refused => 'ok' in result;

/** Retried from the stored state if another node wrote first. */
const changeBy = async (
  by: By,
  server: ServerContext,
  held: HeldTable,
  change: Change,
): Promise<Refused | null> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { shut } = held;
    if (shut !== null && !(shut === 'setAside' && by === 'forgetting')) return refused(shut);
    const result = change(held.data, held);
    if (isRefused(result)) return result;
    if (result === held.data) return null;
    const written = await writeData(server, held, result, by);
    if (written === 'written') return null;
    if (written !== 'raced') return troubleOf(written);
    await server.tables.refresh(held);
  }
  return refused('stale');
};

/** Changes that no person asked for: presence, times, names. */
export const changeTable = (
  server: ServerContext,
  held: HeldTable,
  change: Change,
): Promise<Refused | null> => changeBy('itself', server, held, change);

/** Changes that a person asked for at this table. */
export const changeAsked = (
  server: ServerContext,
  held: HeldTable,
  change: Change,
): Promise<Refused | null> => changeBy('person', server, held, change);

/** A guest asked to be forgotten: works even where the game is set aside. */
export const changeForgetting = (
  server: ServerContext,
  held: HeldTable,
  change: Change,
): Promise<Refused | null> => changeBy('forgetting', server, held, change);

const writeData = async (
  server: ServerContext,
  held: HeldTable,
  result: TableData,
  by: By,
): Promise<Written> => {
  const data = counted(held.data, finished(server, held, result));
  const { due = {} } = dueAfter(server, held, data);
  const written = await server.store.changeTable({ ...changeOf(server, held, data, by), due });
  if (written !== 'written') return written;
  held.version++;
  held.data = data;
  held.rowPresent = presentBits(data);
  noteDue(held, due);
  await spread(server, held);
  return written;
};

const changeRow = async (server: ServerContext, row: TableRow, data: TableData): Promise<Written> => {
  const { id, version, phase, visibility, updated } = row;
  const change = { id, version, phase, visibility, updated, guests: guestsOf(data), seated: seatedIn(data) };
  const written = await server.store.changeTable({ ...change, data: JSON.stringify(data) });
  if (written === 'written') announce(server, id);
  return written;
};

/** Changes what is shown of a table, without a move or the clock: a game that is not open anywhere is not replayed for that. */
export const changeShown = async (
  server: ServerContext,
  row: TableRow,
  change: (data: TableData) => TableData,
): Promise<Refused | null> => {
  if (server.tables.peek(row.id) === undefined && row.phase !== 'gathering') {
    const before = JSON.parse(row.data) as TableData;
    const data = change(before);
    const written = data === before ? 'written' : await changeRow(server, row, counted(before, data));
    if (written !== 'raced') return written === 'written' ? null : troubleOf(written);
  }
  return (await server.tables.with(row.id, (held) => changeTable(server, held, change))) ?? null;
};

export interface PlayedMoves {
  /** Number of entries before. */
  readonly from: number;
  readonly client: string;
  readonly data: TableData;
}

/** Appends what the live table has beyond `from`, in one piece with changes of the table itself. */
export const writeMoves = async (
  server: ServerContext,
  held: HeldTable,
  { from, client, data }: PlayedMoves,
): Promise<Written> => {
  const lines = held.live!.entries.slice(from);
  const at = server.now();
  const next = counted(held.data, finished(server, held, data));
  const by = client === '' ? 'itself' : 'person';
  const change = next === held.data ? {} : { change: changeOf(server, held, next, by) };
  const due = dueAfter(server, held, next);
  const written = await server.store.append({ table: held.id, from, lines, client, at, ...change, ...due });
  if (written !== 'written') {
    server.tables.takeBack(held, from);
    return written;
  }
  if (next !== held.data) {
    held.version++;
    held.rowPresent = presentBits(next);
  }
  held.data = next;
  noteDue(held, due.due ?? {});
  for (const _ of lines) held.times.push(at);
  if (client !== '') held.clients.set(client, held.times.length);
  await spread(server, held);
  return written;
};

export const writeTrouble = troubleOf;
