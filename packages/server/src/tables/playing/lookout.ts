/** Finds what is due and nobody does: of a node that died, of a process that changed a table and cannot play. */
import type { ServerContext } from '../context.js';
import { AHEAD, MARGIN, settleDue } from './due.js';
import { workOff } from './times.js';
import type { DueKind, DueRow } from '../../store/store.js';

const EVERY = 1000;
/** Whoever wrote a deadline has a timer for it; so late it is somebody else's. */
const LATE = 2000;
const AT_ONCE = 100;
/** A build that cannot play a game back does not look every second; the next build, which can, must not wait long. */
const ASIDE = 20_000;

const lookAt = async (server: ServerContext, { table }: DueRow): Promise<boolean> => {
  const isKnown = server.tables.peek(table) !== undefined;
  const isOff = await server.tables.with(table, async (held) => {
    // the last word of a node that died may not have come
    if (isKnown) await server.tables.refresh(held);
    if (held.shut === 'setAside')
      await server.store.putDue(table, { think: server.now() + ASIDE, time: null });
    const done = await workOff(server, held);
    await settleDue(server, held);
    return done;
  });
  if (isOff === undefined) await server.store.putDue(table, { time: null, think: null });
  return isOff ?? true;
};

/** What is just being done here keeps its row; of the rest, whoever is first has it. */
const take = async (server: ServerContext, row: DueRow, kind: 'time' | 'think'): Promise<void> => {
  const now = server.now();
  const isBusy = server.due.isBusy(kind, row.table);
  if (isBusy && kind === 'time') return;
  if (!isBusy && row.at > now) return;
  if (!(await server.store.claimDue(row, now + AHEAD))) return;
  const held = server.tables.peek(row.table);
  if (isBusy && held?.due) held.due = { ...held.due, think: now + AHEAD };
  if (!isBusy) server.due.now(kind, row.table, () => lookAt(server, row));
};

const findTables = async (server: ServerContext, kind: 'time' | 'think', by: number): Promise<void> => {
  for (const row of await server.store.dueRows(kind, by, AT_ONCE)) await take(server, row, kind);
};

const findSweep = async (server: ServerContext, sweep: () => Promise<void>): Promise<void> => {
  const now = server.now();
  for (const row of await server.store.dueRows('sweep', now, 1))
    if (await server.store.claimDue(row, now + AHEAD)) await sweep();
};

/** Nobody's time is up at once after a start. */
const isEarly = (server: ServerContext): boolean =>
  server.now() < server.partings.died + server.settings.leastTime;

export interface Lookout {
  close(): Promise<void>;
}

export const keepLookout = (server: ServerContext, sweep: () => Promise<void>): Lookout => {
  const looks: Readonly<Record<DueKind, () => Promise<void>>> = {
    time: async () => (isEarly(server) ? undefined : findTables(server, 'time', server.now() - LATE)),
    think: () => findTables(server, 'think', server.now() + MARGIN),
    sweep: () => findSweep(server, sweep),
  };
  const looking = new Map<DueKind, Promise<void>>();
  const look = (kind: DueKind): void => {
    if (looking.has(kind)) return;
    const done = looks[kind]()
      .catch((error: unknown) => server.monitor.error('what is due', error))
      .finally(() => looking.delete(kind));
    looking.set(kind, done);
  };
  const lookAll = (): void => (['time', 'think', 'sweep'] as const).forEach(look);
  const timer = setInterval(lookAll, EVERY);
  timer.unref();
  lookAll();
  return {
    close: async () => {
      clearInterval(timer);
      await Promise.all(looking.values());
    },
  };
};
