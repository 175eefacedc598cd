/** One process: the page, the tables, their store. */
import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.js';
import { makeCookies } from './guests/cookies.js';
import { makePool } from './minds/pool.js';
import { addApi } from './net/http.js';
import { makeLimits } from './net/limits.js';
import { closeSockets, makeSockets } from './net/socket.js';
import { type Settings, USUAL } from './settings.js';
import { openStore } from './store/open.js';
import type { Hall, Watch } from './tables/hall.js';
import { openHouse } from './tables/house.js';

export interface ServeOptions {
  readonly page?: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log?: boolean;
  readonly settings?: Partial<Settings>;
  /** Counts and measures; by default nobody does. */
  readonly watch?: Watch;
}

export interface Served {
  readonly port: number;
  readonly app: FastifyInstance;
  readonly hall: Hall;
  close(): Promise<void>;
}

/** Errors are told to the process's own log, and nothing else is counted. */
const quietWatch = (log: (what: string, error: unknown) => void): Watch => ({
  count: () => undefined,
  took: () => undefined,
  error: log,
});

const portOf = (app: FastifyInstance, port: number): number => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

export const serve = async (options: ServeOptions): Promise<Served> => {
  const { page, port, host, dataDir, databaseUrl, log = false } = options;
  const settings: Settings = { ...USUAL, ...options.settings };
  const app = await makeApp({ page, log });
  const watch = options.watch ?? quietWatch((what, error) => app.log.error(error, what));
  const opened = await openStore({
    dataDir,
    databaseUrl,
    failed: (error) => watch.error('the store', error),
  });
  const house = await openHouse(opened, makePool(settings.botThreads, settings.botBudget), settings, watch);
  const desk = { hall: house.hall, limits: makeLimits(settings.limits) };
  const cookies = makeCookies(
    await opened.store.signingKey(),
    settings.publicUrl?.startsWith('https:') ?? false,
  );
  addApi(app, desk, cookies);
  const sockets = makeSockets(app.server, desk, cookies);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await house.close();
    throw error;
  }
  return {
    port: portOf(app, port),
    app,
    hall: house.hall,
    close: async () => {
      await closeSockets(sockets);
      await app.close();
      await house.close();
    },
  };
};
