import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlayTold } from '@landnam/protocol';
import { type Child, startChild } from '../../packages/server/bench/child.mjs';
import { openStore } from '../../packages/server/src/store/open.js';
import type { EntryRow } from '../../packages/server/src/store/store.js';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { seeded } from '../support/chance.js';
import { type Client, connect, newGuest, rulesFor, Sighted } from '../support/server.js';

const LONG = 900_000;
const below = seeded(7);
let postgres: TestPostgres;
let databaseUrl = '';
let nodes: Child[] = [];
let people: Client[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, LONG);
afterAll(() => postgres?.stop(), LONG);

afterEach(async () => {
  for (const person of people) person.close();
  await Promise.all(nodes.map((node) => node.kill()));
  [nodes, people] = [[], []];
}, LONG);

const startNode = async (settings: object = {}): Promise<Child> => {
  const node = await startChild('node.mjs', { databaseUrl, settings });
  nodes.push(node);
  return node;
};

const startTwo = async (settings: object = {}): Promise<[Child, Child]> => {
  databaseUrl = await postgres.newDatabase();
  return [await startNode(settings), await startNode(settings)];
};

interface Seated {
  client: Client;
  readonly cookie: string;
  readonly nonce: string;
}

const come = async (node: Child, cookie: string, table: string): Promise<Client> => {
  const client = await connect(node.url, cookie);
  people.push(client);
  if (table !== '') await client.enter(table);
  return client;
};

/** One after another, alternating between the nodes. */
const beginAt = async (at: readonly Child[], count: number, pace: 'none' | 'fast'): Promise<Seated[]> => {
  const seated: Seated[] = [];
  const rules = rulesFor(
    Array.from({ length: count }, () => 'open'),
    { pace },
  );
  let table = '';
  for (let i = 0; i < count; i++) {
    const node = at[i % at.length];
    const cookie = await newGuest(node.url, `Guest ${i}`);
    const client = await come(node, cookie, table);
    if (table === '') await client.enter((table = await client.create(rules)));
    await client.sitReady();
    seated.push({ client, cookie, nonce: client.nonce });
  }
  await seated[0].client.until(() => seated[0].client.told!.seats.every(({ ready }) => ready));
  await seated[0].client.must({ ask: 'start' });
  for (const { client } of seated) {
    await client.until(() => client.told!.phase !== 'gathering');
    await client.open();
  }
  await Promise.all(seated.map(({ client }) => client.until(() => client.play !== undefined)));
  return seated;
};

const sights = new WeakMap<Client, Sighted>();
const sightOf = (client: Client): Sighted => {
  const sighted = sights.get(client) ?? new Sighted(client.told!, client.told!.you!);
  sights.set(client, sighted);
  sighted.see(client.play as PlayTold);
  return sighted;
};

const playable = ({ client }: Seated): boolean =>
  Boolean(client.told?.game) && client.play !== undefined && sightOf(client).isAwaited();

/** The awaited player moves, this many times; everyone must have seen each move. Returns where the game stands. */
const play = async (seated: readonly Seated[], moves: number): Promise<number> => {
  let seq = seated[0].client.play!.seq;
  for (let i = 0; i < moves; i++) {
    for (const { client } of seated) await client.until(() => client.play!.seq >= seq);
    const mover = seated.find(playable)!;
    const legal = sightOf(mover.client).legal();
    const answer = await mover.client.must({
      ask: 'act',
      seq,
      client: `m${seq}`,
      actions: [legal[below(legal.length)]],
    });
    seq = answer.seq!;
  }
  return seq;
};

test(
  'people on different nodes play together; one node is killed, the other carries on',
  async () => {
    const [a, b] = await startTwo();
    const seated = await beginAt([a, b], 4, 'none');
    const before = await play(seated, 30);
    await a.kill();
    for (const [i, person] of seated.entries())
      if (i % 2 === 0) person.client = await come(b, person.cookie, seated[1].client.table);
    for (const { client } of seated) await client.until(() => client.play!.seq >= before);
    expect(await play(seated, 30)).toBeGreaterThan(before);
  },
  LONG,
);

