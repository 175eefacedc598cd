import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../scripts/postgres.mjs';
import { openStore, type OpenedStore } from '../open.js';

const HOOKS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'landnam-backup-'));
let server: TestPostgres;
const opened: OpenedStore[] = [];

beforeAll(async () => {
  server = await startPostgres();
}, HOOKS);
afterAll(async () => {
  for (const { store } of opened) await store.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, HOOKS);

const keep = (made: OpenedStore): OpenedStore => {
  opened.push(made);
  return made;
};
const sqlite = async (name: string): Promise<OpenedStore> =>
  keep(await openStore({ dataDir: join(folder, name) }));
const postgres = async (): Promise<OpenedStore> =>
  keep(await openStore({ dataDir: '', databaseUrl: await server.newDatabase() }));

const TABLES = 30;
const LINES = 80;

const tableRow = {
  version: 0,
  phase: 'over',
  visibility: 'link',
  updated: 7,
  data: '{"a":"\\n"}',
  guests: ['ann'],
  seated: 1,
  acted: 6,
};

const fill = async ({ store }: OpenedStore): Promise<void> => {
  await store.signingKey();
  await store.createGuest({ id: 'ann', name: 'Änne "A"', created: 1, seen: 1_763_200_000_000, banned: true });
  await store.putCode('code', 'ann', 99);
  const appends = Array.from({ length: TABLES }, async (_, i) => {
    await store.createTable({ ...tableRow, id: `t${i}`, code: `c${i}` });
    const written = Array.from({ length: LINES }, (_line, n) => `line ${n} of ${i}`);
    await store.append({ table: `t${i}`, from: 0, lines: written, client: 'x', at: 5 });
  });
  await Promise.all(appends);
  await store.addChat('t1', { guest: 'ann', name: 'Änne', seat: null, text: 'hello', at: 3 });
  await store.report('t1', 1, 'ben', 'rude', 4);
};

const dumped = async ({ backup }: OpenedStore): Promise<string[]> => {
  const all: string[] = [];
  for await (const line of backup.dump()) all.push(line);
  return all;
};

async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** One database sorts keys by bytes, the other by language: the same rows in another order. */
const sorted = (lines: readonly string[]): string[] => [...lines].sort();

test('maps travel with the tables that name them', async () => {
  const first = await sqlite('with maps');
  await first.store.putMap('aa', '{"name":"Ä"}', 5);
  await first.store.useMap('aa', 't1', 6);
  const second = await postgres();
  await second.backup.restore(from(await dumped(first)));
  expect(await second.store.map('aa')).toBe('{"name":"Ä"}');
  expect(sorted(await dumped(second))).toEqual(sorted(await dumped(first)));
});

test('a backup of one database is the same in the other, and back', async () => {
  const first = await sqlite('first');
  await fill(first);
  const lines = await dumped(first);
  expect(lines).toHaveLength(2 + 1 + 1 + 1 + TABLES * 2 + TABLES * LINES + 1 + 1);
  const second = await postgres();
  expect(await second.backup.restore(from(lines))).toBe(lines.length - 2);
  expect(await second.store.signingKey()).toEqual(await first.store.signingKey());
  const third = await sqlite('third');
  await third.backup.restore(from(await dumped(second)));
  expect(sorted(await dumped(third))).toEqual(sorted(lines));
  expect(await third.store.guest('ann')).toEqual(await first.store.guest('ann'));
  expect(await third.store.addChat('t1', { guest: 'b', name: 'B', seat: 1, text: 'on', at: 4 })).toBe(2);
});

/** The first version did not record when tables were last used. */
const asFirst = (line: string): string => {
  if (line.startsWith('{"landnam"')) return line.replace('"version":2', '"version":1');
  if (!line.startsWith('["tables"')) return line;
  const [name, { seated: _seated, acted: _acted, ...row }] = JSON.parse(line) as [
    string,
    Record<string, unknown>,
  ];
  return JSON.stringify([name, row]);
};

test('a backup of the first version is still read by both, and its tables expire', async () => {
  const first = await sqlite('first version');
  await fill(first);
  const open = { ...tableRow, id: 'open', code: 'open', phase: 'playing' };
  await first.store.createTable(open);
  const lines = (await dumped(first)).map(asFirst);
  expect(lines.join()).not.toMatch(/acted|seated/);
  for (const after of [await sqlite('from the first'), await postgres()]) {
    expect(await after.backup.restore(from(lines))).toBe(lines.length - 2);
    expect(
      await after.store.retain(10, { emptyTables: 1, abandonedGames: 2, chat: 99, reports: 99 }),
    ).toMatchObject({
      emptyTables: 0,
      abandonedGames: 1,
    });
  }
});

test('a backup is a snapshot, even while others write', async () => {
  const here = await sqlite('busy');
  await fill(here);
  const lines: string[] = [];
  for await (const line of here.backup.dump()) {
    if (lines.push(line) === 10) {
      const append = { table: 't9', from: LINES, lines: ['late'], client: '', at: 9 };
      expect(await here.store.append(append)).toBe('written');
    }
  }
  expect(lines.some((line) => line.includes('late'))).toBe(false);
  expect(lines.filter((line) => line.startsWith('["entries"'))).toHaveLength(TABLES * LINES);
});

test('an incomplete backup changes nothing, nor does one into a store in use', async () => {
  const first = await sqlite('good');
  await fill(first);
  const lines = await dumped(first);
  const empty = await sqlite('empty');
  const wrong: [string[], string][] = [
    [[], 'cut off'],
    [lines.slice(0, -1), 'cut off'],
    [lines.toSpliced(5, 1), 'cut off'],
    [['{"landnam":"log"}'], 'not a Landnam backup'],
    [['{"landnam":"backup","version":9}'], 'version 9'],
    [[lines[0] ?? '', 'x'], 'Line 2'],
    [[lines[0] ?? '', '["jobs",{}]'], 'Line 2'],
  ];
  for (const [some, why] of wrong) await expect(empty.backup.restore(from(some))).rejects.toThrow(why);
  expect(await empty.store.table('t1')).toBeUndefined();
  await expect(first.backup.restore(from(lines))).rejects.toThrow('not empty');
  expect(await empty.backup.restore(from(lines))).toBeGreaterThan(0);
});

test('what another process writes to the file is noticed', async () => {
  const [here, other] = [await sqlite('shared'), await sqlite('shared')];
  const missed = new Promise<void>((resolve) => here.bus.listen({ heard: () => undefined, missed: resolve }));
  const timer = setInterval(() => void other.store.putCode(`${performance.now()}`, 'ann', 1), 300);
  await missed;
  clearInterval(timer);
});
