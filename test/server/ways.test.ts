/** A table's people at one node, by a proxy that reads the table in the address: a move is one write and no read. */
import type { Answer, PlayTold } from '@landnam/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../packages/server/src/store/store.js';
import { newId } from '../../packages/server/src/tables/ids.js';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { seeded } from '../support/chance.js';
import { patternOf, type Proxy, startProxy } from '../support/proxy.js';
import {
  type Client,
  connect,
  newGuest,
  post,
  rulesFor,
  Sighted,
  startServer,
  type TestServer,
} from '../support/server.js';

const LONG = 900_000;
/** Nothing that comes by itself falls into a count: no beat, no look at the bans. */
const QUIET = { beat: 3_600_000, banCheck: 36_000_000 };
const below = seeded(11);
let postgres: TestPostgres;
let nodes: TestServer[] = [];
let proxy: Proxy;
let people: Client[] = [];
const ended = new Set<TestServer>();

beforeAll(async () => {
  postgres = await startPostgres();
}, LONG);
afterAll(() => postgres?.stop(), LONG);
afterEach(async () => {
  for (const person of people) person.close();
  await proxy?.close();
  for (const node of nodes) if (!ended.has(node)) await node.end();
  [nodes, people] = [[], []];
}, LONG);

const startTwo = async (settings: object = {}): Promise<void> => {
  const databaseUrl = await postgres.newDatabase();
  for (let i = 0; i < 2; i++)
    nodes.push(await startServer({ databaseUrl, settings: { ...QUIET, ...settings } }));
  proxy = await startProxy(nodes.map(({ url }) => url));
};

const come = async (cookie: string, table: string, named: boolean): Promise<Client> => {
  const client = await connect(proxy.url, cookie, {}, named ? table : '');
  people.push(client);
  await client.enter(table);
  return client;
};

const makeTable = async (cookie: string, seats: number): Promise<string> => {
  const rules = rulesFor(Array.from({ length: seats }, () => 'open'));
  const answer = (await (await post(proxy.url, { ask: 'create', rules }, cookie)).json()) as Answer;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.table!;
};

interface Begun {
  readonly table: string;
  readonly seated: Client[];
  readonly cookies: string[];
}

/** People at one table, begun; `named`: the addresses of their sockets say which. */
const begin = async (named: boolean, count = 3): Promise<Begun> => {
  const cookies: string[] = [];
  for (let i = 0; i < count; i++) cookies.push(await newGuest(proxy.url, `Guest ${i}`));
  const table = await makeTable(cookies[0], count);
  const seated: Client[] = [];
  for (const cookie of cookies) seated.push(await come(cookie, table, named));
  for (const client of seated) await client.sitReady();
  await seated[0].until(() => seated[0].told!.seats.every(({ ready }) => ready));
  await seated[0].must({ ask: 'start' });
  for (const client of seated) {
    await client.until(() => client.told!.phase !== 'gathering');
    await client.open();
  }
  for (const client of seated) await client.until(() => client.play !== undefined);
  return { table, seated, cookies };
};

const sights = new WeakMap<Client, Sighted>();
const sightOf = (client: Client): Sighted => {
  const sighted = sights.get(client) ?? new Sighted(client.told!, client.told!.you!);
  sights.set(client, sighted);
  sighted.see(client.play as PlayTold);
  return sighted;
};

/** Whoever is awaited moves, so many times; everybody has seen each move. */
const play = async (seated: readonly Client[], moves: number): Promise<number> => {
  let seq = Math.max(...seated.map((client) => client.play!.seq));
  for (let i = 0; i < moves; i++) {
    for (const client of seated) await client.until(() => client.play!.seq >= seq);
    const mover = seated.find((client) => sightOf(client).isAwaited())!;
    const legal = sightOf(mover).legal();
    const actions = [legal[below(legal.length)]];
    seq = (await mover.must({ ask: 'act', seq, client: `m${seq}`, actions })).seq!;
  }
  for (const client of seated) await client.until(() => client.play!.seq >= seq);
  return seq;
};

type Calls = Record<string, number>;

/** Not of a move: the proxy asks whether a node is ready, and each node looks every second for what is due. */
const REGULAR = ['ping', 'dueRows'];

/** What a node asks of its store, by name, from now on. */
const countCalls = ({ context: { store } }: TestServer): Calls => {
  const calls: Calls = {};
  for (const name of Object.keys(store) as (keyof Store)[]) {
    const call = store[name] as (...given: unknown[]) => unknown;
    const counted = (...given: unknown[]): unknown => {
      if (!REGULAR.includes(name)) calls[name] = (calls[name] ?? 0) + 1;
      return call(...given);
    };
    Object.assign(store, { [name]: counted });
  }
  return calls;
};

const nodesOf = (table: string): Set<number> =>
  new Set(proxy.led.filter((each) => each.table === table).map(({ node }) => node));

test(
  'people of one table are at one node, a move is one write there and nothing at the other',
  async () => {
    await startTwo();
    const { table, seated } = await begin(true);
    const [at] = nodesOf(table);
    expect([...nodesOf(table)]).toHaveLength(1);
    await play(seated, 5);
    const calls = nodes.map(countCalls);
    await play(seated, 40);
    expect(calls[at]).toEqual({ append: 40 });
    expect(calls[1 - at]).toEqual({});
  },
  LONG,
);

test(
  'tables are spread over the nodes, and each keeps its own',
  async () => {
    await startTwo();
    const cookie = await newGuest(proxy.url, 'Guest');
    const used = new Set<number>();
    for (let i = 0; i < 40 && used.size < 2; i++) {
      const table = await makeTable(cookie, 2);
      for (let window = 0; window < 3; window++) await come(cookie, table, true);
      expect([...nodesOf(table)]).toHaveLength(1);
      for (const node of nodesOf(table)) used.add(node);
    }
    expect(used.size).toBe(2);
  },
  LONG,
);

