import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, newGuest, rulesFor, startServer, type TestServer } from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const run = promisify(execFile);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const CLIENTS = [
  ['node', 'examples/client.mjs'],
  ['python3', 'examples/client.py'],
] as const;

test.each(CLIENTS)('%s %s makes a table with bots and plays it to its end', async (command, file) => {
  const { stdout } = await run(command, [file, server.url]);
  const [, table = ''] = /\/table\/([\w-]{22})/.exec(stdout) ?? [];
  expect(stdout).toMatch(/over: points, (?:won|lost), \d+ moves/);
  const log = await (await fetch(`${server.url}/api/tables/${table}/log`)).text();
  expect(log).toMatch(/^= \d+ .* won p\d points$/m);
});

test.each(CLIENTS)('%s %s joins a table by its address', async (command, file) => {
  const host = await connect(server.url, await newGuest(server.url, 'Asa'));
  const table = await host.create(rulesFor(['open', 'open', 'greedy']));
  await host.enter(table);
  await host.sitReady();
  const guest = run(command, [file, `${server.url}/table/${table}`]);
  await host.until(() => host.told!.seats.every(({ ready }) => ready));
  await host.must({ ask: 'start' });
  await host.open();
  // bots play the rest of it, which ends sooner than a random game
  await host.until(() => host.told!.phase === 'playing');
  await host.must({ ask: 'resign' });
  expect((await guest).stdout).toMatch(/over: points/);
  host.close();
});

test.each(CLIENTS)('%s %s says what is wrong with an address', async (command, file) => {
  await expect(run(command, [file, 'nowhere'])).rejects.toThrow(/usage/);
  await expect(run(command, [file, 'http://127.0.0.1:9/'])).rejects.toThrow(
    /nobody answers at http:\/\/127.0.0.1:9/,
  );
});
