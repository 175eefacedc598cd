/** Starts the service: its tables, its jobs, and finding who is due. */
import type { BotPool } from '../minds/thought.js';
import type { ServerSettings } from '../settings.js';
import type { OpenedStore } from '../store/open.js';
import { atLeast } from './playing/clocks.js';
import type { TableData } from './data.js';
import type { ServerContext, Monitor } from './context.js';
import { schedule, scheduleAgain } from './playing/due.js';
import { workOn } from './playing/jobs.js';
import { Lobby } from './telling/lobby.js';
import { awayFrom, settleAgain, stillHere } from './telling/presence.js';
import { ended, type HeldTable } from './held/heldTable.js';
import { HeldTables } from './held/heldTables.js';
import { beatFor, tellReaders } from './telling/tells.js';
import { changeTable } from './held/write.js';

const TICK = 1000;

export interface TableService {
  readonly context: ServerContext;
  /** Finds who is due; no job runs before that, since no one's time may run out right after a restart. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** Everyone counts as disconnected, with at least the minimum time. A table that this leaves unchanged is not written. */
const woken = (server: ServerContext, held: HeldTable, data: TableData): TableData => {
  const time = server.now() + server.settings.leastTime;
  // reopened by a build that could not replay it, and so could not know that it has ended
  const known = held.live === null ? data : ended({ live: held.live, data });
  const next = atLeast(awayFrom(held, known, Math.max(time, server.now() + server.settings.grace)), time);
  return JSON.stringify(next) === JSON.stringify(data) ? data : next;
};

const wakeTable = async (server: ServerContext, id: string): Promise<void> => {
  await server.tables.with(id, async (held) => {
    await changeTable(server, held, (data) => woken(server, held, data));
    await schedule(server, held);
  });
};

/** How many share a commit, leaving room for people who reconnect meanwhile. */
const AT_ONCE = 32;

const wakeAll = async (server: ServerContext, ids: IterableIterator<string>): Promise<void> => {
  for (const id of ids)
    await wakeTable(server, id).catch((error: unknown) =>
      server.monitor.error('a table after the start', error),
    );
};

/** Read once after a start, and when another node has died. */
const findDue = async (server: ServerContext): Promise<void> => {
  const phases = await Promise.all(
    ['gathering', 'opening', 'playing'].map((phase) => server.store.tablesIn(phase)),
  );
  const ids = phases
    .flat()
    .map(({ id }) => id)
    .values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => wakeAll(server, ids)));
};

/** After pending writes: nobody is told of a move that may not happen. */
const beatTable = (server: ServerContext, held: HeldTable): void => {
  const work = async (): Promise<void> => {
    // announcements that were never heard must not suppress others for ever
    held.ownNews = 0;
    for (const reader of held.readers) {
      const beat = beatFor(server, held, reader);
      if (beat !== null) reader.tell(beat);
    }
  };
  held.queue(work).catch((error: unknown) => server.monitor.error('a beat', error));
};

/** Some tables at a time: a full node's tables together would hold up every move for half a second. */
const SLICES = 100;
const SHORTEST = 20;

const startBeats = (server: ServerContext): NodeJS.Timeout => {
  const { beat } = server.settings;
  const slices = Math.max(1, Math.min(SLICES, Math.floor(beat / SHORTEST)));
  let turn = 0;
  return setInterval(() => {
    turn = (turn + 1) % slices;
    let place = 0;
    for (const held of server.tables.all()) if (place++ % slices === turn) beatTable(server, held);
  }, beat / slices);
};

const isLate = ({ data, readers }: HeldTable): boolean => data.rules.delay > 0 && readers.size > 0;

/** Arrivals and departures within a second are announced together: separately, each would be sent to everyone already there. */
const countAnew = (server: ServerContext, held: HeldTable): boolean => {
  const watchers = server.bus.watchers(held.id);
  const changed = watchers !== held.watchers;
  held.watchers = watchers;
  return changed && held.readers.size > 0;
};

const catchUp = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (held.unsettled) await settleAgain(server, held);
  await tellReaders(server, held);
  if (held.unscheduled) await scheduleAgain(server, held);
};

/** For watchers (with a delay or not), for jobs that could not be put, and for arrivals and departures that could not be written. */
const lookAround = (server: ServerContext): void => {
  for (const held of server.tables.all())
    if (countAnew(server, held) || isLate(held) || held.unscheduled || held.unsettled)
      server.tables
        .with(held.id, (found) => catchUp(server, found))
        .catch((error: unknown) => server.monitor.error('news of a table', error));
};

const hear = (server: ServerContext, table: string, then = stillHere): void => {
  const heard = server.tables.heard(table, (held) => then(server, held));
  heard.catch((error: unknown) => server.monitor.error('news of a table', error));
};

/** The writer may have been a process that puts no jobs. */
const lookAgain = async (server: ServerContext, held: HeldTable): Promise<void> => {
  await stillHere(server, held);
  await schedule(server, held);
};

const listen = (server: ServerContext): (() => void) =>
  server.bus.listen({
    heard: (table) => {
      server.lobby.tellSoon();
      hear(server, table);
    },
    missed: () => {
      server.lobby.tellSoon();
      for (const { id } of server.tables.all()) hear(server, id, lookAgain);
    },
  });

export interface ServiceParts {
  readonly thinker: BotPool;
  readonly settings: ServerSettings;
  readonly monitor: Monitor;
  /** Deletes expired data. */
  sweep(): Promise<void> | undefined;
}

export const startService = (opened: OpenedStore, parts: ServiceParts): TableService => {
  const { thinker, settings, monitor } = parts;
  const { store, bus, jobs } = opened;
  const lobby = new Lobby(() => server);
  const made = { store, bus, jobs, thinker, settings, monitor, lobby, now: () => Date.now() };
  const server: ServerContext = Object.assign(made, { tables: undefined as unknown as HeldTables });
  Object.assign(made, { tables: new HeldTables(server) });
  const deaf = listen(server);
  const beats = [startBeats(server), setInterval(() => lookAround(server), TICK)];
  return {
    context: server,
    wake: async () => {
      await findDue(server);
      await jobs.run(
        async (job) => (job.kind === 'sweep' ? parts.sweep() : workOn(server, job)),
        () => findDue(server),
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
