import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../support/chance.js';
import { beginTable, connect, newGuest, playSeat, rulesFor, startServer } from '../support/server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'landnam-operations-'));
const LONG = 120_000;

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<title>Landnam</title>');
}, LONG);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const figure = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

test('a server counts its games, sockets, moves and refusals, and knows whether it is ready', async () => {
  const server = await startServer();
  const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open', 'random']));
  let moves = 0;
  await Promise.all(people.map((person, i) => playSeat(person, seeded(i), () => ++moves > 60)));
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(figure(text, 'landnam_games')).toBe(1);
  expect(figure(text, 'landnam_sockets')).toBe(2);
  expect(figure(text, 'landnam_moves_total{by="person"}')).toBeGreaterThan(3);
  expect(figure(text, 'landnam_moves_total{by="bot"}')).toBeGreaterThan(0);
  expect(figure(text, 'landnam_ask_seconds_count')).toBeGreaterThan(10);
  expect(figure(text, 'landnam_bot_seconds_count')).toBeGreaterThan(0);
  for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200);
  for (const person of people) person.close();
  await server.end();
});

test('metrics cannot be read with a forged address, and https is required where people use it', async () => {
  const publicUrl = 'https://play.example.org';
  const server = await startServer({ settings: { trustProxy: true, publicUrl } });
  const forged = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' };
  expect((await fetch(`${server.url}/metrics`, { headers: forged })).status).toBe(404);
  const { headers } = await fetch(`${server.url}/healthz`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  await server.end();
  const plain = await startServer();
  expect((await fetch(`${plain.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  await plain.end();
});

test('connected clients are told when a server stops on purpose', async () => {
  const server = await startServer();
  const client = await connect(server.url, await newGuest(server.url));
  await server.end();
  await client.until(() => !client.socket.connected);
  expect(client.tells.at(-1)).toMatchObject({ tell: 'gone' });
});

const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
    cwd: folder,
    env: { ...process.env, LANDNAM_PAGE: folder, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
};

test(
  'the process prints its address, keeps its data under DATA_DIR, and ends well when it is asked to',
  async () => {
    const child = start({ DATA_DIR: join(folder, 'games') });
    const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const cookie = await newGuest(url);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const again = start({ DATA_DIR: join(folder, 'games') });
    const [next] = (await once(createInterface({ input: again.stdout! }), 'line')) as [string];
    const client = await connect(/http:\S+\d/.exec(next)?.[0] ?? '', cookie);
    client.close();
    again.kill('SIGTERM');
    expect(await once(again, 'exit')).toEqual([0, null]);
  },
  LONG,
);

const addressOf = async (child: ChildProcess): Promise<string> => {
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return /http:\S+\d/.exec(line)?.[0] ?? '';
};

test(
  'after SIGTERM /readyz says 503 for as long as it was told to, and those who play go on',
  async () => {
    const child = start({ DATA_DIR: join(folder, 'drained'), DRAIN_SECONDS: '600' });
    const url = await addressOf(child);
    const asa = await connect(url, await newGuest(url, 'Asa'));
    const status = async (): Promise<number | string> => {
      try {
        return (await fetch(`${url}/readyz`)).status;
      } catch {
        return 'gone';
      }
    };
    child.kill('SIGTERM');
    await expect.poll(status, { timeout: 20_000 }).toBe(503);
    expect((await asa.ask({ ask: 'create', rules: rulesFor(['open', 'open']) })).ok).toBe(true);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(asa.tells.at(-1)).toMatchObject({ tell: 'gone' });
  },
  LONG,
);

test(
  'a second server on the same DATA_DIR says so in one line; one that was killed does not keep the next from starting',
  async () => {
    const DATA_DIR = join(folder, 'shared');
    const first = start({ DATA_DIR });
    const url = await addressOf(first);
    const second = start({ DATA_DIR });
    const [said, [code]] = await Promise.all([textOf(second.stderr!), once(second, 'exit')]);
    expect([code, said]).toEqual([
      1,
      `Another server keeps its tables in ${DATA_DIR}: end it, or give this one another DATA_DIR\n`,
    ]);
    const cookie = await newGuest(url, 'Asa');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const third = start({ DATA_DIR });
    const asa = await connect(await addressOf(third), cookie);
    expect(await asa.ask({ ask: 'hello', protocol: 1 })).toMatchObject({ ok: true, name: 'Asa' });
    asa.close();
    third.kill('SIGTERM');
    await once(third, 'exit');
  },
  LONG,
);

test.each([
  ['PORT', 'eighty', 'PORT is "eighty"'],
  ['DATABASE_URL', 'mysql://user:geheim@host/db', 'DATABASE_URL must begin'],
  ['DATABASE_URL', 'postgres://user:geheim@127.0.0.1:1/none', 'PostgreSQL cannot be used'],
])(
  'with %s=%s it says in one line why it cannot serve',
  async (name, value, why) => {
    const child = start({ DATA_DIR: join(folder, 'none'), [name]: value });
    const [said, [code]] = await Promise.all([textOf(child.stderr!), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toMatch(/^[^\n]+\n$/);
    expect(said).toContain(why);
    expect(said).not.toContain('geheim');
  },
  LONG,
);
