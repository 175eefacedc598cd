import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { rolling } from '../../packages/server/bench/rolling.mjs';
import type { TableData } from '@landnam/table/machine';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { type Cable, layCable } from '../support/cable.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  rulesFor,
  Sighted,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine each takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let postgres: TestPostgres;
let databaseUrl: string;
let servers: TestServer[] = [];
let cables: Cable[] = [];
let people: Client[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

afterEach(async () => {
  for (const person of people) person.close();
  for (const cable of cables) cable.plug();
  await Promise.all(servers.map((server) => server.end()));
  for (const cable of cables) await cable.close();
  [servers, cables, people] = [[], [], []];
});

const node = async (settings: object, url = databaseUrl): Promise<TestServer> => {
  const server = await startServer({ databaseUrl: url, settings });
  servers.push(server);
  return server;
};

interface Seated {
  readonly client: Client;
  readonly cookie: string;
}

const come = async (url: string, cookie: string, table: string): Promise<Client> => {
  const client = await connect(url, cookie);
  people.push(client);
  if (table !== '') await client.enter(table);
  return client;
};

/** One at each of these, begun. */
const beginAt = async (urls: readonly string[], more: object = {}): Promise<Seated[]> => {
  const seated: Seated[] = [];
  for (const [i, url] of urls.entries()) {
    const cookie = await newGuest(url, `Guest ${i}`);
    const client = await come(url, cookie, seated[0]?.client.table ?? '');
    if (i === 0)
      await client.enter(
        await client.create(
          rulesFor(
            urls.map(() => 'open'),
            more,
          ),
        ),
      );
    await client.sitReady();
    seated.push({ client, cookie });
  }
  const [{ client: host }] = seated;
  await host.until(() => host.told!.seats.every(({ ready }) => ready));
  await host.must({ ask: 'start' });
  for (const { client } of seated) {
    await client.until(() => client.told!.phase !== 'gathering');
    await client.open();
  }
  for (const { client } of seated) await client.until(() => client.play !== undefined);
  return seated;
};

const stored = async (server: TestServer, table: string): Promise<{ version: number; data: TableData }> => {
  const { version, data } = (await server.context.store.table(table))!;
  return { version, data: JSON.parse(data) as TableData };
};

const there = ({ told }: Client, seat: number): boolean => told!.seats[seat].present;

const shownGone = ({ tells }: Client, seat: number): boolean =>
  tells.some((tell) => tell.tell === 'table' && !tell.seats[seat].present);

/** The node has come by so many times since. */
const beats = (client: Client, count: number): Promise<void> => {
  const { tells } = client;
  const before = tells.length;
  return client.until(() => tells.slice(before).filter(({ tell }) => tell === 'beat').length >= count);
};

test('one person at two nodes is there until both lines are gone, and nothing of it is written', async () => {
  databaseUrl = await postgres.newDatabase();
  const settings = { absence: 100, beat: 100, grace: 600_000 };
  const [a, b] = [await node(settings), await node(settings)];
  const [asa, bjorn] = await beginAt([a.url, b.url]);
  const { table } = asa.client;
  const seat = bjorn.client.told!.you!;
  const { version } = await stored(a, table);
  asa.client.tells.length = 0;
  const second = await come(a.url, bjorn.cookie, table);
  bjorn.client.close();
  await beats(asa.client, 10);
  expect(there(asa.client, seat)).toBe(true);
  const third = await come(b.url, bjorn.cookie, table);
  second.close();
  await beats(asa.client, 10);
  expect(shownGone(asa.client, seat)).toBe(false);
  third.close();
  await asa.client.until(() => !there(asa.client, seat));
  await come(b.url, bjorn.cookie, table);
  await asa.client.until(() => there(asa.client, seat));
  expect((await stored(a, table)).version).toBe(version);
});

test('after a start everybody has the full grace, and only its end is written', async () => {
  databaseUrl = await postgres.newDatabase();
  const first = await node({ grace: 600_000 });
  const [asa, bjorn] = await beginAt([first.url, first.url]);
  const { table } = asa.client;
  const seat = bjorn.client.told!.you!;
  const { version } = await stored(first, table);
  await first.close();
  const grace = 3000;
  const second = await node({ grace, beat: 100 });
  const back = await come(second.url, asa.cookie, table);
  const came = Date.now();
  await back.until(() => back.told!.seats[seat].away);
  expect(Date.now() - came).toBeGreaterThanOrEqual(grace - 100);
  const { version: then, data } = await stored(second, table);
  expect(then).toBe(version + 1);
  expect(data.seats.map(({ away }) => away)).toEqual([0, 1].map((i) => i === seat));
  // and whoever comes then has the seat at once
  await come(second.url, bjorn.cookie, table);
  await back.until(() => !back.told!.seats[seat].away);
});

test('nodes that do not hear each other take each other’s people for gone, and it heals with the next read', async () => {
  databaseUrl = await postgres.newDatabase();
  cables = [await layCable(databaseUrl), await layCable(databaseUrl)];
  const settings = { absence: 100, grace: 1000, botPace: 600_000 };
  const [a, b] = [await node(settings, cables[0].url), await node(settings, cables[1].url)];
  const [asa, bjorn] = await beginAt([a.url, b.url]);
  const seats = [asa, bjorn].map(({ client }) => client.told!.you!);
  for (const cable of cables) cable.deafen();
  await asa.client.until(() => asa.client.told!.seats[seats[1]].away);
  expect(bjorn.client.told!.seats[seats[1]].away).toBe(false);
  for (const cable of cables) cable.plug();
  // its node reads on, and knows who reads there
  await bjorn.client.enter(bjorn.client.table);
  await asa.client.until(() => asa.client.told!.seats.every(({ away, present }) => !away && present));
  await bjorn.client.until(() => bjorn.client.told!.seats.every(({ away, present }) => !away && present));
});

test('two nodes are replaced one after another: nothing is written, nobody is shown as gone', async () => {
  const {
    changes,
    entries,
    away,
    flickers,
    returns,
    people: count,
  } = await rolling({
    tables: 5,
    settings: { absence: 6000 },
  });
  expect({ changes, entries, away, flickers }).toEqual({ changes: 0, entries: 0, away: 0, flickers: 0 });
  expect(returns).toBeGreaterThanOrEqual(count);
});

test('[B-60] while somebody’s stand-in thinks, everybody else at the table is answered', async () => {
  const limit = 200;
  const paces = { none: 0, relaxed: limit, fast: limit, days: limit };
  const server = await startServer({ settings: { paces, leastTime: 0 } });
  servers.push(server);
  const asked: (() => void)[] = [];
  let isHeld = true;
  const { thinker } = server.context;
  const think = thinker.think.bind(thinker);
  Object.assign(thinker, {
    think: async (...args: Parameters<typeof think>) => {
      if (isHeld) await new Promise<void>((resolve) => asked.push(resolve));
      return think(...args);
    },
  });
  const both = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open'], { pace: 'fast' }));
  people.push(...both);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), 60_000);
  for (const person of both) {
    await person.must({ ask: 'chat', text: 'still here' });
    await person.must({ ask: 'pause', agree: true });
    await person.must({ ask: 'pause', agree: false });
  }
  // who plays while a bot thinks has played
  const awaited = both.find((person) => {
    const sighted = new Sighted(person.told!, person.told!.you!);
    sighted.see(person.play!);
    return sighted.isAwaited();
  })!;
  const sighted = new Sighted(awaited.told!, awaited.told!.you!);
  sighted.see(awaited.play!);
  const { seq } = awaited.play!;
  await awaited.must({ ask: 'act', seq, client: 'own', actions: [sighted.legal()[0]] });
  isHeld = false;
  for (const answer of asked) answer();
  const [entry] = await server.context.store.entries(awaited.table, seq);
  expect(entry).toMatchObject({ client: `${awaited.told!.you!} own` });
});
