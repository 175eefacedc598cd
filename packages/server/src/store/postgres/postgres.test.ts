import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../scripts/postgres.mjs';
import { openStore, type OpenedStore } from '../open.js';
import type { Bus } from '../store.js';

const HOOKS = 60_000;
let server: TestPostgres;
let databaseUrl: string;
let opened: OpenedStore[] = [];

beforeAll(async () => {
  server = await startPostgres();
}, HOOKS);
afterAll(() => server.stop(), HOOKS);

const node = async (): Promise<OpenedStore> => {
  const made = await openStore({ dataDir: '', databaseUrl });
  opened.push(made);
  return made;
};

const nodes = async (count: number): Promise<OpenedStore[]> => {
  databaseUrl = await server.newDatabase();
  return Promise.all(Array.from({ length: count }, node));
};

afterEach(async () => {
  for (const { nodes: own, bus, store } of opened) {
    await own.close();
    await bus.close();
    await store.close();
  }
  opened = [];
}, HOOKS);

const query = async (text: string): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(text);
  await client.end();
  return rowCount ?? 0;
};

test('the other nodes hear what one announces', async () => {
  const [a, b, c] = await nodes(3);
  const heard = [b, c].map(
    (each) =>
      new Promise<string[]>((resolve) => {
        const tables: string[] = [];
        each?.bus.listen({ heard: (table) => tables.push(table) === 300 && resolve(tables) });
      }),
  );
  const told = Array.from({ length: 300 }, (_, i) => `table${i}`);
  for (const table of told) a?.bus.tell(table);
  for (const tables of await Promise.all(heard)) expect(tables.sort()).toEqual([...told].sort());
});

/** Until all these say so. */
const untilThere = (buses: readonly (Bus | undefined)[], seats: number, watchers: number): Promise<unknown> =>
  Promise.all(
    buses.map((bus) =>
      vi.waitFor(() => expect(bus?.others('t')).toEqual({ seats, watchers }), {
        timeout: HOOKS,
        interval: 10,
      }),
    ),
  );

test('who is there at any node is known by all, by those who come later and without those who ended or died', async () => {
  const [a, b] = await nodes(2);
  const met = new Promise<string>((resolve) => b?.bus.listen({ heard: () => undefined, met: resolve }));
  a?.bus.say('t', { seats: 1, watchers: 2 });
  expect(await met).toBe('t');
  b?.bus.say('t', { seats: 6, watchers: 1 });
  await untilThere([a?.bus], 6, 1);
  const c = await node();
  await untilThere([c.bus], 7, 3);
  a?.bus.say('t', { seats: 0, watchers: 0 });
  await untilThere([c.bus], 6, 1);
  a?.bus.say('t', { seats: 8, watchers: 5 });
  await untilThere([c.bus], 14, 6);
  await a?.bus.close();
  await untilThere([c.bus], 6, 1);
  // what one says that dies: whoever sees it tells the others, and the living say again what they have
  await query(`select pg_notify('landnam_people', '{"node":"12345","people":{"t":[16,5]}}')`);
  await untilThere([b?.bus], 16, 5);
  await untilThere([c.bus], 22, 6);
  await query(`insert into nodes (worker, lock) values ('node 12345', 12345)`);
  await b?.nodes.watch();
  await untilThere([b?.bus], 0, 0);
  await untilThere([c.bus], 6, 1);
});

test('more tables than one message may hold are told', async () => {
  const [a, b] = await nodes(2);
  const ids = Array.from({ length: 1000 }, (_, i) => `t${i}`.padEnd(22, 'x'));
  for (const [i, id] of ids.entries()) a?.bus.say(id, { seats: 15, watchers: i });
  await vi.waitFor(() => ids.forEach((id, i) => expect(b?.bus.others(id).watchers).toBe(i)), HOOKS);
  const c = await node();
  await vi.waitFor(() => ids.forEach((id, i) => expect(c.bus.others(id).watchers).toBe(i)), HOOKS);
});

test('a connection that breaks is restored, and reports that it may have missed something', async () => {
  const [a, b] = await nodes(2);
  const missed = new Promise<void>((resolve) => b?.bus.listen({ heard: () => undefined, missed: resolve }));
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await missed;
  const heard = new Promise<string>((resolve) => b?.bus.listen({ heard: resolve }));
  a?.bus.tell('again');
  expect(await heard).toBe('again');
  expect(await a?.store.ping()).toBe(true);
});

test('a node that lost its line for a while is known again', async () => {
  const [a] = await nodes(1);
  await a?.nodes.watch();
  expect(await query('select 1 from nodes')).toBe(1);
  // as another node does that finds its lock free
  await query('delete from nodes');
  await query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  await vi.waitFor(async () => expect(await query('select 1 from nodes')).toBe(1), HOOKS);
});

test('what is due at a node that died is due at once, and all others read on', async () => {
  const [b, c] = await nodes(2);
  const missed = new Promise<void>((resolve) => c?.bus.listen({ heard: () => undefined, missed: resolve }));
  // what a dead node leaves: its name without its lock
  await query(`insert into nodes (worker, lock) values ('node 12345', 12345)`);
  await query(`insert into due (table_id, kind, at, node) values ('t', 'think', 9000000000000, 12345),
    ('t', 'time', 9000000000000, 12345), ('other', 'think', 9000000000000, 1)`);
  await b?.nodes.watch();
  expect(await b?.store.dueRows('think', 0, 9)).toEqual([{ table: 't', kind: 'think', at: 0, node: 12345 }]);
  expect(await b?.store.dueRows('time', 0, 9)).toEqual([]);
  // what the dead one wrote last it may not have told
  await missed;
});
