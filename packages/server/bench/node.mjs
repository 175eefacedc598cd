/** One node in a process of its own, to be measured or killed: without limits, controlled by its parent. */
import { join } from 'node:path';
import { serve } from '../dist/serve.js';
import { USUAL } from '../dist/settings.js';
import { Watching } from './watching.mjs';

const FAST = { perSecond: 1e9, atOnce: 1e9 };
const LIMITS = Object.fromEntries(Object.keys(USUAL.limits).map((name) => [name, FAST]));

const { port = 0, dataDir = '', databaseUrl, settings = {} } = JSON.parse(process.argv[2] ?? '{}');
const watching = new Watching(join(dataDir, 'landnam.db-shm'));
const served = await serve({
  port,
  host: '127.0.0.1',
  dataDir,
  databaseUrl,
  committed: (milliseconds) => watching.commits.push(milliseconds),
  settings: { botPace: 0, botThreads: 1, limits: LIMITS, lobbyShare: 1e9, ...settings },
});

/** `bytes`: of the process. `held`: memory in use, without what the collector keeps for later. */
const memory = () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { bytes: rss, held: heapUsed + external, peak: process.resourceUsage().maxRSS * 1024 };
};

const answers = {
  memory,
  cpu: () => process.cpuUsage(),
  begin: () => watching.begin(),
  found: () => watching.found(),
};

process.on('message', ({ id, ask }) => process.send?.({ id, answer: answers[ask]() }));
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
process.send?.({ port: served.port });
