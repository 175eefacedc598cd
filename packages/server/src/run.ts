/** Serves until the process is ended; used by `npm start` and by `landnam serve`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@landnam/engine';
import { type Environment, readEnvironment } from './operations/environment.js';
import { serve, type Served } from './serve.js';
import { addressLimits } from './settings.js';

type Variables = Readonly<Record<string, string | undefined>>;

const pageOf = (variables: Variables): string => {
  const page = variables['LANDNAM_PAGE'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (existsSync(join(page, 'index.html'))) return page;
  throw new Error(`The page is not built: ${page} has no index.html. Run: npm run build`);
};

const shownAddress = ({ host, publicUrl }: Environment, port: number): string => {
  if (publicUrl !== undefined) return `${publicUrl}/`;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/`;
};

const serveHere = async (variables: Variables): Promise<Served> => {
  const environment = readEnvironment(variables);
  const { trustProxy, publicUrl, shard, addressLimits: factor, ...rest } = environment;
  const settings = {
    trustProxy,
    shard,
    ...addressLimits(factor),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  };
  const served = await serve({ ...rest, page: pageOf(variables), settings });
  console.log(`Landnam is served at ${shownAddress(environment, served.port)}`);
  return served;
};

/** Gives a proxy time to send people elsewhere; a second signal, or one from the keyboard, ends it immediately. */
const stopBySignals = (served: Served, drain: number): void => {
  const stop = (): void => void served.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', () => {
    process.once('SIGTERM', stop);
    served.leave();
    setTimeout(stop, drain);
  });
};

/** Prints the address once it serves; returns the reason if it cannot. */
export const begin = async (variables: Variables): Promise<Result<Served, string>> => {
  try {
    const served = await serveHere(variables);
    stopBySignals(served, readEnvironment(variables).drain);
    return ok(served);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};
