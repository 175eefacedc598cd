/** `landnam admin` on a store that a server has filled. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore, closeStore, type OpenedStore } from '@landnam/server/operations';
import { inside } from '../../../test/support/landnam.js';
import { newData } from '@landnam/table/machine';

const folder = mkdtempSync(join(tmpdir(), 'landnam-admin-'));
const landnamIn =
  (where: string) =>
  (...args: string[]): ReturnType<typeof inside> => {
    vi.stubEnv('DATA_DIR', join(where, 'data'));
    return inside(...args);
  };
const landnam = landnamIn(folder);
const IDS = ['A', 'B'].map((letter) => letter.repeat(22));
const RULES = {
  game: 'base',
  options: {},
  seats: ['open', 'open', 'greedy'],
  visibility: 'public',
  pace: 'none',
  chat: true,
  takeSeats: false,
  delay: 0,
  secretLog: false,
} as const;

let opened: OpenedStore;

const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await landnam(...args);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as unknown;
};

const addTable = async (id: string, code: string): Promise<void> => {
  const data = newData(
    { id, salt: new Uint8Array(32) },
    { ...RULES, seats: [...RULES.seats] },
    { guest: 'g-ann', name: 'Ann' },
    Date.now(),
  );
  const seats = data.seats.map((seat, i) => (i === 0 ? { ...seat, guest: 'g-ann', name: 'Ann' } : seat));
  const row = { id, code, version: 0, phase: data.phase, visibility: 'public', updated: Date.now() };
  await opened.store.createTable({
    ...row,
    data: JSON.stringify({ ...data, seats }),
    guests: ['g-ann'],
    seated: 1,
  });
};

beforeAll(async () => {
  opened = await openStore({ dataDir: join(folder, 'data') });
  const created = Date.now();
  await opened.store.createGuest({ id: 'g-ann', name: 'Ann', created, seen: created, banned: false });
  await addTable(IDS[0], 'AAAAAA');
  await addTable(IDS[1], 'BBBBBB');
  await opened.store.addChat(IDS[0], { guest: 'g-ann', name: 'Ann', seat: 0, text: 'grrr', at: created });
  await opened.store.report(IDS[0], 1, 'g-ben', 'rude', created);
});
afterAll(async () => {
  await closeStore(opened);
  rmSync(folder, { recursive: true, force: true });
});

test('lists tables with those who sit there, and what was reported', async () => {
  const tables = (await json('admin', 'list', '--json')) as { id: string; seats: unknown[] }[];
  expect(tables.map(({ id }) => id).sort()).toEqual(IDS);
  expect(tables[0].seats[0]).toEqual({ seat: 0, name: 'Ann', guest: 'g-ann' });
  expect((await landnam('admin', 'list')).out).toMatch(
    /A{22} {2}AAAAAA {2}gathering {2}base .*Ann \(g-ann\)/,
  );
  expect((await landnam('admin', 'list', '--phase', 'over')).out).toBe('There are no tables.\n');
  expect((await landnam('admin', 'list', '--reports')).out).toContain('rude  Ann (g-ann): grrr');
});

test('people’s text reaches the terminal without anything that would move its cursor', async () => {
  const at = Date.now();
  const text = 'bad\u001b[2J\u009b31m\u202eline';
  await opened.store.addChat(IDS[1], { guest: 'g-ann', name: 'A\u0007nn', seat: 0, text, at });
  await opened.store.report(IDS[1], 1, 'g-ben', 'rude\r\u001b]0;title\u0007', at);
  for (const flags of [[], ['--json']]) {
    const { out } = await landnam('admin', 'list', '--reports', ...flags);
    expect(out).toMatch(/bad\[2J31mline/);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}|\\u00/u);
  }
});

test('closes a table by code or the beginning of its id, and says why', async () => {
  expect((await landnam('admin', 'close', 'aaaaaa', '--why', 'moving house')).code).toBe(0);
  const row = await opened.store.table(IDS[0]);
  expect(row).toMatchObject({ phase: 'closed', version: 1 });
  expect(JSON.parse(row?.data ?? '')).toMatchObject({
    phase: 'closed',
    closed: { code: 'operator', line: 'moving house' },
    told: 2,
  });
  expect(await opened.store.tablesOf('g-ann', 5)).toHaveLength(2);
  expect(await landnam('admin', 'close', 'XXXX')).toMatchObject({ code: 2, out: '' });
});

test('reopens a table, and says in one line why not', async () => {
  expect((await landnam('admin', 'reopen', 'AAAA')).out).toBe(`Table ${IDS[0]} is open again.\n`);
  const row = await opened.store.table(IDS[0]);
  expect(row).toMatchObject({ phase: 'gathering', version: 2 });
  expect(JSON.parse(row?.data ?? '')).toMatchObject({ phase: 'gathering', closed: null, told: 3 });
  const [again, none, missing] = [
    await landnam('admin', 'reopen', 'AAAA'),
    await landnam('admin', 'reopen', 'XXXX'),
    await landnam('admin', 'reopen'),
  ];
  expect(again).toEqual({ code: 2, out: '', err: `landnam: ${IDS[0]} is not closed\n` });
  expect(none.err).toBe('landnam: no table is called "XXXX", or several ids begin with it\n');
  expect([missing.code, missing.err]).toEqual([2, "landnam: reopen: missing required argument 'table'\n"]);
  expect((await landnam('admin', 'reopen', '--help')).out).toContain('the same people play on');
});

test('bans a guest and lets the guest in again', async () => {
  expect((await landnam('admin', 'ban', 'g-ann')).out).toBe('g-ann is banned.\n');
  expect((await opened.store.guest('g-ann'))?.banned).toBe(true);
  expect((await landnam('admin', 'ban', 'g-ann', '--lift')).code).toBe(0);
  expect((await opened.store.guest('g-ann'))?.banned).toBe(false);
  const { code, err } = await landnam('admin', 'ban', 'nobody');
  expect([code, err]).toEqual([2, 'landnam: there is no guest nobody\n']);
});

test('backs up to a file of its own and restores it elsewhere', async () => {
  const file = join(folder, 'backup.jsonl');
  expect((await landnam('admin', 'backup', file)).out).toMatch(/^\d+ rows are in /);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('"grrr"');
  const again = await landnam('admin', 'backup', file);
  expect([again.code, again.err]).toEqual([
    2,
    `landnam: ${file} already exists: a backup never overwrites a file\n`,
  ]);
  expect((await landnam('admin', 'restore', file)).err).toContain('not empty');
  const elsewhere = mkdtempSync(join(tmpdir(), 'landnam-admin-'));
  const there = landnamIn(elsewhere);
  writeFileSync(join(elsewhere, 'bad'), 'x\n');
  expect(await there('admin', 'restore', join(elsewhere, 'bad'))).toMatchObject({ code: 2, out: '' });
  expect((await there('admin', 'restore', join(elsewhere, 'none'))).code).toBe(2);
  expect((await there('admin', 'restore', file)).code).toBe(0);
  expect((await there('admin', 'list')).out).toContain('AAAAAA');
  expect(existsSync(join(elsewhere, 'data', 'landnam.db'))).toBe(true);
  rmSync(elsewhere, { recursive: true });
});

test('a DATA_DIR that no server uses is an error, and nothing is created', async () => {
  const there = landnamIn(join(folder, 'misspelt'));
  const file = join(folder, 'empty.jsonl');
  for (const args of [['backup', file], ['list'], ['ban', 'g-ann'], ['purge']]) {
    const { code, out, err } = await there('admin', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^landnam: no server keeps its tables in .*misspelt.*DATA_DIR.*\n$/);
  }
  expect([existsSync(file), existsSync(join(folder, 'misspelt'))]).toEqual([false, false]);
});

test('purges what is old, a guest, a table', async () => {
  expect(await json('admin', 'purge')).toMatchObject({ emptyTables: 0, abandonedGames: 0 });
  expect((await landnam('admin', 'purge', '--table', 'BBBB')).code).toBe(0);
  expect(await opened.store.table(IDS[1])).toBeUndefined();
  expect((await landnam('admin', 'purge', '--guest', 'g-ann')).out).toBe('Guest g-ann is forgotten.\n');
  expect(await opened.store.chat(IDS[0], 0)).toEqual([]);
  expect((await opened.store.table(IDS[0]))?.data).not.toMatch(/"Ann"|g-ann/);
  const again = await landnam('admin', 'purge', '--guest', 'g-ann');
  expect(again).toEqual({ code: 2, out: '', err: 'landnam: there is no guest g-ann\n' });
});

test('wrong input is one line with what is allowed', async () => {
  expect((await landnam('admin', 'frob')).err).toMatch(
    /unknown command 'frob'; commands are list, close, reopen, ban, purge/,
  );
  expect((await landnam('admin', 'close')).err).toMatch(/missing required argument 'table'/);
  expect((await landnam('admin', 'list', '--frob')).err).toMatch(/options are --phase, --reports, --json/);
});
