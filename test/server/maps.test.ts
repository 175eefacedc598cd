/** Maps of people's own over the network: sent once, checked in their own thread, played, and found again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLog } from '@landnam/engine/log';
import { ATLAS, hashOfOwn, type MapData } from '@landnam/maps';
import { asOwn, makeMapText, takeOwn, verifyLog } from '@landnam/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startChild } from '../../packages/server/bench/child.mjs';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  connect,
  newGuest,
  playSeat,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const base = ATLAS.get('base')!;
const map = (name: string, more: Partial<MapData> = {}): MapData => ({
  ...base,
  name,
  pointsToWin: 3,
  ...more,
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const sendText = async (
  url: string,
  text: string,
  cookie = '',
): Promise<{ status: number; answer: unknown }> => {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const response = await fetch(`${url}/api/maps`, { method: 'POST', headers, body: text });
  return { status: response.status, answer: await response.json() };
};
const send = (url: string, data: unknown): Promise<{ status: number; answer: unknown }> =>
  sendText(url, JSON.stringify(data));

/** As a page does: sent to the server, and known to whoever reads its views. */
const shared = async (url: string, data: MapData): Promise<string> => {
  const own = takeOwn(data);
  const { answer } = await sendText(url, makeMapText(own));
  expect(answer).toEqual({ ok: true, map: hashOfOwn(own.id) });
  return own.id;
};

test('a map is sent once, whoever sends it, and given back to whoever asks by its hash', async () => {
  const own = asOwn(map('Twin bays', { author: 'Ann', licence: 'CC0' }));
  const [one, two] = [await send(server.url, own), await send(server.url, { ...own, id: 'base' })];
  expect(one).toEqual({ status: 200, answer: { ok: true, map: hashOfOwn(own.id) } });
  expect(two).toEqual(one);
  const response = await fetch(`${server.url}/api/maps/${hashOfOwn(own.id)}`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.json()).toEqual(own);
  for (const hash of ['0'.repeat(36), 'A'.repeat(36), 'x'.repeat(90)])
    expect(await (await fetch(`${server.url}/api/maps/${hash}`)).json()).toMatchObject({
      code: 'unknownMap',
    });
});

