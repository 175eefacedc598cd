import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer } from '@landnam/protocol';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  playSeat,
  post,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { banCheck: 100 } });
});
afterAll(() => server.end());

const roomOf = (table: string, at = server) => [...at.context.tables.all()].find(({ id }) => id === table)!;
const guestAt = (client: Client): string =>
  roomOf(client.table).data.seats[client.told!.you!].guest ?? 'nobody';
const setBan = (guest: string, banned: boolean): Promise<void> =>
  server.context.store.banGuest(guest, banned);

/** By plain HTTP: the status and the code of a refusal. */
const get = async (path: string, cookie: string): Promise<readonly [number, string]> => {
  const response = await fetch(`${server.url}/api/tables/${path}`, { headers: { cookie } });
  const text = await response.text();
  return [response.status, text.startsWith('{') ? ((JSON.parse(text) as { code?: string }).code ?? '') : ''];
};

/** A person who sits at a table by plain HTTP only. */
const sitDown = async (table: string, name: string): Promise<{ cookie: string; guest: string }> => {
  const cookie = await newGuest(server.url, name);
  const answer = (await (await post(server.url, { ask: 'sit', table }, cookie)).json()) as Answer;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return { cookie, guest: roomOf(table).data.seats[answer.seat!].guest! };
};

const isBanned = async (cookie: string): Promise<boolean> => {
  const answer = (await (await post(server.url, { ask: 'myGames' }, cookie)).json()) as Answer;
  return !answer.ok && answer.code === 'banned';
};

const host = async (seats = ['open', 'open']): Promise<Client> => {
  const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
  await asa.enter(await asa.create(rulesFor(seats)));
  await asa.must({ ask: 'sit' });
  return asa;
};

/** Waits until a ban takes effect, for as long as that may take. */
const until = async (look: () => Promise<boolean>): Promise<void> => {
  while (!(await look())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a ban is checked at every entry point: news, log, asks, codes', async () => {
  const asa = await host();
  const bjorn = await sitDown(asa.table, 'Bjorn');
  expect((await get(`${asa.table}/tells`, bjorn.cookie))[0]).toBe(200);
  const { code } = (await (await post(server.url, { ask: 'passOn' }, bjorn.cookie)).json()) as {
    code: string;
  };
  await setBan(bjorn.guest, true);
  await until(() => isBanned(bjorn.cookie));
  expect(await get(`${asa.table}/tells`, bjorn.cookie)).toEqual([403, 'banned']);
  expect(await get(`${asa.table}/log`, bjorn.cookie)).toEqual([403, 'banned']);
  const arrived = await post(server.url, { ask: 'arrive', code }, await newGuest(server.url));
  expect(await arrived.json()).toMatchObject({ ok: false, code: 'banned' });
  expect(arrived.headers.get('set-cookie')).toBeNull();
  await setBan(bjorn.guest, false);
  await until(async () => (await get(`${asa.table}/tells`, bjorn.cookie))[0] === 200);
  asa.close();
});

test('a guest who is banned while a poll waits is told so', async () => {
  const asa = await host();
  const bjorn = await sitDown(asa.table, 'Bjorn');
  await get(`${asa.table}/tells`, bjorn.cookie);
  const { told } = roomOf(asa.table).data;
  const waiting = get(`${asa.table}/tells?wait=25&version=${told}`, bjorn.cookie);
  await asa.until(() => asa.told!.seats.some(({ name, present }) => name === 'Bjorn' && present));
  await setBan(bjorn.guest, true);
  expect(await waiting).toEqual([403, 'banned']);
  asa.close();
});

test('an open connection of a banned guest that asks nothing is told and closed', async () => {
  const asa = await host();
  const bjorn = await connect(server.url, await newGuest(server.url, 'Bjorn'));
  await bjorn.enter(asa.table);
  await bjorn.must({ ask: 'sit' });
  await bjorn.until(() => bjorn.told!.you !== null);
  await setBan(guestAt(bjorn), true);
  await bjorn.until(() => !bjorn.socket.connected);
  expect(bjorn.tells.at(-1)).toEqual({ tell: 'gone', code: 'banned' });
  asa.close();
});

