/** What strangers could once make a server spend, and no longer can. */
import { once } from 'node:events';
import { connect as connectLine, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableRow } from '../../packages/server/src/store/store.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
afterEach(() => server.end());

/** The TCP connection of a client stays, but nothing is read from it any more. */
const fallAsleep = ({ socket }: Client): void => {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: Socket } } };
  transport.ws._socket.pause();
};

const comers = async (count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, async () => connect(server.url, await newGuest(server.url))));

test('answers to a client that never reads are counted, and the connection is cut', async () => {
  // neither an unanswered ping nor a beat that finds others waiting cuts it
  server = await startServer({ settings: { ping: 600_000, beat: 600_000 } });
  const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  const [sleeper] = await comers(1);
  await sleeper.enter(asa.table);
  fallAsleep(sleeper);
  const room = server.context.tables.peek(asa.table)!;
  for (let i = 0; i < 4000 && room.readers.size === 3; i++) {
    sleeper.socket.emit('ask', { ask: 'enter', table: asa.table, seq: 0, events: 0 }, () => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  }
  // asks that were sent are still on their way
  await expect.poll(() => room.readers.size, { timeout: 30_000 }).toBe(2);
  expect(asa.socket.connected).toBe(true);
});

test('watchers who arrive at the same time are announced together', async () => {
  server = await startServer();
  const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  const people = await comers(40);
  const told = (): number => asa.tells.filter(({ tell }) => tell === 'table').length;
  const before = told();
  await Promise.all(people.map((person) => person.enter(asa.table)));
  await asa.until(() => asa.told!.watchers === 40);
  expect(told() - before).toBeLessThan(20);
  for (const person of people) person.close();
  await asa.until(() => asa.told!.watchers === 0);
  expect(told() - before).toBeLessThan(40);
});

/** A guest's games that are long over: copies of a running one. */
const copyFinished = async (table: string, copies: number): Promise<void> => {
  const { store } = server.context;
  const row = (await store.table(table)) as TableRow;
  const lines = (await store.entries(table, 0)).map(({ line }) => line);
  const guests = server.context.tables.peek(table)!.data.seats.flatMap(({ guest }) => guest ?? []);
  const data = JSON.stringify({ ...(JSON.parse(row.data) as object), phase: 'over' });
  for (let i = 0; i < copies; i++) {
    const id = `${table.slice(0, 18)}${String(i).padStart(4, '0')}`;
    const code = `C${String(i).padStart(5, '2')}`;
    await store.createTable({ ...row, id, code, phase: 'over', data, guests, seated: guests.length });
    await store.append({ table: id, from: 0, lines, client: '', at: 1 });
  }
};

test('a new name opens no game that is over, nor does asking to be forgotten', async () => {
  server = await startServer();
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  await copyFinished(asa.table, 50);
  await asa.ask({ ask: 'rename', name: 'Astrid' });
  await bjorn.ask({ ask: 'rename', name: 'Bo' });
  expect(server.context.tables.size).toBe(1);
  expect(asa.told!.hostName).toBe('Astrid');
  await bjorn.ask({ ask: 'forget' });
  expect(server.context.tables.size).toBe(1);
  const copy = (await server.context.store.table(`${asa.table.slice(0, 18)}0007`)) as TableRow;
  const { seats } = JSON.parse(copy.data) as { seats: { name: string; guest: string | null }[] };
  expect(seats.map(({ name }) => name).sort()).toEqual(['Asa', 'Guest']);
});

test('a request that never ends is not waited for', async () => {
  server = await startServer({ settings: { requestTime: 1500 } });
  const lines = await Promise.all(
    ['POST /api/ask HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{', 'GET / HT', ''].map(
      async (text) => {
        const line = connectLine(server.port, '127.0.0.1');
        await once(line, 'connect');
        line.write(text);
        line.resume();
        return line;
      },
    ),
  );
  const open = (): number => lines.filter(({ closed }) => !closed).length;
  await expect.poll(open, { timeout: 60_000, interval: 200 }).toBe(0);
});
