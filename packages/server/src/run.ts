/** Serves until somebody ends the process; used by `npm start` and by `landnam serve`. */
import { optionsFrom } from './environment.js';
import { serve, type ServeOptions, type Served } from './serve.js';

const shownAddress = ({ host, settings }: ServeOptions, { port }: Served): string => {
  if (settings?.publicUrl !== undefined) return settings.publicUrl;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/`;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** False if it could not begin; why was said. */
export const run = async (env: Readonly<Record<string, string | undefined>>): Promise<boolean> => {
  try {
    const options = optionsFrom(env);
    const served = await serve(options);
    const stop = (): void => void served.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(`Landnam is served at ${shownAddress(options, served)}`);
    return true;
  } catch (error) {
    console.error(`Cannot serve: ${reasonOf(error)}`);
    return false;
  }
};
