import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashOfNonce, nonceFrom } from '@landnam/table';
import type { TellOf } from '@landnam/protocol';
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

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { openingTime: 300 } });
});
afterAll(() => server.end());

const come = async (name: string, table?: string): Promise<Client> => {
  const client = await connect(server.url, await newGuest(server.url, name));
  if (table !== undefined) await client.enter(table);
  return client;
};

/** A table with its host connected. */
const host = async (rules = rulesFor(['open', 'open', 'greedy'])): Promise<Client> => {
  const client = await come('Asa');
  await client.enter(await client.create(rules));
  return client;
};

describe('gathering', () => {
  test('no table is created that cannot be played', async () => {
    const asa = await come('Asa');
    const make = (seats: string[], more = {}) => asa.send({ ask: 'create', rules: rulesFor(seats, more) });
    expect(await make(['open', 'nobodyKnown'])).toMatchObject({
      code: 'badRules',
      where: expect.stringContaining('nobodyKnown') as string,
    });
    expect(await make(['open', 'open'], { game: 'chess' })).toMatchObject({ code: 'badRules' });
    expect(await make(['open', 'open'], { options: { noSuch: true } })).toMatchObject({ code: 'badRules' });
    expect(await make(Array.from({ length: 8 }, () => 'open'))).toMatchObject({ code: 'badRules' });
    expect(await make(['open'])).toMatchObject({ code: 'malformed' });
  });

  test('seats and colours are taken once, and can be changed', async () => {
    const asa = await host();
    await asa.must({ ask: 'sit', seat: 1, colour: 3 });
    const bjorn = await come('Bjorn', asa.table);
    expect(await bjorn.at({ ask: 'sit', seat: 1 })).toMatchObject({ code: 'taken' });
    expect(await bjorn.at({ ask: 'sit', seat: 2 })).toMatchObject({ code: 'taken' });
    await bjorn.must({ ask: 'sit', colour: 3 });
    const colours = () => bjorn.told!.seats.map(({ colour }) => colour);
    await bjorn.until(() => bjorn.told!.you === 0);
    expect(new Set(colours()).size).toBe(3);
    expect(colours()[1]).toBe(3);
    const third = await come('Embla', asa.table);
    expect(await third.at({ ask: 'sit' })).toMatchObject({ code: 'full' });
    await asa.must({ ask: 'stand' });
    await bjorn.until(() => bjorn.told!.host);
    expect(bjorn.told!.hostName).toBe('Bjorn');
  });

  test('names are unique at a table', async () => {
    const asa = await host();
    await asa.must({ ask: 'sit' });
    const other = await come('ASA', asa.table);
    expect(await other.at({ ask: 'sit' })).toMatchObject({ code: 'nameTaken' });
    await other.ask({ ask: 'rename', name: 'Bjorn\u202e' });
    await other.must({ ask: 'sit' });
    await asa.until(() => asa.told!.seats.some(({ name }) => name === 'Bjorn'));
  });

  test('the host removes, locks and changes; nobody else does', async () => {
    const asa = await host();
    await asa.must({ ask: 'sit' });
    const bjorn = await come('Bjorn', asa.table);
    await bjorn.sitReady();
    for (const ask of [{ ask: 'remove', seat: 0 }, { ask: 'lock', locked: true }, { ask: 'start' }] as const)
      expect(await bjorn.at(ask)).toMatchObject({ code: 'notHost' });
    expect(await asa.at({ ask: 'start' })).toMatchObject({ code: 'notReady', where: 'people' });
    await asa.must({ ask: 'change', rules: rulesFor(['open', 'open'], { pace: 'fast' }) });
    await bjorn.until(() => bjorn.told!.rules.pace === 'fast');
    expect(bjorn.told!.seats.map(({ ready }) => ready)).toEqual([false, false]);
    expect(await asa.at({ ask: 'change', rules: rulesFor(['open', 'greedy']) })).toMatchObject({
      code: 'full',
    });
    await asa.must({ ask: 'remove', seat: bjorn.told!.you! });
    await bjorn.until(() => bjorn.told!.you === null);
    await asa.must({ ask: 'lock', locked: true });
    expect(await bjorn.at({ ask: 'sit' })).toMatchObject({ code: 'locked' });
    expect(await asa.at({ ask: 'start' })).toMatchObject({ code: 'notReady', where: 'seats' });
  });

  test('a player who never opens the nonce is dropped, and the table starts over with other dice', async () => {
    const asa = await host(rulesFor(['open', 'open']));
    const bjorn = await come('Bjorn', asa.table);
    await asa.sitReady();
    await bjorn.sitReady();
    await asa.until(() => asa.told!.seats.every(({ ready }) => ready));
    const { commitment, hashes } = asa.told!.fair;
    expect(hashes).toEqual([hashOfNonce(asa.nonce), hashOfNonce(bjorn.nonce)]);
    await asa.must({ ask: 'start' });
    expect(await asa.at({ ask: 'open', nonce: nonceFrom(new Uint8Array(16)) })).toMatchObject({
      code: 'badNonce',
    });
    await asa.open();
    await asa.until(() => asa.told!.phase === 'gathering' && asa.told!.fair.commitment !== commitment);
    expect(asa.told!.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    expect(asa.told!.fair.nonces).toEqual([null, null]);
  });

  test('a short code finds the table, and the lobby tells of public ones while they change', async () => {
    const watcher = await come('Watcher');
    const empty = await watcher.ask({ ask: 'watchLobby', watch: true });
    expect(empty).toMatchObject({ ok: true, tables: [] });
    const asa = await host(rulesFor(['open', 'open'], { visibility: 'public' }));
    const rows = () =>
      watcher.tells.filter((tell): tell is TellOf<'lobby'> => tell.tell === 'lobby').at(-1)?.tables ?? [];
    await watcher.until(() => rows().length === 1);
    await asa.must({ ask: 'sit' });
    await watcher.until(() => rows()[0]?.people === 1);
    expect(rows()[0]).toMatchObject({ table: asa.table, game: 'base', host: 'Asa', open: 1, seats: 2 });
    expect(await watcher.ask({ ask: 'findTable', code: asa.told!.code })).toMatchObject({ table: asa.table });
    expect(await watcher.ask({ ask: 'findTable', code: 'ZZZZZZ' })).toMatchObject({ code: 'unknownTable' });
    await asa.must({ ask: 'lock', locked: true });
    await watcher.until(() => rows().length === 0);
  });
});

test('watchers are counted while they watch, each person once, by sockets and by polls', async () => {
  const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  const counted = (count: number): Promise<void> => asa.until(() => asa.told!.watchers === count);
  expect(asa.told!.watchers).toBe(0);
  const watcher = await come('Watcher', asa.table);
  expect(watcher.told!.watchers).toBe(1);
  await counted(1);
  const cookie = await newGuest(server.url, 'Poller');
  const poll = (): Promise<Response> =>
    fetch(`${server.url}/api/tables/${asa.table}/tells`, { headers: { cookie } });
  await poll();
  await counted(2);
  const before = asa.tells.length;
  // between two polls it is present too
  await poll();
  watcher.close();
  await counted(1);
  expect(asa.tells.slice(before).filter(({ tell }) => tell === 'table')).toHaveLength(1);
});

describe('chat', () => {
  test('is for seated players, can be muted, and is reported by its number', async () => {
    const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    const lines = (client: Client) =>
      client.tells.flatMap((tell) => (tell.tell === 'chat' ? tell.lines : []));
    await asa.must({ ask: 'chat', text: '  hello\u202e there ' });
    await bjorn.until(() => lines(bjorn).length === 1);
    expect(lines(bjorn)[0]).toMatchObject({
      number: 1,
      name: 'Asa',
      seat: asa.told!.you,
      text: 'hello there',
    });
    const watcher = await come('Watcher', asa.table);
    expect(lines(watcher)).toHaveLength(1);
    expect(await watcher.at({ ask: 'chat', text: 'me too' })).toMatchObject({ code: 'notSeated' });
    await bjorn.must({ ask: 'mute', seat: asa.told!.you!, muted: true });
    await asa.must({ ask: 'chat', text: 'again' });
    await watcher.until(() => lines(watcher).length === 2);
    expect(lines(bjorn)).toHaveLength(1);
    const again = await bjorn.at({ ask: 'enter', seq: 0, events: 0 });
    expect(again).toMatchObject({
      tells: expect.arrayContaining([expect.objectContaining({ muted: [asa.told!.you] })]),
    });
    await bjorn.must({ ask: 'report', chat: 1, reason: 'rude' });
    expect(await bjorn.at({ ask: 'report', chat: 99, reason: 'rude' })).toMatchObject({ code: 'malformed' });
    expect(await asa.at({ ask: 'chat', text: '\u202e' })).toMatchObject({ code: 'malformed' });
  });

  test('can be off', async () => {
    const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open'], { chat: false }));
    expect(await asa.at({ ask: 'chat', text: 'hello' })).toMatchObject({ code: 'chatOff' });
  });
});

describe('a game that is over', () => {
  test('has its log at its address, and a rematch where everyone sits one seat further', async () => {
    const people = await beginTable(
      server.url,
      ['Asa', 'Bjorn'],
      rulesFor(['open', 'open', 'random'], { secretLog: true }),
    );
    await Promise.all(people.map((person, i) => playSeat(person, seeded(i + 20))));
    const [asa, bjorn] = people;
    await asa.until(() => asa.told?.phase === 'over');
    expect(asa.told!.fair.secret).toContain(asa.table);
    expect(
      await asa.at({ ask: 'act', seq: 0, client: 'late', actions: [{ type: 'endTurn' }] }),
    ).toMatchObject({ code: 'over' });
    expect((await fetch(`${server.url}/api/tables/${asa.table}/log`)).status).toBe(403);
    const answers = await Promise.all(people.map((person) => person.must({ ask: 'rematch' })));
    expect(answers[0].table).toBe(answers[1].table);
    await asa.until(() => asa.told?.rematch === answers[0].table);
    const seats = [asa.told!.you!, bjorn.told!.you!];
    for (const person of people) await person.enter(answers[0].table!);
    expect([asa.told!.you, bjorn.told!.you]).toEqual(seats.map((seat) => (seat + 1) % 3));
    expect(asa.told!.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person']);
    expect(asa.told!.host).toBe(true);
  });
});

test('watchers see what everyone may, with the host’s delay', async () => {
  const [asa, bjorn] = await beginTable(
    server.url,
    ['Asa', 'Bjorn'],
    rulesFor(['open', 'open'], { delay: 600 }),
  );
  const watcher = await come('Watcher', asa.table);
  const due = [asa, bjorn].find((person) => {
    const sighted = new Sighted(person.told!, person.told!.you!);
    sighted.see(person.play!);
    return sighted.isAwaited();
  })!;
  const sighted = new Sighted(due.told!, due.told!.you!);
  sighted.see(due.play!);
  const { seq } = due.play!;
  await due.must({ ask: 'act', seq, client: 'a', actions: [sighted.legal()[0]] });
  await watcher.enter(asa.table);
  expect(watcher.play!.seq).toBe(0);
  expect(due.play!.seq).toBe(seq + 1);
  expect(await watcher.at({ ask: 'act', seq, client: 'a', actions: [sighted.legal()[0]] })).toMatchObject({
    code: 'notSeated',
  });
});
