import { afterEach, expect, test, vi } from 'vitest';
import { USUAL } from '../../packages/server/src/settings.js';
import { beginTable, NO_LIMITS, rulesFor, startServer, type TestServer } from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
afterEach(() => server.end());

const reports = () => server.context.store.reports(100);

test('a line is reported once by each person, in letters', async () => {
  server = await startServer();
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  await asa.must({ ask: 'chat', text: 'grrr' });
  for (let i = 0; i < 20; i++) await bjorn.must({ ask: 'report', chat: 1, reason: 'ru\u001b[2Jde' });
  await asa.must({ ask: 'report', chat: 1, reason: 'sorry' });
  expect((await reports()).map(({ reason }) => reason).sort()).toEqual(['ru[2Jde', 'sorry']);
  expect(await bjorn.at({ ask: 'report', chat: 1, reason: '\u0007' })).toMatchObject({
    code: 'malformed',
    where: 'reason',
  });
});

test('reports have a rate limit of their own', async () => {
  const rate = { atOnce: USUAL.limits.reports.atOnce, perSecond: 0 };
  server = await startServer({ settings: { limits: { ...NO_LIMITS, reports: rate } } });
  const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  for (let i = 0; i < 10; i++) await asa.must({ ask: 'chat', text: `grrr ${i}` });
  const answers = [];
  for (let chat = 1; chat <= 10; chat++)
    answers.push(await bjorn.at({ ask: 'report', chat, reason: 'rude' }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect(answers.at(-1)).toMatchObject({ code: 'tooFast' });
  expect(await reports()).toHaveLength(5);
});