test('in a lobby a banned guest’s seat is free, and another person is host', async () => {
  const asa = await host();
  const bjorn = await connect(server.url, await newGuest(server.url, 'Bjorn'));
  await bjorn.enter(asa.table);
  await bjorn.must({ ask: 'sit' });
  await setBan(guestAt(asa), true);
  await bjorn.until(() => bjorn.told!.host);
  expect(bjorn.told!.seats.map(({ kind }) => kind)).toEqual(['open', 'person']);
  expect(bjorn.told!.hostName).toBe('Bjorn');
  bjorn.close();
});

test('in a game a bot plays for a banned guest, the log says so, and the seat is returned once the ban is lifted', async () => {
  const cookies = [await newGuest(server.url, 'Asa'), await newGuest(server.url, 'Bjorn')];
  const people = await Promise.all(cookies.map((cookie) => connect(server.url, cookie)));
  const table = await people[0].create(rulesFor(['open', 'open']));
  for (const person of people) {
    await person.enter(table);
    await person.sitReady();
  }
  await people[0].must({ ask: 'start' });
  for (const person of people) await person.open();
  const [asa, bjorn] = people;
  const seat = asa.told!.you!;
  const guest = guestAt(asa);
  // the host: so that another person can let people in afterwards
  await setBan(guest, true);
  await bjorn.until(() => bjorn.told!.seats[seat].away && !bjorn.told!.seats[seat].present);
  expect(bjorn.told!.host).toBe(true);
  const byBot = (): boolean =>
    roomOf(table).live!.entries.some((line) => line.startsWith(`p${seat} `) && line.endsWith('; bot normal'));
  await playSeat(bjorn, seeded(5), () => byBot() && bjorn.play!.seq > 20);
  expect(byBot()).toBe(true);
  expect(roomOf(table).data.notes.map(({ note }) => note)).toContain(`p${seat} is banned: bot normal plays`);
  expect(roomOf(table).data.seats[seat].present).toBe(false);
  await setBan(guest, false);
  await until(async () => !(await isBanned(cookies[0])));
  const back = await connect(server.url, cookies[0]);
  await back.enter(table);
  expect(back.told!.seats[seat].away).toBe(true);
  await back.must({ ask: 'sit' });
  await bjorn.until(() => !bjorn.told!.seats[seat].away && bjorn.told!.seats[seat].present);
  expect(back.told!.host).toBe(false);
  [back, bjorn].forEach((person) => person.close());
});

test('a ban that was made while the server was down holds from its start', async () => {
  const first = await startServer();
  const [asa, bjorn] = await beginTable(first.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open', 'greedy']));
  const seat = bjorn.told!.you!;
  const { guest } = roomOf(asa.table, first).data.seats[seat];
  await first.context.store.banGuest(guest!, true);
  await first.close();
  const second = await startServer({ dataDir: first.dataDir, settings: { banCheck: 100 } });
  const watcher = await connect(second.url, await newGuest(second.url));
  await watcher.enter(asa.table);
  await watcher.until(() => watcher.told!.seats[seat].away);
  expect(watcher.told!.seats[seat]).toMatchObject({ present: false, away: true });
  watcher.close();
  await second.end();
});

test('a banned guest does not come along to the next game', async () => {
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open', 'random']));
  await Promise.all([playSeat(asa, seeded(1)), playSeat(bjorn, seeded(2))]);
  await asa.until(() => asa.told!.phase === 'over');
  await setBan(guestAt(bjorn), true);
  await bjorn.until(() => !bjorn.socket.connected);
  const { table } = await asa.must({ ask: 'rematch' });
  await asa.enter(table!);
  expect(asa.told!.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'open', 'person']);
  asa.close();
});