test(
  'of two moves that race on two nodes one is taken and the other is stale',
  async () => {
    const [a, b] = await startTwo();
    const seated = await beginAt([a, b], 3, 'none');
    for (let round = 0; round < 10; round++) {
      const seq = seated[0].client.play!.seq;
      for (const { client } of seated) await client.until(() => client.play!.seq >= seq);
      const mover = seated.find(playable)!;
      const table = mover.client.table;
      const twice = [
        mover.client,
        await come(mover.client === seated[1].client ? a : b, mover.cookie, table),
      ];
      const legal = sightOf(mover.client).legal();
      const answers = await Promise.all(
        twice.map((client, i) =>
          client.at({ ask: 'act', seq, client: `r${round}-${i}`, actions: [legal[below(legal.length)]] }),
        ),
      );
      expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual(['ok', 'stale']);
      const taken = answers.find((answer) => answer.ok)!;
      const next = taken.ok ? taken.seq! : 0;
      for (const { client } of seated) await client.until(() => client.play!.seq >= next);
      twice[1].close();
    }
  },
  LONG,
);

const entriesOf = async (table: string): Promise<readonly EntryRow[]> => {
  const { store, bus, nodes: own } = await openStore({ dataDir: '', databaseUrl });
  const entries = await store.entries(table, 0);
  await own.close();
  await bus.close();
  await store.close();
  return entries;
};

test(
  'a deadline fires once, whichever node sees it',
  async () => {
    const limit = 800;
    const paces = { none: 0, relaxed: limit, fast: limit, days: limit };
    const [a, b] = await startTwo({ paces, leastTime: 0, botPace: 60_000 });
    const seated = await beginAt([a, b], 3, 'fast');
    const { client } = seated[0];
    const start = client.play!.seq;
    await client.until(() => client.play!.seq >= start + 8);
    const entries = (await entriesOf(client.table)).slice(start);
    // fired twice, the second would have played the next turn before its own time was up
    const founding = entries.filter(({ line }) => line.startsWith('p'));
    const begun = founding.filter(({ line }, i) => !founding[i - 1]?.line.startsWith(line.slice(0, 2)));
    expect(begun.length).toBeGreaterThan(2);
    for (let i = 1; i < begun.length; i++)
      expect(begun[i].at - begun[i - 1].at).toBeGreaterThanOrEqual(limit - 1);
    const founders = entries.filter(({ line }) => line.startsWith('p')).map(({ line }) => line.slice(0, 2));
    // each founds with two entries, one after another
    const [first, , second, , third] = founders;
    expect(founders.slice(0, 6)).toEqual([first, first, second, second, third, third]);
    expect(new Set([first, second, third]).size).toBe(3);
  },
  LONG,
);

/** What everybody was told of who is there, one after another, without repeats. */
const shownTo = ({ tells }: Client): string[] =>
  tells
    .flatMap((tell) =>
      tell.tell === 'table' ? [tell.seats.map(({ present }) => Number(present)).join('')] : [],
    )
    .filter((shown, i, all) => shown !== all[i - 1]);

/** So many times the node has come by the table since. */
const beats = (client: Client, count: number): Promise<void> => {
  const { tells } = client;
  const before = tells.length;
  return client.until(() => tells.slice(before).filter(({ tell }) => tell === 'beat').length >= count);
};

test(
  'who is connected to another node is not taken for gone when a node starts, who died with its node is',
  async () => {
    databaseUrl = await postgres.newDatabase();
    const settings = { absence: 300, beat: 200 };
    const [a, b] = [await startNode(settings), await startNode(settings)];
    const seated = await beginAt([a, b], 3, 'none');
    const { client } = seated[1];
    const there = (): boolean[] => client.told!.seats.map(({ present }) => present);
    await client.until(() => there().every(Boolean));
    for (const each of seated) each.client.tells.length = 0;
    const c = await startNode(settings);
    // it has the table, and knows who is there: a flicker would come with its first look, or with the news of it
    const watcher = await come(c, await newGuest(c.url, 'Watcher'), client.table);
    for (const each of seated) await each.client.until(() => each.client.told!.watchers === 1);
    await watcher.until(() => watcher.told!.seats.every(({ present }) => present));
    await beats(watcher, 10);
    for (const each of seated) expect(shownTo(each.client)).toEqual(['111']);
    expect(shownTo(watcher)).toEqual(['111']);
    await a.kill();
    await client.until(() => !there()[0] && there()[1] && !there()[2]);
    expect(shownTo(client)).toEqual(['111', '010']);
  },
  LONG,
);

