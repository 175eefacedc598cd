import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, connect, newGuest, rulesFor, startServer, type TestServer } from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { hostWait: 300 } });
});
afterAll(() => server.end());

const sitAt = async (url: string, cookie: string, table: string): Promise<Client> => {
  const client = await connect(url, cookie);
  await client.enter(table === '' ? await client.create(rulesFor(['open', 'open', 'open'])) : table);
  await client.must({ ask: 'sit' });
  return client;
};

/** Asa, who is host, and the others, one after another. */
const lobbyOf = async (names: readonly string[], url = server.url) => {
  const cookies: string[] = [];
  const people: Client[] = [];
  for (const name of names) {
    const cookie = await newGuest(url, name);
    cookies.push(cookie);
    people.push(await sitAt(url, cookie, people[0]?.table ?? ''));
  }
  return { people, cookies };
};

const isHere = ({ told }: Client, name: string): boolean =>
  told!.seats.some((seat) => seat.name === name && seat.present);

test('a host who vanishes in the lobby is succeeded by the next person present, and is an ordinary player when back', async () => {
  const { people, cookies } = await lobbyOf(['Asa', 'Bjorn', 'Embla']);
  const [asa, bjorn, embla] = people;
  bjorn.close();
  await embla.until(() => !isHere(embla, 'Bjorn'));
  asa.close();
  await embla.until(() => embla.told!.host);
  expect(embla.told!.hostName).toBe('Embla');
  // the seat stays: the new host may free it
  expect(embla.told!.seats.map(({ name }) => name)).toEqual(['Asa', 'Bjorn', 'Embla']);
  const back = await connect(server.url, cookies[0]);
  await back.enter(embla.table);
  expect(back.told!.host).toBe(false);
  expect(await back.at({ ask: 'lock', locked: true })).toMatchObject({ code: 'notHost' });
  await embla.must({ ask: 'lock', locked: true });
  [embla, back].forEach((person) => person.close());
});

test('a host who is back in time stays host', async () => {
  const patient = await startServer({ settings: { hostWait: 600_000 } });
  const { people, cookies } = await lobbyOf(['Asa', 'Bjorn'], patient.url);
  const [asa, bjorn] = people;
  asa.close();
  await bjorn.until(() => !isHere(bjorn, 'Asa'));
  const room = [...patient.context.tables.all()].find(({ id }) => id === bjorn.table)!;
  expect(room.missing.size).toBe(1);
  const back = await connect(patient.url, cookies[0]);
  await back.enter(bjorn.table);
  expect(back.told!.host).toBe(true);
  expect(room.missing.size).toBe(0);
  await patient.end();
});

test('if nobody is left the first to arrive is host, after a restart too', async () => {
  const first = await startServer({ settings: { hostWait: 300 } });
  const { people, cookies } = await lobbyOf(['Asa', 'Bjorn'], first.url);
  const { table } = people[0];
  await first.close();
  const second = await startServer({
    dataDir: first.dataDir,
    settings: { hostWait: 300, leastTime: 0 },
  });
  const watcher = await connect(second.url, await newGuest(second.url));
  await watcher.enter(table);
  expect(watcher.told).toMatchObject({ hostName: 'Asa' });
  expect(watcher.told!.seats.map(({ present }) => present)).toEqual([false, false, false]);
  const bjorn = await connect(second.url, cookies[1]);
  await bjorn.enter(table);
  await bjorn.until(() => bjorn.told!.host);
  expect(bjorn.told!.hostName).toBe('Bjorn');
  [watcher, bjorn].forEach((person) => person.close());
  await second.end();
});
