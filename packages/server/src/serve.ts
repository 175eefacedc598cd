/** One process: the page, the tables, their store. */
import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.js';
import { Bans } from './guests/bans.js';
import { makeCookies } from './guests/cookies.js';
import { Doorkeeper } from './guests/doorkeeper.js';
import { makeChecker } from './maps/checker.js';
import { makePool } from './minds/pool.js';
import type { AskContext } from './net/answer.js';
import { addApi } from './net/http.js';
import { makeLimits } from './net/limits.js';
import { addMaps } from './net/maps.js';
import { Lines } from './net/lines.js';
import { Shares } from './net/shares.js';
import { openSockets, type SocketDoor } from './net/socket.js';
import { collectAlone } from './operations/collector.js';
import { makeMetrics, type Metrics, type Gauges } from './operations/metrics.js';
import { addProbes } from './operations/probes.js';
import { planSweep, sweep, type Sweeper } from './operations/sweeps.js';
import { type ServerSettings, USUAL } from './settings.js';
import { holdFolder } from './store/sqlite/hold.js';
import { type OpenedStore, openStore, type StoreOptions } from './store/open.js';
import type { Ages } from './store/store.js';
import type { ServerContext, Monitor } from './tables/context.js';
import { type TableService, startService } from './tables/service.js';

export interface ServeOptions {
  readonly page?: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Most pages that SQLite may fill. */
  readonly maxPages?: number;
  readonly logLevel?: string;
  /** What is deleted when; if missing, nothing is. */
  readonly ages?: Ages;
  readonly settings?: Partial<ServerSettings>;
  /** For measurements: milliseconds until each group of changes was durable. */
  readonly committed?: (milliseconds: number) => void;
  /** This machine's clock; with PostgreSQL its own counts, whatever this one says. */
  readonly ownClock?: () => number;
}

export interface Served {
  readonly port: number;
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  /** From now on `/readyz` tells proxies to go elsewhere; everything else continues. */
  leave(): void;
  close(): Promise<void>;
}

const monitorOf = (app: FastifyInstance, metrics: Metrics): Monitor => ({
  count: (what, code) => metrics.count(what, code),
  took: (what, milliseconds) => metrics.took(what, milliseconds),
  error: (what, error) => {
    metrics.failed(what);
    app.log.error(error, what);
  },
});

const portOf = (app: FastifyInstance, port: number): number => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

const sweeperOf = (
  { store, clock }: OpenedStore,
  app: FastifyInstance,
  ages: Ages,
  gone: Sweeper['gone'],
): Sweeper => ({
  store,
  gone,
  ages,
  now: () => clock.now(),
  swept: (count) => app.log.info({ count }, 'swept'),
});

interface Running {
  readonly app: FastifyInstance;
  readonly service: TableService;
  readonly doors: Doors;
}

interface Doors {
  readonly sockets: SocketDoor;
  readonly keeper: Doorkeeper;
}

/** Everyone is told, work in progress is finished, then the store is closed. */
const closeAll = async ({ app, service, doors }: Running): Promise<void> => {
  await doors.keeper.close();
  await doors.sockets.close();
  await app.close();
  await service.close();
};

interface Figures {
  standing: () => Gauges;
}

interface Groundwork {
  readonly app: FastifyInstance;
  readonly settings: ServerSettings;
  readonly figures: Figures;
  readonly metrics: Metrics;
  readonly monitor: Monitor;
}

const isSecure = ({ publicUrl }: ServerSettings): boolean => publicUrl?.startsWith('https:') ?? false;

/** Everything that exists before there is a table. */
const prepare = async (options: ServeOptions): Promise<Groundwork> => {
  const settings: ServerSettings = { ...USUAL, ...options.settings };
  const { page, logLevel = 'silent' } = options;
  const { trustProxy, requestTime, publicUrl } = settings;
  const secure = isSecure(settings);
  const app = await makeApp({ page, logLevel, trustProxy, requestTime, secure, publicUrl });
  const figures: Figures = { standing: () => ({ games: 0, aside: 0, sockets: 0 }) };
  const metrics = makeMetrics(() => figures.standing());
  return { app, settings, figures, metrics, monitor: monitorOf(app, metrics) };
};

const openTables = async (
  { app, settings, monitor }: Groundwork,
  opened: OpenedStore,
  ages: Ages | undefined,
): Promise<TableService> => {
  const thinker = makePool(settings.botThreads, settings.botLimit, settings.botBudget);
  const gone = (table: string): void => {
    opened.bus.tell(table);
    service.hear(table);
  };
  const sweeper = ages === undefined ? undefined : sweeperOf(opened, app, ages, gone);
  const service: TableService = startService(opened, {
    thinker,
    checker: makeChecker(settings.mapCheck),
    settings,
    monitor,
    sweep: () => sweeper && sweep(sweeper),
  });
  if (sweeper !== undefined) await planSweep(sweeper);
  return service;
};

/** Ways in: plain HTTP, sockets, and the operator's endpoints. */
const openDoors = async (
  prepared: Groundwork,
  { store }: OpenedStore,
  { context: server }: TableService,
  stopping: () => boolean,
): Promise<Doors> => {
  const { app, settings, metrics, figures } = prepared;
  const { trustProxy, limits } = settings;
  const bans = new Bans(server);
  const shares = new Shares(server);
  const context: AskContext = { server, bans, limits: makeLimits(limits), lines: new Lines(), shares };
  const cookies = makeCookies(await store.signingKey(), isSecure(settings));
  addApi(app, { ...context, cookies });
  addMaps(app, { ...context, cookies });
  addProbes(app, { metrics, ready: () => store.ping(), stopping, trustProxy });
  const sockets = openSockets(app.server, context, cookies);
  figures.standing = () => ({
    games: server.tables.size,
    aside: server.tables.setAside,
    sockets: sockets.count(),
  });
  return { sockets, keeper: new Doorkeeper(server, bans, context.lines) };
};

/** A SQLite folder serves one server; PostgreSQL serves many. */
const openAlone = async (options: StoreOptions): Promise<OpenedStore> => {
  if (options.databaseUrl) return openStore(options);
  const letGo = holdFolder(options.dataDir);
  try {
    const opened = await openStore(options);
    const close = (): Promise<void> => opened.store.close().finally(letGo);
    return { ...opened, store: { ...opened.store, close } };
  } catch (error) {
    letGo();
    throw error;
  }
};

export const serve = async (options: ServeOptions): Promise<Served> => {
  const { port, host, dataDir, databaseUrl, maxPages, ages, ownClock } = options;
  collectAlone();
  const prepared = await prepare(options);
  const { app, monitor } = prepared;
  const failed = (error: unknown): void => monitor.error('the store', error);
  const committed = (milliseconds: number): void => {
    prepared.metrics.took('commit', milliseconds);
    options.committed?.(milliseconds);
  };
  const opened = await openAlone({ dataDir, databaseUrl, maxPages, failed, committed, ownClock });
  const service = await openTables(prepared, opened, ages);
  let stopping = false;
  const doors = await openDoors(prepared, opened, service, () => stopping);
  const leave = (): void => {
    stopping = true;
  };
  const close = (): Promise<void> => {
    leave();
    return closeAll({ app, service, doors });
  };
  try {
    await app.listen({ port, host });
    await service.wake();
  } catch (error) {
    await close();
    throw error;
  }
  return { port: portOf(app, port), app, context: service.context, leave, close };
};
