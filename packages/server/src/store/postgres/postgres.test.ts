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
  for (const { jobs, bus, store } of opened) {
    await jobs.close();
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

/** Waits until all of them say so; each is asked again whenever it hears of a count. */
const untilCounted = (buses: readonly (Bus | undefined)[], table: string, count: number): Promise<unknown> =>
  Promise.all(
    buses.map((bus) =>
      vi.waitFor(() => expect(bus?.watchers(table)).toBe(count), { timeout: HOOKS, interval: 10 }),
    ),
  );

test('watchers at any node are counted by all nodes, including later ones, and without those of dead nodes', async () => {
  const [a, b] = await nodes(2);
  const counted = new Promise<string>((resolve) =>
    b?.bus.listen({ heard: () => undefined, counted: resolve }),
  );
  a?.bus.count('t', 2);
  expect(await counted).toBe('t');
  b?.bus.count('t', 1);
  await untilCounted([a?.bus, b?.bus], 't', 3);
  const c = await node();
  await untilCounted([c.bus], 't', 3);
  a?.bus.count('t', 0);
  await untilCounted([a?.bus, b?.bus, c.bus], 't', 1);
  a?.bus.count('t', 5);
  await untilCounted([b?.bus, c.bus], 't', 6);
  await a?.bus.close();
  await untilCounted([b?.bus, c.bus], 't', 1);
  // what is sent when a node dies: the node that notices tells the others, and the living ones repeat their counts
  await query(`select pg_notify('landnam', 'dead t=5')`);
  await untilCounted([b?.bus, c.bus], 't', 6);
  await query(`insert into nodes (worker, lock) values ('dead', 12345)`);
  await b?.jobs.run(async () => undefined);
  await untilCounted([b?.bus, c.bus], 't', 1);
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

test('a node that lost its connection for a while is registered again, so that its jobs are not locked for ever', async () => {
  const [a] = await nodes(1);
  await a?.jobs.run(async () => undefined);
  const workers = await query('select 1 from nodes');
  expect(workers).toBeGreaterThan(0);
  // as another node does that finds its lock free
  await query('delete from nodes');
  await query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  await vi.waitFor(async () => expect(await query('select 1 from nodes')).toBe(workers), HOOKS);
});

test('two hundred jobs over two nodes run once each', async () => {
  const [a, b] = await nodes(2);
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    const work = async ({ key }: { key: string }): Promise<void> => {
      if (done.push(key) === 200) resolve();
    };
    const start = async (): Promise<void> => {
      await Promise.all([a?.jobs.run(work), b?.jobs.run(work)]);
      const job = { kind: 'deadline', table: 't', at: Date.now(), seq: 1 } as const;
      await Promise.all(Array.from({ length: 200 }, (_, i) => a?.jobs.put({ ...job, key: `k${i}` })));
    };
    void start();
  });
  expect(new Set(done).size).toBe(200);
});

test('the job of a node that died during it is run by another', async () => {
  const [b, c] = await nodes(2);
  const missed = new Promise<void>((resolve) => c?.bus.listen({ heard: () => undefined, missed: resolve }));
  // what a dead node leaves behind: a job it had taken, and its name without its lock
  await query(`insert into nodes (worker, lock) values ('dead', 12345)`);
  await b?.jobs.put({ key: 'k', kind: 'bot', table: 't', at: Date.now(), seq: 3 });
  await query(`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = 1`);
  const done = new Promise<number>((resolve) => void b?.jobs.run(async ({ seq }) => resolve(seq)));
  expect(await done).toBe(3);
  // the dead node may not have announced its last writes: all others read on
  await missed;
});
