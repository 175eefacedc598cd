import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CompiledQuery } from 'kysely';
import type { TableTold } from '@landnam/protocol';
import { openDb } from '../../packages/server/src/store/sqlite/sqlite.js';
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

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: TestPostgres;
let cable: Cable;
beforeAll(async () => {
  postgres = await startPostgres();
  cable = await layCable(await postgres.newDatabase());
});
afterAll(async () => {
  await cable.close();
  await postgres.stop();
});

const roomOf = (server: TestServer, table: string) =>
  [...server.context.tables.all()].find(({ id }) => id === table)!;

/** Asa's game with Bjorn, and a table of Embla's where Bjorn sits too, over the same connection. */
const atTwoTables = async (server: TestServer) => {
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  const embla = await connect(server.url, await newGuest(server.url, 'Embla'));
  await embla.enter(await embla.create(rulesFor(['open', 'open'])));
  await embla.must({ ask: 'sit' });
  const { table } = bjorn;
  await bjorn.enter(embla.table);
  await bjorn.must({ ask: 'sit' });
  bjorn.table = table;
  return { asa, bjorn, embla };
};

const seesBjorn = ({ told }: Client): boolean =>
  told!.seats.some(({ name, present }) => name === 'Bjorn' && present);

/** The due player's move cannot be written: from then on the table is in doubt. */
const moveInVain = async (people: readonly Client[], told: TableTold): Promise<void> => {
  for (const [seat, person] of people.entries()) {
    const play = person.play!;
    const sighted = new Sighted(told, seat);
    sighted.see(play);
    if (!sighted.isAwaited()) continue;
    const [first] = sighted.legal();
    const answer = await person.at({ ask: 'act', seq: play.seq, client: 'vain', actions: [first] });
    expect(answer.ok).toBe(false);
  }
};

const errorsOf = async (server: TestServer, what: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`landnam_errors_total\\{what="${what}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

test('a store that is cut off while a client disconnects leaves no ghost at any table', async () => {
  const server = await startServer({ databaseUrl: cable.url, settings: { grace: 600_000 } });
  const { asa, bjorn, embla } = await atTwoTables(server);
  await embla.until(() => seesBjorn(embla));
  expect(seesBjorn(asa)).toBe(true);
  cable.pull();
  await moveInVain([asa, bjorn], asa.told!);
  bjorn.close();
  // the table in doubt could not even be read; who is there needs no store
  await asa.until(() => !seesBjorn(asa));
  await embla.until(() => !seesBjorn(embla));
  cable.plug();
  for (const { table } of [asa, embla]) {
    expect([...roomOf(server, table).readers].map(({ guest }) => guest)).toHaveLength(1);
    expect(roomOf(server, table).missing.size).toBe(1);
  }
  [asa, embla].forEach((person) => person.close());
  await server.end();
});

test('a file that another process holds while a client disconnects leaves no ghost', async () => {
  const server = await startServer({ settings: { grace: 600_000 } });
  const { asa, bjorn, embla } = await atTwoTables(server);
  const { kysely, connection } = await openDb({ dataDir: server.dataDir }, 'write');
  await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  bjorn.close();
  await asa.until(() => !seesBjorn(asa));
  await embla.until(() => !seesBjorn(embla));
  await connection.executeQuery(CompiledQuery.raw('rollback'));
  [asa, embla].forEach((person) => person.close());
  await kysely.destroy();
  await server.end();
});

test('a grace that ends while the store is held is written once it is free, and told to whoever comes', async () => {
  const server = await startServer({ settings: { grace: 50 } });
  const { asa, bjorn, embla } = await atTwoTables(server);
  const cookie = await newGuest(server.url, 'Watcher');
  const seat = bjorn.told!.you!;
  const { kysely, connection } = await openDb({ dataDir: server.dataDir }, 'write');
  await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  bjorn.close();
  while ((await errorsOf(server, 'the store')) < 1) await new Promise((resolve) => setTimeout(resolve, 20));
  const room = roomOf(server, asa.table);
  expect(room.data.seats[seat].away).toBe(false);
  await connection.executeQuery(CompiledQuery.raw('rollback'));
  await asa.until(() => asa.told!.seats[seat].away);
  const watcher = await connect(server.url, cookie);
  await watcher.enter(asa.table);
  expect(watcher.told!.seats[seat]).toMatchObject({ away: true, present: false });
  [asa, embla, watcher].forEach((person) => person.close());
  await kysely.destroy();
  await server.end();
});