test('what is no map is refused with its place, whatever it is', async () => {
  const refusals = [
    ['', 'badMap'],
    ['{', 'badMap'],
    ['[]', 'badMap'],
    ['"x"', 'badMap'],
    ['['.repeat(60_000), 'badMap'],
    [`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'badMap'],
    [JSON.stringify({ ...base, recipe: 'constructor' }), 'badMap'],
    [JSON.stringify(map('x'.repeat(99))), 'badMap'],
  ] as const;
  for (const [text, code] of refusals)
    expect((await sendText(server.url, text)).answer, text.slice(0, 40)).toMatchObject({ ok: false, code });
  const { status, answer } = await send(server.url, { ...map('Reef'), players: [9] });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ code: 'badMap', where: expect.stringMatching(/^players 1: /) as string });
  const big = await sendText(server.url, JSON.stringify({ ...map('Big'), notes: { x: 'y'.repeat(70_000) } }));
  expect(big).toEqual({
    status: 413,
    answer: { ok: false, code: 'tooLarge', where: 'a map has at most 65536 bytes' },
  });
  // every other message keeps its limit
  const ask = await fetch(`${server.url}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ask: 'rename', name: 'x'.repeat(20_000) }),
  });
  expect([ask.status, await ask.json()]).toEqual([413, { ok: false, code: 'tooLarge' }]);
  const elsewhere = await fetch(`${server.url}/api/maps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify(map('Twin bays')),
  });
  expect(await elsewhere.json()).toMatchObject({ code: 'malformed', where: 'origin' });
});

test('maps are few: so many of one guest, and of one address', async () => {
  const slow = { perSecond: 0, atOnce: 2 };
  const strict = await startServer({
    settings: { limits: { ...server.context.settings.limits, maps: slow } },
  });
  const cookie = await newGuest(strict.url, 'Ann');
  const codes: unknown[] = [];
  for (let i = 0; i < 3; i++) codes.push((await sendText(strict.url, '{', cookie)).answer);
  expect(codes).toMatchObject([{ code: 'badMap' }, { code: 'badMap' }, { code: 'tooFast', where: 'maps' }]);
  await strict.end();
});

test('a map that takes too long or too much is refused where it stood, and nobody else waits', async () => {
  const hasty = await startServer({ settings: { mapCheck: { time: 1, memory: 96, waiting: 1 } } });
  const asked = sendText(hasty.url, JSON.stringify(map('Slow')));
  // answered by the loop while the thread is busy, or being ended
  expect((await fetch(`${hasty.url}/healthz`)).status).toBe(200);
  expect((await asked).answer).toMatchObject({
    code: 'badMap',
    where: expect.stringMatching(/^(file|board .+): checking it takes too long$/) as string,
  });
  await hasty.end();
  // less than the thread itself needs
  const narrow = await startServer({ settings: { mapCheck: { time: 60_000, memory: 4, waiting: 1 } } });
  expect((await send(narrow.url, map('Wide'))).answer).toMatchObject({
    code: 'badMap',
    where: expect.stringMatching(/: checking it takes too much memory$/) as string,
  });
  expect((await fetch(`${narrow.url}/healthz`)).status).toBe(200);
  await narrow.end();
});

test('two people and a bot play it to the end, its dice can be checked, and again at another table', async () => {
  const game = await shared(server.url, map('Played'));
  const people = await beginTable(
    server.url,
    ['Asa', 'Bjorn'],
    rulesFor(['open', 'normal', 'open'], { game }),
  );
  await Promise.all(people.map((person, i) => playSeat(person, seeded(i))));
  const [first] = people;
  await first.until(() => first.told?.phase === 'over');
  const log = await (await fetch(`${server.url}/api/tables/${first.table}/log`)).text();
  const verified = await verifyLog(log);
  expect(verified.ok ? '' : verified.error).toBe('');
  const read = parseLog(log);
  expect(read.ok && read.value.header).toMatchObject({ game, mapData: { name: 'Played', id: game } });
  const row = await server.context.store.table(first.table);
  expect(row?.data).toContain(game);
  expect(row?.data).not.toContain('hills');
  const again = await first.must({ ask: 'rematch' });
  expect((await server.context.store.table(again.table!))?.data).toContain(game);
  people.forEach((person) => person.close());
});

test('a table names no map that nobody sent, and a host changes to one that somebody did', async () => {
  const nowhere = `own/${'a'.repeat(36)}`;
  const host = await connect(server.url, await newGuest(server.url, 'Host'));
  const none = await host.ask({ ask: 'create', rules: rulesFor(['open', 'open'], { game: nowhere }) });
  expect(none).toMatchObject({ ok: false, code: 'badRules' });
  await host.enter(await host.create(rulesFor(['open', 'open'], { visibility: 'public' })));
  const game = await shared(server.url, map('Changed to'));
  await host.must({ ask: 'change', rules: rulesFor(['open', 'open'], { game, visibility: 'public' }) });
  const lobby = await host.ask({ ask: 'watchLobby', watch: true });
  expect(JSON.stringify(lobby)).toContain(game);
  expect(JSON.stringify(lobby)).not.toContain('hills');
  host.close();
});

test('killed in the middle, the server finds map and game again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-maps-'));
  const before = await startChild('node.mjs', { dataDir });
  const url = `http://127.0.0.1:${before.port}`;
  const game = await shared(url, map('Killed'));
  const [asa] = await beginTable(url, ['Asa'], rulesFor(['open', 'normal'], { game }));
  await playSeat(asa, seeded(4), () => (asa.play?.seq ?? 0) > 20);
  const { table } = asa;
  const { seq } = asa.play!;
  await before.kill();
  const after = await startChild('node.mjs', { dataDir });
  const there = `http://127.0.0.1:${after.port}`;
  const eve = await connect(there, await newGuest(there, 'Eve'));
  await eve.enter(table);
  await eve.until(() => (eve.play?.seq ?? 0) >= seq);
  expect(eve.told?.game).toMatchObject({ game });
  expect(await (await fetch(`${there}/api/maps/${hashOfOwn(game)}`)).json()).toMatchObject({
    name: 'Killed',
  });
  eve.close();
  await after.kill();
  rmSync(dataDir, { recursive: true, force: true });
});
