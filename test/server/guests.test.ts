import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { io } from 'socket.io-client';
import type { Answer, Granted } from '@landnam/protocol';
import {
  beginTable,
  connect,
  cookieOf,
  newGuest,
  NO_LIMITS,
  post,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const answerOf = async (response: Promise<Response>): Promise<Answer> =>
  (await (await response).json()) as Answer;
const granted = async (response: Promise<Response>): Promise<Granted> => {
  const answer = await answerOf(response);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
};
const hello = (cookie: string) => granted(post(server.url, { ask: 'hello', protocol: 1 }, cookie));

describe('a cookie', () => {
  test('is only for the server, and for a year', async () => {
    const header = (await post(server.url, { ask: 'hello', protocol: 1 })).headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^landnam=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is secure behind a secure address', async () => {
    const secure = await startServer({ settings: { publicUrl: 'https://play.example.org' } });
    const { headers } = await post(secure.url, { ask: 'hello', protocol: 1 });
    expect(headers.get('set-cookie')).toContain('; Secure');
    await secure.end();
  });

  test('that was changed belongs to nobody: its bearer is a new guest', async () => {
    const cookie = await newGuest(server.url, 'Asa');
    expect((await hello(cookie)).name).toBe('Asa');
    for (const forged of [
      cookie.replace(/.$/, 'A'),
      cookie.replace(/=./, '=A'),
      'landnam=',
      'landnam=x.y',
      'landnam=%ff',
    ]) {
      const response = await post(
        server.url,
        { ask: 'hello', protocol: 1 },
        forged === cookie ? 'landnam=z' : forged,
      );
      expect(((await response.json()) as Granted).name).toBe('Guest');
      expect(cookieOf(response)).not.toBe('');
    }
  });

  test('holds on another node and after a restart, since the key is in the store', async () => {
    const first = await startServer();
    const cookie = await newGuest(first.url, 'Asa');
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    expect((await granted(post(second.url, { ask: 'hello', protocol: 1 }, cookie))).name).toBe('Asa');
    await second.end();
  });

  test('comes with a websocket too', async () => {
    const socket = io(server.url, { transports: ['websocket'], forceNew: true });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    const answer = await new Promise<Answer>((resolve) =>
      socket.emit('ask', { ask: 'hello', protocol: 1 }, resolve),
    );
    expect(answer).toMatchObject({ ok: true, name: 'Guest' });
    socket.close();
  });
});

describe('another page', () => {
  test('cannot ask in a guest’s name', async () => {
    const response = await fetch(`${server.url}/api/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ ask: 'passOn' }),
    });
    expect([response.status, await response.json()]).toMatchObject([400, { ok: false, where: 'origin' }]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('cannot open a connection', async () => {
    const foreign = io(server.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin: 'https://evil.example' },
    });
    const came = await new Promise((resolve) => {
      foreign.once('connect', () => resolve('connected'));
      foreign.once('connect_error', () => resolve('refused'));
    });
    foreign.close();
    expect(came).toBe('refused');
  });

  test('our own can, behind a proxy as well', async () => {
    const proxied = await startServer({ settings: { publicUrl: 'https://play.example.org' } });
    const ask = (origin: string) =>
      fetch(`${proxied.url}/api/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ ask: 'hello', protocol: 1 }),
      });
    expect((await ask('https://play.example.org')).status).toBe(200);
    expect((await ask(proxied.url)).status).toBe(200);
    expect((await ask('null')).status).toBe(400);
    await proxied.end();
  });
});

