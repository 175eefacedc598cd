/** A batch that fails over its commit is tried again, one by one: then the winner of the first time is told that somebody was faster. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashOfNonce } from '@landnam/table';
import type { Answer } from '@landnam/protocol';
import {
  type Client,
  connect,
  newGuest,
  rulesFor,
  Sighted,
  startServer,
  type TestServer,
} from '../support/server.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

let [asa, bjorn]: Client[] = [];
beforeEach(async () => {
  asa = await connect(server.url, await newGuest(server.url, 'Asa'));
  bjorn = await connect(server.url, await newGuest(server.url, 'Bjorn'));
  const table = await asa.create(rulesFor(['open', 'open']));
  for (const person of [asa, bjorn]) {
    await person.enter(table);
    await person.sitReady();
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const person of [asa, bjorn]) person.close();
});

/** Every write from now on is made, and made once more, as a batch does whose connection broke over the commit. */
const writeTwice = (): void => {
  const { store } = server.context;
  const [append, change] = [store.append.bind(store), store.changeTable.bind(store)];
  vi.spyOn(store, 'append').mockImplementation(async (row) => (await append(row), append(row)));
  vi.spyOn(store, 'changeTable').mockImplementation(async (row) => (await change(row), change(row)));
};

const begin = async (): Promise<void> => {
  await asa.must({ ask: 'start' });
  await asa.open();
  await bjorn.open();
  for (const person of [asa, bjorn]) await person.until(() => person.play !== undefined);
};

test('whoever starts a game is told so, and it is begun once', async () => {
  writeTwice();
  expect(await asa.at({ ask: 'start' })).toMatchObject({ ok: true });
  expect(await asa.at({ ask: 'open', nonce: asa.nonce })).toMatchObject({ ok: true });
  expect(await bjorn.at({ ask: 'open', nonce: bjorn.nonce })).toMatchObject({ ok: true });
  await bjorn.until(() => bjorn.told?.phase === 'playing');
});

test('a host who asks twice has what was asked for', async () => {
  const twice = await Promise.all([asa.at({ ask: 'start' }), asa.at({ ask: 'start' })]);
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
});

test.each([
  ['stands up', () => bjorn.at({ ask: 'stand' })],
  ['sends somebody away', () => asa.at({ ask: 'remove', seat: bjorn.told!.you! })],
  ['says ready anew', () => bjorn.at({ ask: 'ready', hash: hashOfNonce(bjorn.nonce) })],
] satisfies [string, () => Promise<Answer>][])('whoever %s is told so', async (_what, ask) => {
  await bjorn.until(() => bjorn.told?.you !== null);
  writeTwice();
  expect(await ask()).toMatchObject({ ok: true });
});

test('a move is taken once, and so is what is done beside the rules', async () => {
  await begin();
  writeTwice();
  const due = [asa, bjorn].find((person) => {
    const sight = new Sighted(person.told!, person.told!.you!);
    sight.see(person.play!);
    return sight.isAwaited();
  })!;
  const sight = new Sighted(due.told!, due.told!.you!);
  sight.see(due.play!);
  const { seq } = due.play!;
  const moved = await due.at({ ask: 'act', seq, client: 'one', actions: sight.legal().slice(0, 1) });
  expect(moved).toMatchObject({ ok: true });
  await due.until(() => due.play!.seq > seq);
  expect(await bjorn.at({ ask: 'resign' })).toMatchObject({ ok: true });
  const lines = await server.context.store.entries(asa.table, 0);
  expect(lines.filter(({ client }) => client.endsWith(' one')).length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
});
