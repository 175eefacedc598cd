/** Six people at one table, over the network. */
import { isOver } from '@landnam/engine';
import { replayLog } from '@landnam/maps';
import { verifyLog } from '@landnam/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import { beginTable, playSeat, rulesFor, startServer, type TestServer } from '../support/server.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PEOPLE = ['Asa', 'Bjorn', 'Embla', 'Floki', 'Gisla', 'Hrolf'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

test('[B-70] [B-72] six people play a game in pairs to its end, and its dice can be checked', async () => {
  const rules = rulesFor(
    PEOPLE.map(() => 'open'),
    { options: { pointsToWin: 3 } },
  );
  const people = await beginTable(server.url, PEOPLE, rules);
  const moves = await Promise.all(people.map((person, i) => playSeat(person, seeded(i))));
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(4);
  await people[0].until(() => people[0].told?.phase === 'over');
  const log = await (await fetch(`${server.url}/api/tables/${people[0].table}/log`)).text();
  const [replayed, verified] = [replayLog(log), await verifyLog(log)];
  expect([verified.ok, replayed.ok && isOver(replayed.value.state)]).toEqual([true, true]);
  expect(replayed.ok && replayed.value.options['turns']).toBe('paired');
  people.forEach((person) => person.close());
});

test('[B-72] five people may choose a building phase, four may not', async () => {
  const people = await beginTable(
    server.url,
    PEOPLE.slice(0, 5),
    rulesFor(
      PEOPLE.slice(0, 5).map(() => 'open'),
      { options: { turns: 'building' } },
    ),
  );
  expect(people[0].told?.rules.options).toEqual({ turns: 'building' });
  people.forEach((person) => person.close());
  const refused = await fetch(`${server.url}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ask: 'create',
      rules: rulesFor(['open', 'open', 'open', 'open'], { options: { turns: 'building' } }),
    }),
  });
  expect(await refused.json()).toMatchObject({ ok: false });
});