describe('a guest', () => {
  test('moves to another device by a code, once', async () => {
    const cookie = await newGuest(server.url, 'Embla');
    const { code } = await granted(post(server.url, { ask: 'passOn' }, cookie));
    const there = await newGuest(server.url);
    const arrived = await post(server.url, { ask: 'arrive', code }, there);
    expect((await arrived.json()) as Answer).toEqual({ ok: true });
    expect((await hello(cookieOf(arrived))).name).toBe('Embla');
    expect(await answerOf(post(server.url, { ask: 'arrive', code }, there))).toMatchObject({
      code: 'badCode',
    });
  });

  test('is forgotten: name, chat and cookie go, the seat stays in the game', async () => {
    const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    await asa.must({ ask: 'chat', text: 'my address is …' });
    await bjorn.until(() => bjorn.tells.some(({ tell }) => tell === 'chat'));
    await asa.ask({ ask: 'forget' });
    await bjorn.until(() => bjorn.told!.seats.every(({ name }) => name !== 'Asa'));
    const [seat] = bjorn.told!.seats.filter(({ name }) => name === 'Guest');
    expect(seat).toMatchObject({ kind: 'bot' });
    const late = await connect(server.url, await newGuest(server.url));
    await late.enter(bjorn.table);
    expect(late.tells.filter(({ tell }) => tell === 'chat')).toEqual([]);
    expect(bjorn.told!.hostName).not.toBe('Asa');
    const gone = await post(server.url, { ask: 'forget' }, await newGuest(server.url));
    expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('sees their own games: running, whose turn, finished', async () => {
    const [asa, bjorn] = await beginTable(server.url, ['Ida', 'Jarl'], rulesFor(['open', 'open']));
    const games = await Promise.all([asa, bjorn].map((person) => person.ask({ ask: 'myGames' })));
    const turns = games.map(
      (answer) => answer.ok && answer.games?.map(({ myTurn, phase, names }) => ({ myTurn, phase, names })),
    );
    expect(turns.flat()).toHaveLength(2);
    expect(JSON.stringify(turns)).toContain('"myTurn":true');
    expect(JSON.stringify(turns)).toContain('"myTurn":false');
    expect(JSON.stringify(turns)).toContain('["Ida","Jarl"]');
  });

  test('has no seat by a link, and a guest’s identity is told to no one', async () => {
    const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    const cookie = await newGuest(server.url, 'Watcher');
    const watcher = await connect(server.url, cookie);
    await watcher.enter(asa.table);
    expect([watcher.told!.you, watcher.play!.seat]).toEqual([null, null]);
    const room = [...server.context.tables.all()].find(({ id }) => id === asa.table)!;
    const told = JSON.stringify([asa.tells, watcher.tells]);
    for (const { guest } of room.data.seats) expect(told).not.toContain(guest);
    expect(told).not.toContain(room.data.secret);
  });
});

test('a guest who asks too fast is told so, and others are not slowed down', async () => {
  const slow = await startServer({
    settings: {
      limits: {
        ...NO_LIMITS,
        guest: { perSecond: 0.001, atOnce: 5 },
        tables: { perSecond: 0.001, atOnce: 1 },
        chat: { perSecond: 0.001, atOnce: 1 },
        arrivals: { perSecond: 0.001, atOnce: 1 },
      },
    },
  });
  const asa = await connect(slow.url, await newGuest(slow.url));
  await asa.create(rulesFor(['open', 'open']));
  expect(await asa.ask({ ask: 'create', rules: rulesFor(['open', 'open']) })).toMatchObject({
    code: 'tooFast',
  });
  const answers = await Promise.all(Array.from({ length: 8 }, () => asa.ask({ ask: 'myGames' })));
  expect(answers.filter((answer) => !answer.ok && answer.code === 'tooFast').length).toBeGreaterThan(4);
  const other = await connect(slow.url, await newGuest(slow.url));
  expect((await other.ask({ ask: 'myGames' })).ok).toBe(true);
  await slow.end();
});

test('a client with another version of protocol or rules is told to reload', async () => {
  const cookie = await newGuest(server.url);
  await expect(connect(server.url, cookie, { protocol: 2 })).rejects.toThrow('versions');
  await expect(connect(server.url, cookie, { rules: 99 })).rejects.toThrow('versions');
  const raw = io(server.url, { transports: ['websocket'], forceNew: true });
  const early = await new Promise<Answer>((resolve) => raw.emit('ask', { ask: 'myGames' }, resolve));
  expect(early).toMatchObject({ ok: false, code: 'versions' });
  raw.close();
});
