/** Writing a table and its game: durable first, then told. */
import type { Refused } from '@landnam/protocol';
import type { TableChange, TableRow, Written } from '../store/store.js';
import { timed } from './clocks.js';
import { guestsOf, seatedIn, type TableData } from './data.js';
import type { Hall } from './hall.js';
import { schedule } from './due.js';
import { followIdle } from './idlers.js';
import { refused } from './refusals.js';
import type { Room } from './room.js';
import { tellRoom } from './tells.js';
import { missHost } from './succession.js';
import { counted } from './tableTold.js';

const ATTEMPTS = 5;

/** Whether a person asked for it: that alone keeps a table from growing old. */
type By = 'person' | 'itself' | 'forgetting';

const changeOf = (hall: Hall, room: Room, data: TableData, by: By): TableChange => ({
  id: room.id,
  version: room.version,
  phase: data.phase,
  visibility: data.rules.visibility,
  updated: hall.now(),
  data: JSON.stringify(data),
  guests: guestsOf(data),
  seated: seatedIn(data),
  ...(by === 'person' && { acted: hall.now() }),
});

/** The clock follows whatever happened, and so does who is missed as a host or called idle. */
const finished = (hall: Hall, { live, aside }: Room, data: TableData): TableData => {
  // nobody knows whose time runs in a game that cannot be played back
  if (aside !== null) return data;
  const { paces, hostWait, idleWait } = hall.settings;
  const { pace } = data.rules;
  const now = hall.now();
  const hosted = missHost(timed(data, live, paces[pace], now), now + hostWait);
  return followIdle(hosted, () => live?.awaited() ?? 0, now + idleWait[pace]);
};

/** Everybody here and on other nodes learns it; who is due is found. It is written already: trouble here refuses nothing. */
export const spread = async (hall: Hall, room: Room): Promise<void> => {
  room.ownNews++;
  hall.bus.tell(room.id);
  try {
    await tellRoom(hall, room);
    await schedule(hall, room);
  } catch (error) {
    room.unscheduled = true;
    hall.watch.error('news of a table', error);
  }
};

const troubleOf = (written: Written): Refused =>
  refused(written === 'full' ? 'storage' : 'failed', { where: written });

/** What an ask makes of a table, or why it does not. */
export type Change = (data: TableData, room: Room) => TableData | Refused;

const isRefused = (result: TableData | Refused): result is Refused => 'ok' in result;

/** Tried again from what the store has, if somebody else was faster. */
const changeBy = async (by: By, hall: Hall, room: Room, change: Change): Promise<Refused | null> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { shut } = room;
    if (shut !== null && !(shut === 'setAside' && by === 'forgetting')) return refused(shut);
    const result = change(room.data, room);
    if (isRefused(result)) return result;
    if (result === room.data) return null;
    const written = await writeData(hall, room, result, by);
    if (written === 'written') return null;
    if (written !== 'raced') return troubleOf(written);
    await hall.rooms.refresh(room);
  }
  return refused('stale');
};

/** What comes about by itself: presence, times, names. */
export const changeTable = (hall: Hall, room: Room, change: Change): Promise<Refused | null> =>
  changeBy('itself', hall, room, change);

/** What a person asked for at this table. */
export const changeAsked = (hall: Hall, room: Room, change: Change): Promise<Refused | null> =>
  changeBy('person', hall, room, change);

/** Somebody asked to be forgotten: also where the game is set aside. */
export const changeForgetting = (hall: Hall, room: Room, change: Change): Promise<Refused | null> =>
  changeBy('forgetting', hall, room, change);

const writeData = async (hall: Hall, room: Room, result: TableData, by: By): Promise<Written> => {
  const data = counted(room.data, finished(hall, room, result));
  const written = await hall.store.changeTable(changeOf(hall, room, data, by));
  if (written !== 'written') return written;
  room.version++;
  room.data = data;
  await spread(hall, room);
  return written;
};

const changeRow = async (hall: Hall, row: TableRow, data: TableData): Promise<Written> => {
  const { id, version, phase, visibility, updated } = row;
  const change = { id, version, phase, visibility, updated, guests: guestsOf(data), seated: seatedIn(data) };
  const written = await hall.store.changeTable({ ...change, data: JSON.stringify(data) });
  if (written === 'written') hall.bus.tell(id);
  return written;
};

/** Changes what is shown of a table, no move and no clock: a game that nobody has open is not played back for that. */
export const changeShown = async (
  hall: Hall,
  row: TableRow,
  change: (data: TableData) => TableData,
): Promise<Refused | null> => {
  if (hall.rooms.peek(row.id) === undefined && row.phase !== 'gathering') {
    const before = JSON.parse(row.data) as TableData;
    const data = change(before);
    const written = data === before ? 'written' : await changeRow(hall, row, counted(before, data));
    if (written !== 'raced') return written === 'written' ? null : troubleOf(written);
  }
  return (await hall.rooms.with(row.id, (room) => changeTable(hall, room, change))) ?? null;
};

export interface Played {
  /** Number of entries before. */
  readonly from: number;
  readonly client: string;
  readonly data: TableData;
}

/** Appends what the live table has beyond `from`, in one piece with what changes of the table itself. */
export const writeMoves = async (
  hall: Hall,
  room: Room,
  { from, client, data }: Played,
): Promise<Written> => {
  const lines = room.live!.entries.slice(from);
  const at = hall.now();
  const next = counted(room.data, finished(hall, room, data));
  const by = client === '' ? 'itself' : 'person';
  const change = next === room.data ? {} : { change: changeOf(hall, room, next, by) };
  const written = await hall.store.append({ table: room.id, from, lines, client, at, ...change });
  if (written !== 'written') {
    hall.rooms.takeBack(room, from);
    return written;
  }
  if (next !== room.data) room.version++;
  room.data = next;
  for (const _ of lines) room.times.push(at);
  if (client !== '') room.clients.set(client, room.times.length);
  await spread(hall, room);
  return written;
};

export const writeTrouble = troubleOf;
