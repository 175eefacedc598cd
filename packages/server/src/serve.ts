/** One process: the page, the tables, their store. */
import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.js';
import { Bans } from './guests/bans.js';
import { makeCookies } from './guests/cookies.js';
import { Doorkeeper } from './guests/doorkeeper.js';
import { makePool } from './minds/pool.js';
import type { Desk } from './net/answer.js';
import { addApi } from './net/http.js';
import { makeLimits } from './net/limits.js';
import { Lines } from './net/lines.js';
import { Shares } from './net/shares.js';
import { openSockets, type SocketDoor } from './net/socket.js';
import { collectAlone } from './operations/collector.js';
import { makeMetrics, type Metrics, type Standing } from './operations/metrics.js';
import { addProbes } from './operations/probes.js';
import { planSweep, sweep, type Sweeper } from './operations/sweeps.js';
import { type Settings, USUAL } from './settings.js';
import { holdFolder } from './store/hold.js';
import { type Opened, openStore, type StoreOptions } from './store/open.js';
import type { Ages } from './store/store.js';
import type { Hall, Watch } from './tables/hall.js';
import { type House, openHouse } from './tables/house.js';

export interface ServeOptions {
  readonly page?: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Most pages that SQLite may fill. */
  readonly maxPages?: number;
  readonly logLevel?: string;
  /** What is deleted when; without it nothing is. */
  readonly ages?: Ages;
  readonly settings?: Partial<Settings>;
  /** For whoever measures: milliseconds that each group of changes took to be durable. */
  readonly committed?: (milliseconds: number) => void;
}

export interface Served {
  readonly port: number;
  readonly app: FastifyInstance;
  readonly hall: Hall;
  /** From now on `/readyz` says that others should be asked; everything else goes on. */
  leave(): void;
  close(): Promise<void>;
}

const watchOf = (app: FastifyInstance, metrics: Metrics): Watch => ({
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

const sweeperOf = ({ store, bus, jobs }: Opened, app: FastifyInstance, ages: Ages): Sweeper => ({
  store,
  bus,
  jobs,
  ages,
  now: () => Date.now(),
  swept: (count) => app.log.info({ count }, 'swept'),
});

interface Running {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly doors: Doors;
}

interface Doors {
  readonly sockets: SocketDoor;
  readonly keeper: Doorkeeper;
}

/** Everybody is told, then what is in the air comes down, then the store is closed. */
const closeAll = async ({ app, house, doors }: Running): Promise<void> => {
  await doors.keeper.close();
  await doors.sockets.close();
  await app.close();
  await house.close();
};

interface Figures {
  standing: () => Standing;
}

interface Ground {
  readonly app: FastifyInstance;
  readonly settings: Settings;
  readonly figures: Figures;
  readonly metrics: Metrics;
  readonly watch: Watch;
}

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl?.startsWith('https:') ?? false;

/** Everything that stands before there is a table. */
const layGround = async (options: ServeOptions): Promise<Ground> => {
  const settings: Settings = { ...USUAL, ...options.settings };
  const { page, logLevel = 'silent' } = options;
  const { trustProxy, requestTime } = settings;
  const app = await makeApp({ page, logLevel, trustProxy, requestTime, secure: isSecure(settings) });
  const figures: Figures = { standing: () => ({ games: 0, aside: 0, sockets: 0 }) };
  const metrics = makeMetrics(() => figures.standing());
  return { app, settings, figures, metrics, watch: watchOf(app, metrics) };
};

const openTables = async (
  { app, settings, watch }: Ground,
  opened: Opened,
  ages: Ages | undefined,
): Promise<House> => {
  const thinker = makePool(settings.botThreads, settings.botLimit, settings.botBudget);
  const sweeper = ages === undefined ? undefined : sweeperOf(opened, app, ages);
  const house = openHouse(opened, { thinker, settings, watch, sweep: () => sweeper && sweep(sweeper) });
  if (sweeper !== undefined) await planSweep(sweeper);
  return house;
};

/** Ways in: plain HTTP, sockets, and what looks after the process. */
const openDoors = async (
  ground: Ground,
  { store }: Opened,
  { hall }: House,
  stopping: () => boolean,
): Promise<Doors> => {
  const { app, settings, metrics, figures } = ground;
  const { trustProxy, limits } = settings;
  const bans = new Bans(hall);
  const shares = new Shares(hall);
  const desk: Desk = { hall, bans, limits: makeLimits(limits), lines: new Lines(), shares };
  const cookies = makeCookies(await store.signingKey(), isSecure(settings));
  addApi(app, desk, cookies);
  addProbes(app, { metrics, ready: () => store.ping(), stopping, trustProxy });
  const sockets = openSockets(app.server, desk, cookies);
  figures.standing = () => ({
    games: hall.rooms.size,
    aside: hall.rooms.setAside,
    sockets: sockets.count(),
  });
  return { sockets, keeper: new Doorkeeper(hall, bans, desk.lines) };
};

/** SQLite's folder is for one server; PostgreSQL is for many. */
const openAlone = async (options: StoreOptions): Promise<Opened> => {
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
  const { port, host, dataDir, databaseUrl, maxPages, ages } = options;
  collectAlone();
  const ground = await layGround(options);
  const { app, watch } = ground;
  const failed = (error: unknown): void => watch.error('the store', error);
  const committed = (milliseconds: number): void => {
    ground.metrics.took('commit', milliseconds);
    options.committed?.(milliseconds);
  };
  const opened = await openAlone({ dataDir, databaseUrl, maxPages, failed, committed });
  const house = await openTables(ground, opened, ages);
  let stopping = false;
  const doors = await openDoors(ground, opened, house, () => stopping);
  const leave = (): void => {
    stopping = true;
  };
  const close = (): Promise<void> => {
    leave();
    return closeAll({ app, house, doors });
  };
  try {
    await app.listen({ port, host });
    await house.wake();
  } catch (error) {
    await close();
    throw error;
  }
  return { port: portOf(app, port), app, hall: house.hall, leave, close };
};
