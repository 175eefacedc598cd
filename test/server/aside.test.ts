/** A build that cannot replay a game closes nothing: the game is set aside, and the next build finds it as it was. */
import { expect, test, vi } from 'vitest';
import { parseLog, type LogHeader } from '@landnam/engine/log';
import type { Answer, RulesOfTable } from '@landnam/protocol';
import { closeTable, type OpenedStore, purgeGuest, reopenTable } from '@landnam/server/operations';
import type { TableRow } from '../../packages/server/src/store/store.js';
import type { TableData } from '@landnam/table/machine';
import { seeded } from '../support/chance.js';
import { type Kept, overDatabases } from '../support/kept.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  playSeat,
  post,
  rulesFor,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ENTER = { ask: 'enter', seq: 0, events: 0 } as const;
const PACES = { none: 0, relaxed: 1500, fast: 60_000, days: 600_000 };

interface Begun {
  readonly cookie: string;
  readonly table: string;
  readonly seq: number;
}

/** Asa alone with bots, this many entries into the game; then the server stops. */
const stopped = async (kept: Kept, more: Partial<RulesOfTable> = {}, entries = 20): Promise<Begun> => {
  const server = await kept.start({ settings: { paces: PACES } });
  const cookie = await newGuest(server.url, 'Asa');
  const asa = await connect(server.url, cookie);
  await asa.enter(await asa.create(rulesFor(['open', 'greedy', 'greedy'], more)));
  await asa.sitReady();
  await asa.must({ ask: 'start' });
  await asa.open();
  await playSeat(asa, seeded(2), () => (asa.play?.seq ?? 0) > entries);
  if (entries === Infinity) await asa.until(() => asa.told!.phase === 'over');
  await server.close();
  const { table } = asa;
  // bots may have moved after the last message
  const seq = await kept.operate(async ({ store }) => (await store.entries(table, 0)).length);
  return { cookie, table, seq };
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const rowOf = async ({ store }: OpenedStore, table: string): Promise<TableRow> => (await store.table(table))!;

/** Writes the stored game as no build would; the returned function repairs it. */
type Break = (kept: Kept, table: string) => Promise<() => Promise<void>>;

const otherHeader =
  (change: (header: LogHeader) => object): Break =>
  async (kept, table) => {
    const { data } = await kept.operate((opened) => rowOf(opened, table));
    const put = (text: string): Promise<void> =>
      kept.query(`update tables set data = ${quoted(text)} where id = '${table}'`);
    const read = JSON.parse(data) as TableData;
    await put(JSON.stringify({ ...read, header: change(read.header!) }));
    return () => put(data);
  };

const anotherLine =
  (line: string): Break =>
  async (kept, table) => {
    const from = await kept.operate(async ({ store }) => (await store.entries(table, 0)).length);
    await kept.query(
      `insert into entries (table_id, seq, line, client, at) values ('${table}', ${from}, ${quoted(line)}, '', 1)`,
    );
    return () => kept.query(`delete from entries where table_id = '${table}' and seq = ${from}`);
  };

const BREAKS: readonly (readonly [string, Break])[] = [
  ['a line that nobody understands', anotherLine('p0 frobnicate v0')],
  ['a move that its own rules refuse', anotherLine('p0 buildCity v0')],
  ['another map', otherHeader((header) => ({ ...header, map: '0'.repeat(16) }))],
  ['a game that is not there', otherHeader((header) => ({ ...header, game: 'lost' }))],
  ['newer rules, before a build that was taken back', otherHeader((header) => ({ ...header, rules: 99 }))],
  ['something that throws', otherHeader((header) => ({ ...header, options: null }))],
];

const logAt = (url: string, table: string, cookie = ''): Promise<Response> =>
  fetch(`${url}/api/tables/${table}/log`, { headers: { cookie } });

const figure = async ({ url }: TestServer, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
};

/** Another person's game on the same server goes on meanwhile. */
const othersPlay = async ({ url }: TestServer): Promise<void> => {
  const [other] = await beginTable(
    url,
    ['Embla'],
    rulesFor(['open', 'greedy', 'greedy'], { pace: 'relaxed' }),
  );
  await playSeat(other, seeded(5), () => (other.play?.seq ?? 0) > 30);
  other.close();
};

const playsOn = async (asa: Client, from: number): Promise<void> => {
  await playSeat(asa, seeded(3), () => (asa.play?.seq ?? 0) > from + 5);
  expect(asa.play!.seq).toBeGreaterThan(from);
};

const backAt = async ({ url }: TestServer, { cookie, table }: Begun): Promise<Client> => {
  const asa = await connect(url, cookie);
  await asa.enter(table);
  return asa;
};

const codeOf = (answer: Answer): string => (answer.ok ? 'granted' : answer.code);

overDatabases((kept) => {
  test.each(BREAKS)(
    '%s: the game is set aside, nothing is written, the next build goes on',
    async (_name, breaks) => {
      const begun = await stopped(kept, { pace: 'relaxed' });
      const { cookie, table, seq } = begun;
      const mend = await breaks(kept, table);
      const before = await kept.operate((opened) => rowOf(opened, table));
      const bad = await kept.start({ settings: { paces: PACES, grace: 0, leastTime: 0 } });
      const asa = await connect(bad.url, cookie);
      asa.table = table;
      expect(await asa.at(ENTER)).toMatchObject({ code: 'setAside', where: 'playing' });
      const asks = [
        { ask: 'sit' },
        { ask: 'leave' },
        { ask: 'chat', text: 'hello?' },
        { ask: 'resign' },
      ] as const;
      for (const ask of asks) expect(codeOf(await asa.at(ask))).toBe('setAside');
      const actions = [{ type: 'endTurn' }];
      expect(codeOf(await asa.at({ ask: 'act', seq, client: 'a', actions }))).toBe('setAside');
      const polled = await fetch(`${bad.url}/api/tables/${table}/tells`, { headers: { cookie } });
      expect([polled.status, await polled.json()]).toMatchObject([503, { code: 'setAside' }]);
      expect((await logAt(bad.url, table, cookie)).status).toBe(503);
      // what is due there comes to nothing, and other tables go on
      await bad.context.store.putDue(table, { time: 1, think: 1 });
      await othersPlay(bad);
      expect(await figure(bad, 'landnam_games_set_aside')).toBe(1);
      expect(await figure(bad, 'landnam_errors_total{what="a game is set aside"}')).toBe(1);
      asa.close();
      await bad.close();
      expect(await kept.operate((opened) => rowOf(opened, table))).toEqual(before);
      await mend();
      const next = await kept.start();
      await playsOn(await backAt(next, begun), seq);
    },
  );

  test('readers of a game that can no longer be followed are told', async () => {
    const server = await kept.start();
    const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    const { table } = asa;
    await anotherLine('p0 frobnicate v0')(kept, table);
    await kept.operate(async ({ bus }) => bus.tell(table));
    await asa.until(() => asa.tells.some((tell) => tell.tell === 'shut' && tell.code === 'setAside'));
    expect(codeOf(await asa.at(ENTER))).toBe('setAside');
    expect((await kept.operate((opened) => rowOf(opened, table))).phase).toBe('playing');
    asa.close();
  });

  test('a finished game that cannot be replayed stays finished, and its log is available', async () => {
    const begun = await stopped(kept, {}, Infinity);
    await otherHeader((header) => ({ ...header, map: '0'.repeat(16) }))(kept, begun.table);
    const bad = await kept.start();
    const asa = await connect(bad.url, begun.cookie);
    expect(await asa.ask({ ...ENTER, table: begun.table })).toMatchObject({
      code: 'setAside',
      where: 'over',
    });
    const log = parseLog(await (await logAt(bad.url, begun.table)).text(), true);
    expect(log.ok && log.value.entries.length).toBe(begun.seq);
    expect((await kept.operate((opened) => rowOf(opened, begun.table))).phase).toBe('over');
  });

  test('rules that are gone close a game with their line; it stays closed until a build can play it', async () => {
    const begun = await stopped(kept);
    await otherHeader((header) => ({ ...header, rules: 0 }))(kept, begun.table);
    const mend = await anotherLine('p0 buildCity v0')(kept, begun.table);
    const upgraded = await kept.start();
    const asa = await backAt(upgraded, begun);
    expect(asa.told!.closed).toMatchObject({ code: 'refused' });
    expect(asa.told!.closed!.line).toContain('version 1: the first version');
    const still = await kept.operate((opened) => reopenTable(opened, begun.table));
    expect(still).toMatchObject({ state: 'gone' });
    expect((await kept.operate((opened) => rowOf(opened, begun.table))).phase).toBe('closed');
    await mend();
    expect(await kept.operate((opened) => reopenTable(opened, begun.table))).toEqual({ state: 'open' });
    await asa.until(() => asa.told!.phase === 'playing');
    await playsOn(asa, begun.seq);
  });

  test('what an operator closed goes on once it is reopened, for those who are there and those who come', async () => {
    const servers = [await kept.start()];
    if (kept.most > 1) servers.push(await kept.start());
    const [asa] = await beginTable(servers.at(-1)!.url, ['Asa'], rulesFor(['open', 'greedy', 'greedy']));
    await playSeat(asa, seeded(2), () => (asa.play?.seq ?? 0) > 20);
    const { table } = asa;
    await kept.operate((opened) => closeTable(opened, table, 'moving house'));
    await asa.until(() => asa.told!.phase === 'closed');
    const { seq } = asa.play!;
    expect(codeOf(await asa.at({ ask: 'resign' }))).toBe('closed');
    expect(await kept.operate((opened) => reopenTable(opened, table))).toEqual({ state: 'open' });
    await asa.until(() => asa.told!.phase === 'playing' && asa.told!.closed === null);
    await asa.until(() => asa.told!.seats[asa.told!.you!].present);
    await playsOn(asa, seq);
    expect(await kept.operate((opened) => reopenTable(opened, table))).toEqual({ state: 'notClosed' });
    expect(await kept.operate((opened) => reopenTable(opened, 'none'))).toEqual({ state: 'unknown' });
    // its age counts from its reopening
    const deleted = await kept.operate(({ store }) =>
      store.retain(Date.now(), { emptyTables: 1e12, abandonedGames: 60_000, chat: 1e12, reports: 1e12 }),
    );
    expect(deleted).toMatchObject({ abandonedGames: 0 });
  });

  test('before a game everyone has to say ready again, and an opening that was cut off has failed', async () => {
    const server = await kept.start();
    const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
    const bjorn = await connect(server.url, await newGuest(server.url, 'Bjorn'));
    await asa.enter(await asa.create(rulesFor(['open', 'open'])));
    await bjorn.enter(asa.table);
    for (const person of [asa, bjorn]) await person.sitReady();
    await asa.must({ ask: 'start' });
    await asa.open();
    const { commitment } = asa.told!.fair;
    await kept.operate((opened) => closeTable(opened, asa.table, 'a moment'));
    await bjorn.until(() => bjorn.told!.phase === 'closed');
    expect(await kept.operate((opened) => reopenTable(opened, asa.table))).toEqual({ state: 'open' });
    await bjorn.until(() => bjorn.told!.phase === 'gathering');
    expect(bjorn.told!.seats.map(({ ready, name }) => [ready, name])).toEqual([
      [false, 'Asa'],
      [false, 'Bjorn'],
    ]);
    expect(bjorn.told!.fair.commitment).not.toBe(commitment);
  });

  test('a game that an earlier build closed over its own fault is reopened', async () => {
    const begun = await stopped(kept);
    const { data } = await kept.operate((opened) => rowOf(opened, begun.table));
    const closed = { code: 'damaged', line: 'x is not a function' };
    const text = JSON.stringify({ ...(JSON.parse(data) as TableData), phase: 'closed', closed });
    await kept.query(
      `update tables set phase = 'closed', data = ${quoted(text)} where id = '${begun.table}'`,
    );
    expect(await kept.operate((opened) => reopenTable(opened, begun.table))).toEqual({ state: 'open' });
    await playsOn(await backAt(await kept.start(), begun), begun.seq);
  });

  test('one that is reopened and cannot be replayed is set aside, and found finished by a build that can', async () => {
    const begun = await stopped(kept, {}, Infinity);
    const mend = await anotherLine('p0 frobnicate v0')(kept, begun.table);
    await kept.operate((opened) => closeTable(opened, begun.table, ''));
    const aside = await kept.operate((opened) => reopenTable(opened, begun.table));
    expect(aside).toMatchObject({ state: 'aside' });
    const bad = await kept.start();
    const asa = await connect(bad.url, begun.cookie);
    expect(codeOf(await asa.ask({ ...ENTER, table: begun.table }))).toBe('setAside');
    asa.close();
    await bad.close();
    await mend();
    const next = await backAt(await kept.start(), begun);
    await next.until(() => next.told!.phase !== 'playing');
    expect([next.told!.phase, next.play!.seq]).toEqual(['over', begun.seq]);
  });

  test('a guest who asks to be forgotten is forgotten in a game that is set aside, too', async () => {
    const begun = await stopped(kept);
    const mend = await anotherLine('p0 frobnicate v0')(kept, begun.table);
    const bad = await kept.start();
    expect(await (await post(bad.url, { ask: 'forget' }, begun.cookie)).json()).toMatchObject({ ok: true });
    const { data } = await kept.operate((opened) => rowOf(opened, begun.table));
    const { seats, notes, phase } = JSON.parse(data) as TableData;
    expect(data).not.toContain(JSON.stringify('Asa'));
    expect(seats[0]).toMatchObject({ guest: null, name: 'Guest', resigned: true });
    expect([phase, notes.at(-1)?.ply]).toEqual(['playing', begun.seq + 1]);
    await bad.close();
    await mend();
    const next = await kept.start();
    const watcher = await connect(next.url, await newGuest(next.url));
    await watcher.enter(begun.table);
    // bots play it to its end
    await watcher.until(() => watcher.play!.seq > begun.seq);
    expect(await kept.operate((opened) => purgeGuest(opened, 'nobody'))).toBe('unknown');
  });
});
