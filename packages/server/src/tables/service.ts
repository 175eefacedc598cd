/** The timers and news that keep tables going. A start reads what is due and replays nothing. */
import type { MapChecker } from '../maps/checked.js';
import { OwnMaps } from '../maps/ownMaps.js';
import type { BotPool } from '../minds/thought.js';
import type { ServerSettings } from '../settings.js';
import type { OpenedStore } from '../store/open.js';
import type { ServerContext, Monitor } from './context.js';
import { playBot } from './playing/bots.js';
import { keepLookout, type Lookout } from './playing/lookout.js';
import { DueTimers, type DueWork } from './playing/timers.js';
import { onTime } from './playing/times.js';
import { Lobby } from './telling/lobby.js';
import { countLookers } from './together/settling.js';
import { mustSettle, part, settlePresence } from './telling/presence.js';
import type { HeldTable } from './held/heldTable.js';
import { HeldTables } from './held/heldTables.js';
import { beatFor, tellReaders, watchersOf } from './telling/tells.js';

const TICK = 1000;

export interface TableService {
  readonly context: ServerContext;
  /** This table may have changed, or be gone. */
  hear(table: string): void;
  /** From now on what nobody does is found and done. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** After what is being written: nobody is told of a move that may not come to be. */
const beatTable = (server: ServerContext, held: HeldTable): void => {
  const work = async (): Promise<void> => {
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
  const watchers = watchersOf(server, held);
  const changed = watchers !== held.watchers;
  held.watchers = watchers;
  return changed && held.readers.size > 0;
};

const catchUp = async (server: ServerContext, held: HeldTable): Promise<void> => {
  if (mustSettle(server, held)) await settlePresence(server, held);
  await tellReaders(server, held);
};

/** For watchers, those who are behind too, and for who stays away longer than the grace. */
const lookAround = (server: ServerContext): void => {
  for (const held of server.tables.all())
    if (countAnew(server, held) || countLookers(server, held) || isLate(held) || mustSettle(server, held))
      server.tables
        .with(held.id, (found) => catchUp(server, found))
        .catch((error: unknown) => server.monitor.error('news of a table', error));
};

const hear = (server: ServerContext, table: string): void => {
  server.lobby.tellSoon();
  const heard = server.tables.heard(table, (held) => settlePresence(server, held));
  heard.catch((error: unknown) => server.monitor.error('news of a table', error));
};

/** Who is there at other nodes changed. */
const meetAt = (server: ServerContext, table: string): void => {
  const held = server.tables.peek(table);
  if (held === undefined) return;
  part(server, held).catch((error: unknown) => server.monitor.error('who is there', error));
};

const listen = (server: ServerContext): (() => void) =>
  server.bus.listen({
    heard: (table) => hear(server, table),
    met: (table) => meetAt(server, table),
    parted: (died) => {
      server.partings.parted = server.now();
      if (died) server.partings.died = server.now();
    },
    missed: () => {
      server.lobby.tellSoon();
      for (const { id } of server.tables.all()) hear(server, id);
    },
  });

export interface ServiceParts {
  readonly thinker: BotPool;
  readonly checker: MapChecker;
  readonly settings: ServerSettings;
  readonly monitor: Monitor;
  /** Deletes expired data. */
  sweep(): Promise<void> | undefined;
}

const workOn = (server: ServerContext): DueWork => {
  const works = { time: onTime, think: playBot };
  return (kind, table) => works[kind](server, table);
};

const makeContext = ({ store, bus, nodes, clock }: OpenedStore, parts: ServiceParts): ServerContext => {
  const { thinker, checker, settings, monitor } = parts;
  const now = (): number => clock.now();
  const partings = { died: now(), parted: now() };
  const lobby = new Lobby(() => server);
  const maps = new OwnMaps({ store, checker, now });
  const made = { store, bus, nodes, thinker, maps, settings, monitor, lobby, partings, now };
  const server = made as unknown as ServerContext;
  const due = new DueTimers(workOn(server), (error) => monitor.error('what is due', error), now);
  return Object.assign(server, { due, tables: new HeldTables(server) });
};

export const startService = (opened: OpenedStore, parts: ServiceParts): TableService => {
  const server = makeContext(opened, parts);
  const { store, bus, nodes, thinker, lobby } = server;
  const deaf = listen(server);
  const beats = [startBeats(server), setInterval(() => lookAround(server), TICK)];
  let lookout: Lookout | undefined;
  return {
    context: server,
    hear: (table) => hear(server, table),
    wake: async () => {
      await nodes.watch();
      lookout = keepLookout(server, async () => parts.sweep());
    },
    close: async () => {
      for (const beat of beats) clearInterval(beat);
      lobby.close();
      await lookout?.close();
      await server.due.close();
      await nodes.close();
      deaf();
      await bus.close();
      await thinker.close();
      await server.maps.close();
      await store.close();
    },
  };
};
