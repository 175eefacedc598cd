/** Expired data is deleted, and no one is shown it any more. */
import { expect, test, vi } from 'vitest';
import type { PlayTold, TableTold, Tell } from '@landnam/protocol';
import { purgeOld, purgeTable } from '@landnam/server/operations';
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
  Sighted,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const DAY = 86_400_000;
const AGES = { emptyTables: DAY, abandonedGames: 30 * DAY, chat: 90 * DAY, reports: 90 * DAY };

/** This much time passes. */
const pass = async (kept: Kept, days: number): Promise<void> => {
  await kept.query(`update tables set updated = updated - ${days * DAY}`);
  await kept.query(`update tables set acted = acted - ${days * DAY}`).catch(() => undefined);
  await kept.query(`update entries set at = at - ${days * DAY}`);
};

const isShut = ({ tells, table }: Client): boolean =>
  tells.some((tell) => tell.tell === 'shut' && tell.table === table);

/** Somebody who knows everything and waits for more. */
/** Once everybody knows of it: how many look on is news for whoever waits. */
const waitingPoll = async (
  url: string,
  table: string,
  other: Client,
): Promise<{ answer: Promise<Response> }> => {
  const headers = { cookie: await newGuest(url) };
  const told = (await (await fetch(`${url}/api/tables/${table}/tells`, { headers })).json()) as Tell[];
  await other.until(() => other.told!.watchers === 2);
  const known = Object.assign({}, ...told) as Omit<TableTold, 'tell'> & Omit<PlayTold, 'tell'>;
  const numbers = `seq=${known.seq}&events=${known.eventsFrom + known.events.length}&version=${known.version}`;
  return { answer: fetch(`${url}/api/tables/${table}/tells?wait=25&${numbers}`, { headers }) };
};

const moveOnce = async (people: readonly Client[]): Promise<void> => {
  for (const person of people) {
    await person.until(() => person.play !== undefined);
    const sight = new Sighted(person.told!, person.told!.you!);
    sight.see(person.play!);
    const [action] = sight.isAwaited() ? sight.legal() : [];
    if (action === undefined) continue;
    const { seq } = await person.must({ ask: 'act', seq: person.play!.seq, client: 'm', actions: [action] });
    for (const each of people) await each.until(() => each.play!.seq === seq);
    return;
  }
};

const ENTER = { ask: 'enter', seq: 0, events: 0 } as const;