test(
  'watchers are counted over all nodes, and no longer once their node is dead',
  async () => {
    const [a, b] = await startTwo();
    const seated = await beginAt([a, b], 2, 'none');
    const { table } = seated[0].client;
    const all = (count: number): Promise<unknown> =>
      Promise.all(seated.map(({ client }) => client.until(() => client.told!.watchers === count)));
    await come(a, await newGuest(a.url, 'Watcher 1'), table);
    const second = await newGuest(b.url, 'Watcher 2');
    const watcher = await come(b, second, table);
    // another window of the same person
    await come(b, second, table);
    await all(2);
    await watcher.until(() => watcher.told!.watchers === 2);
    await a.kill();
    await seated[1].client.until(() => seated[1].client.told!.watchers === 1);
  },
  LONG,
);

const setBan = async (guest: string, banned: boolean): Promise<void> => {
  const { store, bus, nodes: own } = await openStore({ dataDir: '', databaseUrl });
  await store.banGuest(guest, banned);
  await own.close();
  await bus.close();
  await store.close();
};

const guestOf = async (table: string, seat: number): Promise<string> => {
  const { store, bus, nodes: own } = await openStore({ dataDir: '', databaseUrl });
  const { data } = (await store.table(table))!;
  await own.close();
  await bus.close();
  await store.close();
  return (JSON.parse(data) as { seats: { guest: string }[] }).seats[seat].guest;
};

test(
  'whoever is banned is put out on every node, and a bot plays',
  async () => {
    const [a, b] = await startTwo({ banCheck: 200 });
    const seated = await beginAt([a, b], 2, 'none');
    const [asa, bjorn] = seated;
    const seat = bjorn.client.told!.you!;
    const window = await come(a, bjorn.cookie, asa.client.table);
    await setBan(await guestOf(asa.client.table, seat), true);
    for (const { client } of [bjorn, { client: window }]) {
      await client.until(() => !client.socket.connected);
      expect(client.tells.at(-1)).toEqual({ tell: 'gone', code: 'banned' });
    }
    await asa.client.until(() => asa.client.told!.seats[seat].away && !asa.client.told!.seats[seat].present);
    const { seq } = asa.client.play!;
    if (playable(asa)) await play([asa], 2);
    await asa.client.until(() => asa.client.play!.seq > seq);
  },
  LONG,
);

test(
  'whom somebody does not want to read stays unread on another node and after all have ended',
  async () => {
    const [a, b] = await startTwo();
    const seated = await beginAt([a, b], 2, 'none');
    const [asa, bjorn] = seated;
    const { table } = asa.client;
    const seat = asa.client.told!.you!;
    await bjorn.client.must({ ask: 'mute', seat, muted: true });
    await asa.client.must({ ask: 'chat', text: 'hello' });
    const linesOf = (client: Client): string[] =>
      client.tells.flatMap((tell) => (tell.tell === 'chat' ? tell.lines.map(({ text }) => text) : []));
    const elsewhere = await come(a, bjorn.cookie, table);
    expect(elsewhere.told!.muted).toEqual([seat]);
    await Promise.all([a.kill(), b.kill()]);
    const c = await startNode();
    const later = await come(c, bjorn.cookie, table);
    expect(later.told!.muted).toEqual([seat]);
    expect([bjorn.client, elsewhere, later].flatMap(linesOf)).toEqual([]);
    // what was muted is there for anyone who wants to read it again
    expect(linesOf(await come(c, asa.cookie, table))).toEqual(['hello']);
    await later.must({ ask: 'mute', seat, muted: false });
    expect(linesOf(await come(c, bjorn.cookie, table))).toEqual(['hello']);
  },
  LONG,
);
