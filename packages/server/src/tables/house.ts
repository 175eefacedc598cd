/** Opens the hall: its tables, its jobs, and whoever is due is found again. */
import type { Thinker } from '../minds/thought.js';
import type { Settings } from '../settings.js';
import type { Opened } from '../store/open.js';
import { atLeast } from './clocks.js';
import type { TableData } from './data.js';
import type { Hall, Watch } from './hall.js';
import { schedule, scheduleAgain } from './due.js';
import { workOn } from './jobs.js';
import { Lobby } from './lobby.js';
import { awayFrom, settleAgain, stillHere } from './presence.js';
import { ended, type Room } from './room.js';
import { Rooms } from './rooms.js';
import { beatFor, tellRoom } from './tells.js';
import { changeTable } from './write.js';

const TICK = 1000;

export interface House {
  readonly hall: Hall;
  /** Finds who is due; before that no job is done, for nobody's time may be up at once after a restart. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** Whoever was connected is not any more; nobody has less than the least time. A table that this leaves as it was is not written. */
const woken = (hall: Hall, room: Room, data: TableData): TableData => {
  const time = hall.now() + hall.settings.leastTime;
  // reopened by a build that could not play it back, and so could not know that it has ended
  const known = room.live === null ? data : ended({ live: room.live, data });
  const next = atLeast(awayFrom(room, known, Math.max(time, hall.now() + hall.settings.grace)), time);
  return JSON.stringify(next) === JSON.stringify(data) ? data : next;
};

const wakeTable = async (hall: Hall, id: string): Promise<void> => {
  await hall.rooms.with(id, async (room) => {
    await changeTable(hall, room, (data) => woken(hall, room, data));
    await schedule(hall, room);
  });
};

/** So many share their commits and leave room for those who come back meanwhile. */
const AT_ONCE = 32;

const wakeAll = async (hall: Hall, ids: IterableIterator<string>): Promise<void> => {
  for (const id of ids)
    await wakeTable(hall, id).catch((error: unknown) => hall.watch.error('a table after the start', error));
};

/** Read once after a start, and when another node died. */
const findDue = async (hall: Hall): Promise<void> => {
  const phases = await Promise.all(
    ['gathering', 'opening', 'playing'].map((phase) => hall.store.tablesIn(phase)),
  );
  const ids = phases
    .flat()
    .map(({ id }) => id)
    .values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => wakeAll(hall, ids)));
};

/** After what is being written: nobody is told of a move that may not come to be. */
const beatRoom = (hall: Hall, room: Room): void => {
  const work = async (): Promise<void> => {
    // news that were never heard must not silence others for ever
    room.ownNews = 0;
    for (const reader of room.readers) {
      const beat = beatFor(hall, room, reader);
      if (beat !== null) reader.tell(beat);
    }
  };
  room.queue(work).catch((error: unknown) => hall.watch.error('a beat', error));
};

/** Some tables at a time: all of a full node at once would hold up every move for half a second. */
const SLICES = 100;
const SHORTEST = 20;

const startBeats = (hall: Hall): NodeJS.Timeout => {
  const { beat } = hall.settings;
  const slices = Math.max(1, Math.min(SLICES, Math.floor(beat / SHORTEST)));
  let turn = 0;
  return setInterval(() => {
    turn = (turn + 1) % slices;
    let place = 0;
    for (const room of hall.rooms.all()) if (place++ % slices === turn) beatRoom(hall, room);
  }, beat / slices);
};

const isLate = ({ data, readers }: Room): boolean => data.rules.delay > 0 && readers.size > 0;

/** Comings and goings of a second are told together: each by itself would be told to everybody who came before. */
const countAnew = (hall: Hall, room: Room): boolean => {
  const lookers = hall.bus.lookers(room.id);
  const changed = lookers !== room.lookers;
  room.lookers = lookers;
  return changed && room.readers.size > 0;
};

const catchUp = async (hall: Hall, room: Room): Promise<void> => {
  if (room.unsettled) await settleAgain(hall, room);
  await tellRoom(hall, room);
  if (room.unscheduled) await scheduleAgain(hall, room);
};

/** For watchers, those who are behind too, for jobs that could not be put, and for comings and goings that could not be written. */
const lookAround = (hall: Hall): void => {
  for (const room of hall.rooms.all())
    if (countAnew(hall, room) || isLate(room) || room.unscheduled || room.unsettled)
      hall.rooms
        .with(room.id, (found) => catchUp(hall, found))
        .catch((error: unknown) => hall.watch.error('news of a table', error));
};

const hear = (hall: Hall, table: string, then = stillHere): void => {
  const heard = hall.rooms.heard(table, (room) => then(hall, room));
  heard.catch((error: unknown) => hall.watch.error('news of a table', error));
};

/** Whoever wrote may have been a process that puts no jobs. */
const lookAgain = async (hall: Hall, room: Room): Promise<void> => {
  await stillHere(hall, room);
  await schedule(hall, room);
};

const listen = (hall: Hall): (() => void) =>
  hall.bus.listen({
    heard: (table) => {
      hall.lobby.stir();
      hear(hall, table);
    },
    missed: () => {
      hall.lobby.stir();
      for (const { id } of hall.rooms.all()) hear(hall, id, lookAgain);
    },
  });

export interface Staff {
  readonly thinker: Thinker;
  readonly settings: Settings;
  readonly watch: Watch;
  /** Deletes what has had its time. */
  sweep(): Promise<void> | undefined;
}

export const openHouse = (opened: Opened, staff: Staff): House => {
  const { thinker, settings, watch } = staff;
  const { store, bus, jobs } = opened;
  const lobby = new Lobby(() => hall);
  const parts = { store, bus, jobs, thinker, settings, watch, lobby, now: () => Date.now() };
  const hall: Hall = Object.assign(parts, { rooms: undefined as unknown as Rooms });
  Object.assign(parts, { rooms: new Rooms(hall) });
  const deaf = listen(hall);
  const beats = [startBeats(hall), setInterval(() => lookAround(hall), TICK)];
  return {
    hall,
    wake: async () => {
      await findDue(hall);
      await jobs.run(
        async (job) => (job.kind === 'sweep' ? staff.sweep() : workOn(hall, job)),
        () => findDue(hall),
      );
    },
    close: async () => {
      for (const beat of beats) clearInterval(beat);
      lobby.close();
      await jobs.close();
      deaf();
      await bus.close();
      await thinker.close();
      await store.close();
    },
  };
};
