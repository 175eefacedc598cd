import { expect, test, vi } from 'vitest';
import { type LogHeader, parseLog } from '@landnam/engine/log';
import type { Answer } from '@landnam/protocol';
import { openStore } from '../../packages/server/src/store/open.js';
import type { TableData } from '@landnam/table/machine';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  playSeat,
  rulesFor,
  Sighted,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PACES = { none: 0, relaxed: 1500, fast: 60_000, days: 600_000 };

/** Asa alone with bots, some entries into the game; then the server stops. */
const stopped = async (
  more = {},
): Promise<{ server: TestServer; cookie: string; table: string; seq: number }> => {
  const server = await startServer({ settings: { paces: PACES } });
  const cookie = await newGuest(server.url, 'Asa');
  const asa = await connect(server.url, cookie);
  await asa.enter(await asa.create(rulesFor(['open', 'greedy', 'greedy'], more)));
  await asa.sitReady();
  await asa.must({ ask: 'start' });
  await asa.open();
  await playSeat(asa, seeded(2), () => (asa.play?.seq ?? 0) > 40);
  const { table } = asa;
  await server.close();
  const { seq } = asa.play!;
  return { server, cookie, table, seq };
};

/** Tables are created until there is no space for another, then moves until there is none for a line. */
const playUntilFull = async (people: readonly Client[]): Promise<Answer> => {
  while ((await people[0].ask({ ask: 'create', rules: rulesFor(['open', 'open']) })).ok);
  const sights = people.map((person) => new Sighted(person.told!, person.told!.you!));
  for (let seq = 0; ; ) {
    for (const person of people) await person.until(() => person.play!.seq >= seq);
    sights.forEach((sight, i) => sight.see(people[i].play!));
    const next = sights.findIndex((sight) => sight.isAwaited());
    const [actions, client] = [[sights[next].legal()[0]], `full${seq}`];
    const answer = await people[next].at({ ask: 'act', seq: people[next].play!.seq, client, actions });
    if (!answer.ok) return answer;
    seq = answer.seq!;
  }
};

const backAt = async (server: TestServer, cookie: string, table: string): Promise<Client> => {
  const asa = await connect(server.url, cookie);
  await asa.enter(table);
  return asa;
};

test('a game goes on after a restart: who is due is found again, including bots, and the dice can still be proven', async () => {
  const { server, cookie, table, seq } = await stopped();
  const again = await startServer({ dataDir: server.dataDir });
  const asa = await backAt(again, cookie, table);
  expect(asa.play!.seq).toBeGreaterThanOrEqual(seq);
  expect(asa.told!.seats[asa.told!.you!]).toMatchObject({ present: true, away: false });
  await playSeat(asa, seeded(3));
  await asa.until(() => asa.told!.phase === 'over');
  expect((await fetch(`${again.url}/api/tables/${table}/log`)).status).toBe(200);
  await again.end();
});

/** As if time had passed, or another version had written it. */
const changeRow = async (
  { dataDir }: TestServer,
  table: string,
  change: (data: TableData) => TableData,
): Promise<void> => {
  const { store, bus, nodes } = await openStore({ dataDir });
  const row = (await store.table(table))!;
  const data = JSON.stringify(change(JSON.parse(row.data) as TableData));
  expect(await store.changeTable({ ...row, data, guests: [], seated: 1 })).toBe('written');
  await nodes.close();
  await bus.close();
  await store.close();
};

test('after a restart nobody has less than 30 seconds, though the time was up while the server was down', async () => {
  const settings = { paces: { ...PACES, relaxed: 600_000 } };
  const server = await startServer({ settings });
  const cookie = await newGuest(server.url, 'Asa');
  const asa = await connect(server.url, cookie);
  await asa.enter(await asa.create(rulesFor(['open', 'greedy'], { pace: 'relaxed' })));
  await asa.sitReady();
  await asa.must({ ask: 'start' });
  await asa.open();
  const running = ({ play }: Client): number[] => play!.clock.deadlines.filter((time) => time !== null);
  await asa.until(() => asa.play !== undefined && running(asa).length > 0);
  await server.close();
  await changeRow(server, asa.table, (data) => ({
    ...data,
    clock: { ...data.clock, deadlines: data.clock.deadlines.map((time) => time && 1) },
  }));
  const started = Date.now();
  const again = await startServer({ dataDir: server.dataDir, settings });
  const back = await backAt(again, cookie, asa.table);
  expect(back.play!.seq).toBe(asa.play!.seq);
  expect(running(back)).toHaveLength(1);
  expect(running(back)[0]).toBeGreaterThanOrEqual(started + 29_000);
  await again.end();
});

