/** What one address may do, whoever it claims to be; and what a whole school behind one still can. */
import type { Answer, Ask } from '@landnam/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL } from '../../packages/server/src/settings.js';
import { cookieOf, NO_LIMITS, rulesFor, startServer, type TestServer } from '../support/server.js';

// on a busy machine hundreds of asks take a while
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
afterEach(() => server.end());

/** Behind a proxy that reports the address. */
const startProxied = (limits: object): Promise<TestServer> =>
  startServer({ settings: { trustProxy: true, limits: { ...NO_LIMITS, ...limits } } });

/** As usual, but nothing refills, however long the asks take on a busy machine. */
const STILL = Object.fromEntries(
  Object.entries(USUAL.limits).map(([name, { atOnce }]) => [name, { atOnce, perSecond: 0 }]),
);

const send = (address: string, ask: Ask, cookie = ''): Promise<Response> =>
  fetch(`${server.url}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(ask),
  });

const ask = async (address: string, message: Ask, cookie = ''): Promise<Answer> =>
  (await (await send(address, message, cookie)).json()) as Answer;

/** Some at a time, as a program would. */
const repeat = async (times: number, once: (i: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let i = 0; i < times; i += 20)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, j) => once(i + j)))));
  return answers;
};

const count = (answers: readonly Answer[], code: string): number =>
  answers.filter((answer) => (answer.ok ? 'ok' : answer.code) === code).length;

const HELLO: Ask = { ask: 'hello', protocol: 1 };
const create = (visibility: 'public' | 'link'): Ask => ({
  ask: 'create',
  rules: rulesFor(['open', 'open'], { visibility }),
});

test('throwing the cookie away creates no more tables than the address may', async () => {
  server = await startProxied(STILL);
  const answers = await repeat(200, () => ask('198.51.100.1', create('link')));
  expect([count(answers, 'ok'), count(answers, 'tooFast')]).toEqual([60, 140]);
  expect((await ask('203.0.113.7', create('link'))).ok).toBe(true);
});

test('an address cannot fill the lobby: other rows stay', async () => {
  server = await startProxied({});
  const other = await ask('203.0.113.7', create('public'));
  await repeat(160, () => ask('198.51.100.1', create('public')));
  const lobby = await ask('203.0.113.7', { ask: 'watchLobby', watch: true });
  const tables = (lobby.ok && lobby.tables) || [];
  expect(tables.map(({ table }) => table)).toContain(other.ok && other.table);
  expect(tables).toHaveLength(USUAL.lobbyShare + 1);
});

test('nor by tables that are published later; closing one makes room', async () => {
  server = await startProxied({});
  const cookie = cookieOf(await send('198.51.100.1', HELLO));
  const asa = (message: Ask): Promise<Answer> => ask('198.51.100.1', message, cookie);
  const made = await repeat(40, () => asa(create('link')));
  const rules = rulesFor(['open', 'open'], { visibility: 'public' });
  const tables = made.map((answer) => (answer.ok && answer.table) || '');
  const shown = await repeat(40, (i) => asa({ ask: 'change', table: tables[i], rules }));
  expect(count(shown, 'ok')).toBe(USUAL.lobbyShare);
  const first = tables[shown.findIndex(({ ok }) => ok)];
  const next = { ask: 'change', table: tables[shown.findIndex(({ ok }) => !ok)], rules } as const;
  expect(await asa(next)).toMatchObject({ code: 'tooFast', where: 'public' });
  await asa({ ask: 'change', table: first, rules: rulesFor(['open', 'open'], { visibility: 'link' }) });
  expect((await asa(next)).ok).toBe(true);
});

test('codes cannot be guessed by being a new guest each time', async () => {
  server = await startProxied(STILL);
  const answers = await repeat(300, () => ask('198.51.100.1', { ask: 'findTable', code: 'ABCDEF' }));
  expect([count(answers, 'unknownTable'), count(answers, 'tooFast')]).toEqual([120, 180]);
  expect(await ask('203.0.113.7', { ask: 'findTable', code: 'ABCDEF' })).toMatchObject({
    code: 'unknownTable',
  });
});

test('an address cannot bring a crowd of new guests, and known guests may go on', async () => {
  server = await startProxied(STILL);
  const cookie = cookieOf(await send('198.51.100.1', HELLO));
  const answers = await repeat(600, () => ask('198.51.100.1', HELLO));
  expect([count(answers, 'ok'), count(answers, 'tooFast')]).toEqual([299, 301]);
  expect((await send('198.51.100.1', HELLO)).headers.get('set-cookie')).toBeNull();
  expect((await ask('198.51.100.1', HELLO, cookie)).ok).toBe(true);
});

test('one IPv6 connection is one address, whatever it calls itself', async () => {
  server = await startProxied(STILL);
  const answers = await repeat(200, (i) => ask(`2001:db8:1:2::${(i + 1).toString(16)}`, create('link')));
  expect(count(answers, 'ok')).toBe(60);
  expect((await ask('2001:db8:1:3::1', create('link'))).ok).toBe(true);
});

test('sixty people at a school begin together behind one address', async () => {
  server = await startProxied(STILL);
  const people = await Promise.all(
    Array.from({ length: 60 }, async () => cookieOf(await send('203.0.113.7', HELLO))),
  );
  const answers = await Promise.all(
    people.map(async (cookie, i) => {
      const host = (message: Ask): Promise<Answer> => ask('203.0.113.7', message, cookie);
      await host({ ask: 'rename', name: `Pupil ${i}` });
      const made = i % 3 === 0 ? [await host(create('public'))] : [];
      return [...made, await host({ ask: 'findTable', code: 'ABCDEF' }), await host({ ask: 'myGames' })];
    }),
  );
  expect(count(answers.flat(), 'tooFast')).toBe(0);
  expect(count(answers.flat(), 'ok')).toBe(80);
});
