/** What the environment says, the same for `npm start` and `landnam serve`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from './serve.js';

type Environment = Readonly<Record<string, string | undefined>>;

const pageOf = (env: Environment): string =>
  env['LANDNAM_PAGE'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be 0 to 65535, not "${text}"`);
  return port;
};

const urlOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Error(`PUBLIC_URL must be an address as https://example.org/, not "${text}"`);
  return url.href;
};

const isOn = (text: string | undefined): boolean => text !== undefined && !['', '0', 'false'].includes(text);

/** Says what is wrong by throwing. */
export const optionsFrom = (env: Environment): ServeOptions & { readonly page: string } => {
  const page = pageOf(env);
  if (!existsSync(join(page, 'index.html')))
    throw new Error(`The page is not built: ${page} has no index.html. Run: npm run build`);
  const publicUrl = env['PUBLIC_URL'] ? { publicUrl: urlOf(env['PUBLIC_URL']) } : {};
  return {
    page,
    port: portOf(env['PORT'] ?? '8080'),
    host: env['HOST'] ?? '0.0.0.0',
    dataDir: env['DATA_DIR'] ?? './data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    log: env['LOG'] === '1',
    settings: { trustProxy: isOn(env['TRUST_PROXY']), ...publicUrl },
  };
};
