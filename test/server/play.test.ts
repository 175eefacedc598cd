import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLog } from '@landnam/table';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  type Client,
  playSeat,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const closeAll = (people: readonly Client[]): void => people.forEach((person) => person.close());

test('two people and a bot play a whole game over sockets, and its dice can be checked', async () => {
  const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'greedy', 'open']));
  const moves = await Promise.all(people.map((person, i) => playSeat(person, seeded(i))));
  expect(Math.min(...moves)).toBeGreaterThan(10);
  const [first, second] = people as [Client, Client];
  await first.until(() => first.told?.phase === 'over');
  expect(first.play?.view).toBe(second.play?.view);
  const log = await (await fetch(`${server.url}/api/tables/${first.table}/log`)).text();
  const verified = await verifyLog(log);
  expect(verified.ok ? '' : verified.error).toBe('');
  closeAll(people);
});
