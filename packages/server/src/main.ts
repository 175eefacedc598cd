import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApp } from './app.js';

const page = process.env['LANDNAM_PAGE'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const port = Number(process.env['PORT'] ?? 8080);
const host = process.env['HOST'] ?? '0.0.0.0';

if (!existsSync(join(page, 'index.html'))) {
  console.error(`The page is not built: ${page} has no index.html. Run: npm run build`);
  process.exit(1);
}

const app = await makeApp({ page, log: process.env['LOG'] === '1' });

const stop = (): void => void app.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

try {
  await app.listen({ port, host });
} catch (error) {
  console.error(
    `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
const address = app.server.address();
const bound = typeof address === 'object' && address !== null ? address.port : port;
const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
console.log(`Landnam is served at http://${shown}:${bound}/`);
