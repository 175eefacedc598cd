/** A node whose own clock is wrong: with PostgreSQL everybody's time is the database's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../packages/server/src/store/open.js';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { beginTable, connect, newGuest, rulesFor, startServer, type TestServer } from '../support/server.js';

const LONG = 300_000;
const HOUR = 3_600_000;
const LIMIT = 120_000;
let postgres: TestPostgres;
let servers: TestServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, LONG);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await postgres?.stop();
}, LONG);

test.each([-HOUR, HOUR])(
  'a clock that is off by %i ms is put right by the database',
  async (off) => {
    const databaseUrl = await postgres.newDatabase();
    const { clock, nodes, bus, store } = await openStore({
      dataDir: '',
      databaseUrl,
      ownClock: () => Date.now() + off,
    });
    const before = Date.now();
    const now = clock.now();
    // what asking takes on a busy machine
    expect(Math.abs(now - before)).toBeLessThan(HOUR / 60);
    await nodes.close();
    await bus.close();
    await store.close();
  },
  LONG,
);

test(
  'a deadline that a node with a fast clock wrote is the same moment at every other one',
  async () => {
    const databaseUrl = await postgres.newDatabase();
    const settings = { paces: { none: 0, relaxed: LIMIT, fast: LIMIT, days: LIMIT } };
    const fast = await startServer({ databaseUrl, settings, ownClock: () => Date.now() + HOUR });
    const right = await startServer({ databaseUrl, settings });
    servers = [fast, right];
    const [asa] = await beginTable(fast.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open'], { pace: 'fast' }));
    const deadlines = asa.play!.clock.deadlines.filter((time) => time !== null);
    expect(deadlines).toHaveLength(1);
    expect(deadlines[0] - Date.now()).toBeLessThanOrEqual(LIMIT + HOUR / 60);
    expect(deadlines[0] - Date.now()).toBeGreaterThan(0);
    const looker = await connect(right.url, await newGuest(right.url, 'Embla'));
    await looker.enter(asa.table);
    await looker.until(() => looker.play !== undefined);
    expect(looker.play!.clock.deadlines).toEqual(asa.play!.clock.deadlines);
    // by its own clock this one would have been over at once
    expect(looker.play!.seq).toBe(asa.play!.seq);
    looker.close();
    asa.close();
  },
  LONG,
);
