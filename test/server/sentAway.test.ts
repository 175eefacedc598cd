import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import {
  type Client,
  connect,
  newGuest,
  playSeat,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const come = async (name: string, table: string): Promise<Client> => {
  const client = await connect(server.url, await newGuest(server.url, name));
  await client.enter(table);
  return client;
};

/** Asa's table, from which Bjorn was sent away. */
const lobby = async (seats: readonly string[], more = {}) => {
  const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
  await asa.enter(await asa.create(rulesFor(seats, more)));
  await asa.must({ ask: 'sit' });
  const bjorn = await come('Bjorn', asa.table);
  await bjorn.must({ ask: 'sit' });
  await bjorn.until(() => bjorn.told!.you !== null);
  await asa.must({ ask: 'remove', seat: bjorn.told!.you! });
  await bjorn.until(() => bjorn.told!.you === null);
  return { asa, bjorn };
};

const AWAY = { ok: false, code: 'locked', where: 'removed' };

test('a person who is sent away may watch but not sit down again, unless the host lets them', async () => {
  const { asa, bjorn } = await lobby(['open', 'open', 'open']);
  expect(await bjorn.at({ ask: 'sit' })).toMatchObject(AWAY);
  expect(await bjorn.at({ ask: 'sit', seat: 2 })).toMatchObject(AWAY);
  expect(bjorn.told).toMatchObject({ removed: true, you: null });
  await bjorn.until(() => bjorn.told!.watchers === 1);
  expect(bjorn.told!.sentAway).toBeUndefined();
  const embla = await come('Embla', asa.table);
  await embla.must({ ask: 'sit' });
  expect(embla.told).toMatchObject({ removed: false });
  expect(await embla.at({ ask: 'readmit', person: 1 })).toMatchObject({ code: 'notHost' });
  expect(asa.told!.sentAway).toEqual([{ person: 1, name: 'Bjorn' }]);
  await asa.must({ ask: 'readmit', person: 1 });
  await bjorn.until(() => bjorn.told!.removed === false);
  expect(asa.told!.sentAway).toEqual([]);
  await bjorn.must({ ask: 'sit' });
  // a player who frees their own seat is not shut out of their own table
  await asa.must({ ask: 'remove', seat: 0 });
  await asa.must({ ask: 'sit' });
  [asa, bjorn, embla].forEach((person) => person.close());
});

test('a person who is sent away takes no seat later, neither in the game nor in the next one', async () => {
  const { asa, bjorn } = await lobby(['open', 'open'], { takeSeats: true });
  await asa.must({ ask: 'change', rules: rulesFor(['open', 'random'], { takeSeats: true }) });
  await asa.sitReady();
  await asa.must({ ask: 'start' });
  await asa.open();
  await bjorn.until(() => bjorn.told!.phase === 'playing');
  expect(await bjorn.at({ ask: 'sit', seat: 1 })).toMatchObject(AWAY);
  await playSeat(asa, seeded(4));
  await asa.until(() => asa.told!.phase === 'over');
  const { table } = await asa.must({ ask: 'rematch' });
  await asa.enter(table!);
  await asa.must({ ask: 'change', rules: rulesFor(['open', 'open']) });
  await bjorn.enter(table!);
  expect(await bjorn.at({ ask: 'sit' })).toMatchObject(AWAY);
  [asa, bjorn].forEach((person) => person.close());
});

test('a table that a guest was sent away from is not one of theirs, and a guest who asks to be forgotten leaves no name there', async () => {
  const { asa, bjorn } = await lobby(['open', 'open']);
  expect(await bjorn.ask({ ask: 'myGames' })).toMatchObject({ ok: true, games: [] });
  await bjorn.ask({ ask: 'forget' });
  const stored = await server.context.store.table(asa.table);
  expect(stored!.data).not.toContain('Bjorn');
  [asa, bjorn].forEach((person) => person.close());
});
