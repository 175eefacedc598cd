import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import { bombard, type Scene } from '../support/fuzz.js';
import { setScene } from '../support/scene.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  post,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('whatever is sent', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.server.end());

  test('5,000 malformed, illegal, stale, foreign and replayed messages: a code for each, and nothing changes', async () => {
    expect(await bombard(scene, seeded(5), 5000)).toEqual([]);
  });

  test('what is too large is refused, or closes its own connection and no other', async () => {
    const { server, due } = scene;
    const large = { ask: 'chat', table: due.table, text: 'x'.repeat(20_000) };
    const answer = await post(server.url, large);
    expect([answer.status, await answer.json()]).toEqual([413, { ok: false, code: 'tooLarge' }]);
    const loud = await connect(server.url, await newGuest(server.url));
    loud.socket.emit('ask', large, () => undefined);
    await loud.until(() => !loud.socket.connected);
    expect((await due.send({ ask: 'myGames' })).ok).toBe(true);
  });

  test('bodies that are not JSON, other events and asks without a way to answer do nothing', async () => {
    const { server, due } = scene;
    for (const body of ['{{{', '', 'null', '[]', '"x"'])
      expect(await (await post(server.url, body)).json()).toMatchObject({ ok: false, code: 'malformed' });
    due.socket.emit('ask', { ask: 'myGames' });
    due.socket.emit('ask');
    due.socket.emit('tell', { tell: 'gone' });
    due.socket.emit('ask', Buffer.from([1, 2, 3]), 'no function');
    expect((await due.send({ ask: 'myGames' })).ok).toBe(true);
  });

  test('unknown addresses are answered as such', async () => {
    const { server, due } = scene;
    const get = async (path: string) => (await fetch(`${server.url}/api/tables/${path}`)).status;
    expect(await get('AAAAAAAAAAAAAAAAAAAAAA/tells')).toBe(404);
    expect(await get('..%2f..%2fetc/log')).toBe(404);
    expect(await get(`${due.table}/tells?seq=x`)).toBe(400);
    expect(await get(`${due.table}/tells?wait=9999`)).toBe(400);
  });

  test('a running game cannot be looked back at: its log is given to nobody, at the table or not', async () => {
    const { server, due } = scene;
    const seated = due.socket.io.opts.extraHeaders?.['cookie'] ?? '';
    expect(seated).not.toBe('');
    for (const cookie of ['', seated]) {
      const answer = await fetch(`${server.url}/api/tables/${due.table}/log`, { headers: { cookie } });
      expect([answer.status, await answer.json()]).toEqual([409, { ok: false, code: 'started' }]);
    }
  });
});

/** The TCP connection of a client stays, but nothing is read from it any more. */
const fallAsleep = ({ socket }: Client): void => {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: { pause(): void } } } };
  transport.ws._socket.pause();
};

const openRoom = async (server: TestServer) => [...server.context.tables.all()][0];

test('a client that does not read is cut off, and the others play on', async () => {
  const server = await startServer({ settings: { backlog: 500_000 } });
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  fallAsleep(bjorn);
  const room = await openRoom(server);
  const tell = { tell: 'beat', table: room.id, seq: 0, hash: 'x'.repeat(200_000) } as const;
  for (let i = 0; i < 3000 && room.readers.size === 2; i++) {
    for (const reader of room.readers)
      if (reader.guest === room.data.seats[bjorn.told!.you!].guest) reader.tell(tell);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await asa.until(() => asa.told!.seats.some(({ present }) => !present));
  expect(asa.socket.connected).toBe(true);
  await server.end();
});

test('a half-open connection is noticed', async () => {
  const server = await startServer({ settings: { ping: 200, pong: 300 } });
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  fallAsleep(bjorn);
  await asa.until(() => !asa.told!.seats[bjorn.told!.you!].present);
  expect(asa.socket.connected).toBe(true);
  await server.end();
});