/** What the store has of the table was written by another version. */
const tamper = async (
  server: TestServer,
  table: string,
  change: (header: LogHeader) => LogHeader,
  line?: string,
): Promise<void> => {
  const { store, bus, nodes } = await openStore({ dataDir: server.dataDir });
  const row = (await store.table(table))!;
  const data = JSON.parse(row.data) as { header: LogHeader };
  const changed = JSON.stringify({ ...data, header: change(data.header) });
  expect(await store.changeTable({ ...row, data: changed, guests: [], seated: 1 })).toBe('written');
  const from = (await store.entries(table, 0)).length;
  if (line !== undefined) await store.append({ table, from, lines: [line], client: '', at: 0 });
  await nodes.close();
  await bus.close();
  await store.close();
};

const closedAfter = async (
  change: (header: LogHeader) => LogHeader,
  line?: string,
): Promise<{ code: string; line: string }> => {
  const { server, cookie, table } = await stopped();
  await tamper(server, table, change, line);
  const upgraded = await startServer({ dataDir: server.dataDir });
  const asa = await backAt(upgraded, cookie, table);
  await asa.until(() => asa.told!.phase === 'closed');
  expect(await asa.at({ ask: 'act', seq: 0, client: 'a', actions: [{ type: 'endTurn' }] })).toMatchObject({
    code: 'closed',
  });
  // its log is kept: the players may have it, and a version that can will replay it
  const url = `${upgraded.url}/api/tables/${table}/log`;
  expect((await fetch(url)).status).toBe(403);
  const log = parseLog(await (await fetch(url, { headers: { cookie } })).text(), true);
  expect(log.ok && log.value.entries.length).toBeGreaterThan(40);
  const { closed } = asa.told!;
  await upgraded.end();
  return closed!;
};

test('an upgrade under a running game: the line of changes.md is shown where rules are played differently', async () => {
  const closed = await closedAfter((header) => ({ ...header, rules: 0 }), 'p0 buildCity v0');
  expect(closed.code).toBe('refused');
  expect(closed.line).toContain('version 1: the first version');
});

test('an upgrade under a running game: one of older rules goes on by its own', async () => {
  const { server, cookie, table } = await stopped();
  await tamper(server, table, (header) => ({ ...header, rules: 0 }));
  const upgraded = await startServer({ dataDir: server.dataDir });
  const asa = await backAt(upgraded, cookie, table);
  expect(asa.told!.game!.rules).toBe(0);
  const { seq } = asa.play!;
  await playSeat(asa, seeded(7), () => asa.play!.seq > seq + 10);
  expect(asa.play!.seq).toBeGreaterThan(seq);
  await upgraded.end();
});

test('a full disk: a move is refused, the game stays as it was, and goes on once there is space', async () => {
  const server = await startServer({ maxPages: 90 });
  const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  for (const person of people) await person.until(() => person.play !== undefined);
  const [{ table }] = people;
  const full = await playUntilFull(people);
  expect(full).toMatchObject({ ok: false, code: 'storage' });
  const stored = await server.context.store.entries(table, 0);
  const room = [...server.context.tables.all()].find(({ id }) => id === table)!;
  expect(room.live!.entries).toEqual(stored.map(({ line }) => line));
  await server.close();
  const again = await startServer({ dataDir: server.dataDir });
  const watcher = await backAt(again, await newGuest(again.url), table);
  expect(watcher.play!.seq).toBe(stored.length);
  expect(
    await again.context.store.append({
      table,
      from: stored.length,
      lines: ['there is room'],
      client: '',
      at: 0,
    }),
  ).toBe('written');
  await again.end();
});
