import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, newGuest, rulesFor, startServer, type TestServer } from '../support/server.js';

// on a busy machine it takes a while
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

test.each([
  ['a Cyrillic letter', 'Аnn'],
  ['Greek capitals', 'ΑΝΝ'],
  ['an Armenian letter', 'A\u0578n'],
])('nobody sits beside Ann with %s in her name', async (_what, name) => {
  const [ann, other] = [
    await connect(server.url, await newGuest(server.url, 'Ann')),
    await connect(server.url, await newGuest(server.url, name)),
  ];
  const table = await ann.create(rulesFor(['open', 'open']));
  for (const person of [ann, other]) await person.enter(table);
  await ann.must({ ask: 'sit' });
  expect(await other.at({ ask: 'sit' })).toMatchObject({ ok: false, code: 'nameTaken' });
  await other.ask({ ask: 'rename', name: 'Ben' });
  await other.must({ ask: 'sit' });
  await other.ask({ ask: 'rename', name });
  expect(other.told!.seats.map((seat) => seat.name)).toEqual(['Ann', 'Ben']);
  for (const person of [ann, other]) person.close();
});

test.each(['Ann\u3164', 'Ann\u2800', '\u3164', 'A\u115fnn'])('%j is no name', async (name) => {
  const guest = await connect(server.url, await newGuest(server.url));
  expect(await guest.ask({ ask: 'rename', name })).toMatchObject({ ok: false, code: 'badName' });
  guest.close();
});