test(
  'without the table in the address everything works: the other node reads on',
  async () => {
    await startTwo();
    const { seated } = await begin(false);
    expect(new Set(proxy.led.map(({ node }) => node)).size).toBe(2);
    const calls = nodes.map(countCalls);
    await play(seated, 20);
    expect(calls.reduce((sum, { append = 0 }) => sum + append, 0)).toBeGreaterThanOrEqual(20);
    expect(calls.reduce((sum, { entries = 0 }) => sum + entries, 0)).toBeGreaterThan(0);
  },
  LONG,
);

test(
  'whoever comes by another way is judged by the primary key',
  async () => {
    await startTwo();
    const { table, seated, cookies } = await begin(true);
    const [at] = nodesOf(table);
    const seq = await play(seated, 4);
    const mover = seated.findIndex((client) => sightOf(client).isAwaited());
    const elsewhere = await connect(nodes[1 - at].url, cookies[mover]);
    people.push(elsewhere);
    await elsewhere.enter(table);
    const legal = sightOf(seated[mover]).legal();
    const answers = await Promise.all(
      [seated[mover], elsewhere].map((client, i) =>
        client.at({ ask: 'act', seq, client: `two ways ${i}`.replaceAll(' ', '-'), actions: [legal[0]] }),
      ),
    );
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual(['ok', 'stale']);
    for (const client of seated) await client.until(() => client.play!.seq > seq);
    await play(seated, 4);
  },
  LONG,
);

test(
  'a node ends: its tables’ people are led to the other one together, and play on with one write a move',
  async () => {
    await startTwo();
    const begun = await begin(true);
    const [at] = nodesOf(begun.table);
    const before = await play(begun.seated, 6);
    ended.add(nodes[at]);
    await nodes[at].end();
    const back: Client[] = [];
    for (const cookie of begun.cookies) back.push(await come(cookie, begun.table, true));
    expect(proxy.led.slice(-3).map(({ node }) => node)).toEqual([1 - at, 1 - at, 1 - at]);
    await play(back, 2);
    const calls = countCalls(nodes[1 - at]);
    expect(await play(back, 10)).toBeGreaterThan(before);
    expect(calls).toEqual({ append: 10 });
  },
  LONG,
);

test(
  'plain HTTP has the same way: asks by their query, polls by their path',
  async () => {
    await startTwo({ shard: 'b7' });
    const cookie = await newGuest(proxy.url, 'Guest');
    const table = await makeTable(cookie, 2);
    expect(table).toMatch(/^b7[\w-]{22}$/);
    const ask = (message: object): Promise<Response> =>
      fetch(`${proxy.url}/api/ask?table=${table}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(message),
      });
    expect(((await (await ask({ ask: 'sit', table })).json()) as Answer).ok).toBe(true);
    const response = await fetch(`${proxy.url}/api/tables/${table}/tells`, { headers: { cookie } });
    expect(await response.json()).toMatchObject([{ tell: 'table', table }]);
    const holding = nodes.filter(({ context }) => context.tables.peek(table) !== undefined);
    expect(holding).toHaveLength(1);
  },
  LONG,
);

test(
  'a table from before there were shards is found, entered and played beside those of a shard',
  async () => {
    await startTwo();
    const old = await begin(true, 2);
    expect(old.table).toHaveLength(22);
    for (const node of nodes)
      Object.assign(node.context, { settings: { ...node.context.settings, shard: 'a1' } });
    const young = await begin(true, 2);
    expect(young.table).toMatch(/^a1[\w-]{22}$/);
    for (const { seated } of [old, young]) await play(seated, 6);
    const { context } = nodes[0];
    expect((await context.store.table(old.table))?.id).toBe(old.table);
    expect((await context.store.entries(young.table, 0)).length).toBeGreaterThanOrEqual(6);
  },
  LONG,
);

test('an id that names no table is refused as before', async () => {
  await startTwo();
  const cookie = await newGuest(proxy.url, 'Guest');
  const client = await connect(proxy.url, cookie, {}, newId('zz'));
  people.push(client);
  expect(await client.ask({ ask: 'enter', table: newId('zz'), seq: 0, events: 0 })).toMatchObject({
    ok: false,
    code: 'unknownTable',
  });
  expect(await client.send({ ask: 'enter', table: `ZZ${newId()}`, seq: 0, events: 0 })).toMatchObject({
    ok: false,
    code: 'malformed',
    where: 'table',
  });
}, 900_000);

test.each(['Caddyfile', 'nginx.conf'] as const)(
  '%s finds the table in every address that names one',
  (file) => {
    const tableIn = (address: string): string | undefined => patternOf(file).exec(address)?.[1];
    for (const id of [newId(), newId('a1')]) {
      const named = [
        `/socket.io/?table=${id}&EIO=4&transport=websocket`,
        `/socket.io/?EIO=4&transport=websocket&table=${id}`,
        `/api/ask?table=${id}`,
        `/api/tables/${id}/tells?seq=3&events=9`,
        `/api/tables/${id}/log`,
        `/table/${id}?sit`,
      ];
      expect(named.map(tableIn)).toEqual(named.map(() => id));
    }
    const others = [
      '/',
      '/together',
      '/api/ask',
      '/socket.io/?EIO=4',
      '/assets/table/x.js',
      '/game/abc?stable=x',
    ];
    expect(others.map(tableIn)).toEqual(others.map(() => undefined));
  },
);
