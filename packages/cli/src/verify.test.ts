import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Seat } from '@landnam/engine';
import { fairTable, secretFor, seededMinds, writeLog } from '@landnam/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandFolder, inside, landnamIn } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const file = join(folder, 'fair.log');
const secret = secretFor('t', new Uint8Array(32).fill(1));
let text = '';
let server: Server;
let address = '';

beforeAll(async () => {
  const players = [0, 1, 2].map((seat) => ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' }) as const);
  const nonces = ['0'.repeat(32), null, null];
  const live = fairTable(
    { game: 'base', options: {}, seed: '', players },
    { secret, nonces },
    seededMinds('x'),
  );
  if (!live.ok) throw new Error(live.error);
  for (live.value.playNature(); live.value.over() === null; live.value.playNature())
    await live.value.playBot(live.value.next() as Seat);
  text = writeLog(live.value, 0, { reveal: { secret } });
  writeFileSync(file, text);
  server = createServer((request, response) => {
    response.statusCode = request.url === '/api/tables/abc/log' ? 200 : 404;
    response.end(text);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('a fair game holds, and says how many outcomes were checked', () => {
  const { code, out } = landnam('verify', file, '--json');
  const outcomes = text.split('\n').filter((line) => line.startsWith('* ')).length + 1;
  expect([code, JSON.parse(out)]).toEqual([0, { ok: true, outcomes }]);
});

test('every outcome is shown with its proof', async () => {
  const { out } = await inside('verify', file, '--all');
  expect(out).toContain('It holds: ');
  expect(
    out.split('\n').filter((line) => / rollDice .* of 36 {2}[0-9a-f]{16}$/.test(line)).length,
  ).toBeGreaterThan(10);
});

test('the address of a table stands for its log', async () => {
  const { out } = await inside('verify', `${address}/table/abc`, '--json');
  expect(JSON.parse(out)).toMatchObject({ ok: true });
});

test('a changed die does not hold: exit code 1 and which entry', () => {
  const changed = join(folder, 'changed.log');
  writeFileSync(changed, text.replace(/^\* rollDice 1 2$/m, '* rollDice 1 1'));
  const { code, out } = landnam('verify', changed, '--json');
  expect([code, JSON.parse(out)]).toMatchObject([1, { ok: false, outcomes: 0 }]);
  expect(out).toMatch(/entry \d+: .* was not drawn/);
});

test.each<[() => string, RegExp]>([
  [() => `${address}/table/none`, /the answer is 404, no log/],
  [() => 'http://127.0.0.1:1/table/x', /nobody answers there/],
  [() => join(folder, 'none.log'), /there is no such file/],
])('what cannot be read is one line and exit code 2 (%#)', async (source, why) => {
  const { code, out, err } = await inside('verify', source());
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(why);
  expect(err.trim().split('\n')).toHaveLength(1);
});
