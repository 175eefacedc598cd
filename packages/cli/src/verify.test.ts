import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fetchGame } from '@landnam/maps';
import type { ToldView } from '@landnam/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dealt,
  openingOf,
  playOut,
  sealedFor,
  sealOf,
  setUp,
  toldLog,
  viewOf,
} from '../../../test/support/fair.js';
import { commandFolder, inside, landnamIn } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const file = join(folder, 'fair.log');
const [sealed, setup] = [sealedFor(3), setUp('base', 3)];
const views: ToldView[] = [];
let text = '';
let server: Server;
let address = '';

beforeAll(async () => {
  await fetchGame('base');
  const live = dealt(setup, sealed);
  await playOut(live, (now) => void views.push(viewOf(now, 0)));
  text = toldLog(live, sealed);
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
  expect([code, JSON.parse(out)]).toEqual([
    0,
    { holds: true, because: expect.stringContaining(`${outcomes} outcomes`), seal: 'none', outcomes },
  ]);
});

test('every outcome is shown with its proof', async () => {
  const { out } = await inside('verify', file, '--all');
  expect(out).toContain('It holds: ');
  expect(
    out.split('\n').filter((line) => / rollDice .* of 36 {2}[0-9a-f]{16}$/.test(line)).length,
  ).toBeGreaterThan(10);
});

test('the address of a table means its log', async () => {
  const { out } = await inside('verify', `${address}/table/abc`, '--json');
  expect(JSON.parse(out)).toMatchObject({ holds: true });
});

test('a changed die does not hold: exit code 1 and which entry', () => {
  const changed = join(folder, 'changed.log');
  writeFileSync(changed, text.replace(/^\* rollDice 1 2$/m, '* rollDice 1 1'));
  const { code, out } = landnam('verify', changed, '--json');
  expect([code, JSON.parse(out)]).toMatchObject([1, { holds: false, outcomes: 0 }]);
  expect(out).toMatch(/entry \d+: .* was not drawn/);
});

const sealFile = (name: string, seal: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof seal === 'string' ? seal : JSON.stringify(seal));
  return path;
};

test('a seal that a browser saved is compared: opening, nonce, and what was told', async () => {
  const seal = sealFile('ann.seal', sealOf(openingOf(setup, sealed), 0, views));
  const { out } = await inside('verify', file, '--seal', seal, '--json');
  expect(JSON.parse(out)).toMatchObject({ holds: true, seal: 'matched' });
  const { out: said } = await inside('verify', file, '--seal', seal);
  expect(said).toContain('It agrees with the seal');
  expect(said).toContain('Not proven: ');
});

test('a log that is not what was sealed does not hold: exit code 1, and what differs', () => {
  const seal = sealFile('bob.seal', sealOf({ ...openingOf(setup, sealed), commitment: '0'.repeat(64) }, 2));
  const { code, out } = landnam('verify', file, '--seal', seal, '--json');
  expect([code, JSON.parse(out)]).toEqual([
    1,
    {
      holds: false,
      because: 'opening 1: log and seal differ in the commitment',
      seal: 'differs',
      outcomes: 0,
    },
  ]);
});

test('without a seal it says that it compared nothing', async () => {
  expect((await inside('verify', file)).out).toContain('No seal was compared');
});

test.each<[unknown, RegExp]>([
  ['{', /the seal is not complete JSON/],
  [{}, /the seal: format: a text is needed, not nothing/],
  [{ format: 'x', table: 't', openings: [], views: [] }, /the seal is not a "landnam-seal 1"/],
  [
    { format: 'landnam-seal 1', table: 't', openings: [{ seat: 9 }], views: [] },
    /the seal: openings 1 opening: /,
  ],
])('a seal that is none is one line and exit code 2 (%#)', async (seal, why) => {
  const { code, out, err } = await inside('verify', file, '--seal', sealFile('wrong.seal', seal));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(why);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each<[() => string, RegExp]>([
  [() => `${address}/table/none`, /the answer is 404, not a log/],
  [() => 'http://127.0.0.1:1/table/x', /there is no answer/],
  [() => join(folder, 'none.log'), /there is no such file/],
])('what cannot be read is one line and exit code 2 (%#)', async (source, why) => {
  const { code, out, err } = await inside('verify', source());
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(why);
  expect(err.trim().split('\n')).toHaveLength(1);
});
