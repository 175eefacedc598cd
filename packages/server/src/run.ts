/** Serves until somebody ends the process; used by `npm start` and by `landnam serve`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, readEnvironment } from './operations/environment.js';
import { serve } from './serve.js';

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

const begin = async (variables: Variables): Promise<void> => {
  const environment = readEnvironment(variables);
  const { trustProxy, publicUrl, ...rest } = environment;
  const settings = { trustProxy, ...(publicUrl === undefined ? {} : { publicUrl }) };
  const served = await serve({ ...rest, page: pageOf(variables), settings });
  const stop = (): void => void served.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Landnam is served at ${shownAddress(environment, served.port)}`);
};

/** False if it could not begin; why was said. */
export const run = async (variables: Variables): Promise<boolean> => {
  try {
    await begin(variables);
    return true;
  } catch (error) {
    console.error(`Cannot serve: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};