overDatabases((kept) => {
  test('a table that everyone has left is deleted after a day, though its host is among its guests', async () => {
    const server = await kept.start();
    const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
    const sat = await asa.create(rulesFor(['open', 'open']));
    await asa.enter(sat);
    await asa.must({ ask: 'sit' });
    await asa.enter(await asa.create(rulesFor(['open', 'open'])));
    await asa.must({ ask: 'sit' });
    await asa.must({ ask: 'stand' });
    await pass(kept, 2);
    expect(await kept.operate((opened) => purgeOld(opened, AGES))).toMatchObject({
      emptyTables: 1,
      abandonedGames: 0,
    });
    await asa.until(() => isShut(asa));
    expect(await asa.at(ENTER)).toMatchObject({ code: 'unknownTable' });
    expect(await asa.ask({ ...ENTER, table: sat })).toMatchObject({ ok: true });
  });

  test('a public table that a node sweeps away leaves the lobby there', async () => {
    const server = await kept.start({ ages: AGES });
    const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
    await asa.enter(await asa.create(rulesFor(['open', 'open'], { visibility: 'public' })));
    const watcher = await connect(server.url, await newGuest(server.url));
    expect(await watcher.ask({ ask: 'watchLobby', watch: true })).toMatchObject({ tables: [{}] });
    asa.close();
    await pass(kept, 2);
    await kept.query("update due set at = 0 where kind = 'sweep'");
    await watcher.until(() =>
      watcher.tells.some((tell) => tell.tell === 'lobby' && tell.tables.length === 0),
    );
  });

  test('a game is as old as the last thing a person did: neither a start nor a bot makes it younger', async () => {
    const first = await kept.start();
    const tables: string[] = [];
    for (const name of ['Asa', 'Bjorn']) {
      const [person] = await beginTable(first.url, [name], rulesFor(['open', 'greedy', 'greedy']));
      await playSeat(person, seeded(2), () => (person.play?.seq ?? 0) > 20);
      tables.push(person.table);
    }
    const embla = await newGuest(first.url, 'Embla');
    const lively = await connect(first.url, embla);
    await lively.enter(await lively.create(rulesFor(['open', 'open'])));
    await lively.must({ ask: 'sit' });
    await first.close();
    await pass(kept, 31);
    const again = await kept.start({ settings: { grace: 0, leastTime: 0 } });
    const back = await connect(again.url, embla);
    await back.enter(lively.table);
    await back.must({ ask: 'chat', text: 'is anybody there?' });
    const count = await kept.operate((opened) => purgeOld(opened, AGES));
    expect(count).toMatchObject({ emptyTables: 0, abandonedGames: 2 });
    expect(await back.at(ENTER)).toMatchObject({ ok: true });
    for (const table of tables)
      expect(await back.ask({ ...ENTER, table })).toMatchObject({ code: 'unknownTable' });
  });

  test('a purged table is served from no node’s memory, and those present are told', async () => {
    const servers = [await kept.start()];
    if (kept.most > 1) servers.push(await kept.start());
    const [asa, bjorn] = await beginTable(
      servers[0].url,
      ['Asa', 'Bjorn'],
      rulesFor(['open', 'open'], { visibility: 'public' }),
    );
    const { table } = asa;
    const watcher = await connect(servers.at(-1)!.url, await newGuest(servers[0].url));
    await watcher.enter(table);
    await watcher.ask({ ask: 'watchLobby', watch: true });
    await moveOnce([asa, bjorn]);
    const polled = await waitingPoll(servers[0].url, table, watcher);
    expect(await kept.operate((opened) => purgeTable(opened, table))).toBe(true);
    expect(await asa.at(ENTER)).toMatchObject({ code: 'unknownTable' });
    const seq = asa.play!.seq;
    expect(await asa.at({ ask: 'act', seq, client: 'a', actions: [{ type: 'endTurn' }] })).toMatchObject({
      code: 'unknownTable',
    });
    for (const client of [bjorn, watcher]) await client.until(() => isShut(client));
    expect(await (await polled.answer).json()).toEqual([{ tell: 'shut', table, code: 'unknownTable' }]);
    await watcher.until(() =>
      watcher.tells.some((tell) => tell.tell === 'lobby' && tell.tables.length === 0),
    );
    for (const { url, context } of servers) {
      expect((await fetch(`${url}/api/tables/${table}/tells`)).status).toBe(404);
      expect((await post(url, { ask: 'sit', table })).status).toBe(404);
      expect(context.tables.peek(table)).toBeUndefined();
    }
  });

  test('asks at a table that was just purged are refused', async () => {
    const server = await kept.start();
    const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    await kept.operate((opened) => purgeTable(opened, asa.table));
    expect(await asa.at({ ask: 'chat', text: 'hello' })).toMatchObject({ code: 'unknownTable' });
    expect(await bjorn.at({ ask: 'resign' })).toMatchObject({ code: 'unknownTable' });
    expect(await bjorn.at({ ask: 'exit' })).toMatchObject({ code: 'unknownTable' });
  });

  test('the hourly sweep tells nodes that have the table in memory', async () => {
    const server = await kept.start({ ages: AGES });
    const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
    await asa.enter(await asa.create(rulesFor(['open', 'open'])));
    await pass(kept, 2);
    await server.context.store.putDue('', { sweep: Date.now() });
    await asa.until(() => isShut(asa));
    expect(await asa.at({ ask: 'sit' })).toMatchObject({ code: 'unknownTable' });
  });
});
