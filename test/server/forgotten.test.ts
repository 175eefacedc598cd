/** A forgotten guest is forgotten everywhere, whoever asks for it and whatever fails meanwhile. */
import { expect, test, vi } from 'vitest';
import type { Answer } from '@landnam/protocol';
import { banGuest, purgeGuest } from '@landnam/server/operations';
import { newData } from '@landnam/table/machine';
import { newId } from '../../packages/server/src/tables/ids.js';
import { seeded } from '../support/chance.js';
import { overDatabases } from '../support/kept.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  playSeat,
  post,
  rulesFor,
  Sighted,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Three letters alone occur in many ids. */
const NAMED = JSON.stringify('Asa');

const dataAt = async ({ context }: TestServer, table: string): Promise<string> =>
  (await context.store.table(table))!.data;

const guestOf = ({ context }: TestServer, { table, told }: Client): string =>
  context.tables.peek(table)!.data.seats[told!.you!].guest!;

const answerTo = async (asked: Promise<Response>): Promise<Answer> => (await (await asked).json()) as Answer;

const isDue = (person: Client): boolean => {
  const sight = new Sighted(person.told!, person.told!.you!);
  sight.see(person.play!);
  return sight.isAwaited();
};

const chatFor = async (url: string, table: string): Promise<string> => {
  const late = await connect(url, await newGuest(url));
  await late.enter(table);
  return JSON.stringify(late.tells.filter(({ tell }) => tell === 'chat'));
};

/** That table cannot be changed until it is released. */
const REFUSE: Readonly<Record<string, (table: string) => readonly string[]>> = {
  sqlite: (table) => [
    `create trigger refuse before update on tables when old.id = '${table}' begin select raise(abort, 'no'); end`,
  ],
  postgres: (table) => [
    "create function no() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql",
    `create trigger refuse before update on tables for each row when (old.id = '${table}') execute function no()`,
  ],
};
const ALLOW: Readonly<Record<string, string>> = {
  sqlite: 'drop trigger refuse',
  postgres: 'drop trigger refuse on tables',
};

const sitAt = async (person: Client, tables: number): Promise<string[]> => {
  const made: string[] = [];
  for (let i = 0; i < tables; i++) {
    await person.enter(await person.create(rulesFor(['open', 'open'])));
    await person.must({ ask: 'sit' });
    made.push(person.table);
  }
  return made;
};

/** Asa at this many tables, as a server writes them. */
const manyTables = async ({ context }: TestServer, guest: string, count: number): Promise<string[]> => {
  const made = Array.from({ length: count }, async (_, i) => {
    const id = newId();
    const data = newData(
      { id, salt: new Uint8Array(32) },
      rulesFor(['open', 'open']),
      { guest, name: 'Asa' },
      Date.now(),
    );
    const seats = data.seats.map((seat, place) => (place === 0 ? { ...seat, guest, name: 'Asa' } : seat));
    const row = { id, code: `M${i}`, version: 0, phase: data.phase, visibility: 'link', updated: Date.now() };
    const kept = { data: JSON.stringify({ ...data, seats }), guests: [guest], seated: 1 };
    expect(await context.store.createTable({ ...row, ...kept })).toBe('written');
    return id;
  });
  return Promise.all(made);
};

overDatabases((kept) => {
  test('purge --guest does what "forget me" does, while the game runs on', async () => {
    const servers = [await kept.start()];
    if (kept.most > 1) servers.push(await kept.start());
    const [server] = servers;
    const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    for (const person of people) await person.until(() => person.play !== undefined);
    const [due, other] = isDue(people[0]) ? people : people.toReversed();
    const [name, guest] = [due.told!.seats[due.told!.you!].name, guestOf(server, due)];
    await due.must({ ask: 'chat', text: `I am ${name}` });
    const watcher = await connect(servers.at(-1)!.url, await newGuest(server.url));
    await watcher.enter(due.table);
    await watcher.until(() => watcher.tells.some(({ tell }) => tell === 'chat'));
    await kept.operate((opened) => purgeGuest(opened, guest));
    const stored = await dataAt(server, due.table);
    expect(stored).not.toContain(JSON.stringify(name));
    expect(stored).not.toContain(guest);
    for (const reader of [other, watcher])
      await reader.until(() => reader.told!.seats.every((seat) => seat.name !== name));
    expect(other.told!.hostName).not.toBe(name);
    // it was that seat's turn: a bot has it now
    await other.until(() => other.play!.seq > 0);
    for (const { url } of servers) expect(await chatFor(url, due.table)).not.toContain(name);
    expect(await server.context.store.guest(guest)).toBeUndefined();
  });

  test('a guest who is purged stays banned, without a name', async () => {
    const server = await kept.start({ settings: { banCheck: 0 } });
    const cookie = await newGuest(server.url, 'Asa');
    const asa = await connect(server.url, cookie);
    await sitAt(asa, 1);
    const guest = guestOf(server, asa);
    await kept.operate((opened) => banGuest(opened, guest, true));
    await kept.operate((opened) => purgeGuest(opened, guest));
    expect(await server.context.store.guest(guest)).toMatchObject({ name: '', banned: true });
    const rules = rulesFor(['open', 'open']);
    expect(await answerTo(post(server.url, { ask: 'create', rules }, cookie))).toMatchObject({
      code: 'banned',
    });
    await kept.operate((opened) => banGuest(opened, guest, false));
    const hello = await answerTo(post(server.url, { ask: 'hello', protocol: 1 }, cookie));
    expect(hello).toMatchObject({ ok: true, name: 'Guest' });
  });

  test('if the store fails while a guest is forgotten nothing is lost: it is reported, and can be retried', async () => {
    const server = await kept.start();
    const cookie = await newGuest(server.url, 'Asa');
    const asa = await connect(server.url, cookie);
    const tables = await sitAt(asa, 3);
    for (const text of REFUSE[kept.kind](tables[1])) await kept.query(text);
    const failed = await post(server.url, { ask: 'forget' }, cookie);
    expect(await failed.json()).toMatchObject({ ok: false, code: 'failed' });
    expect(failed.headers.get('set-cookie')).toBeNull();
    const games = await asa.ask({ ask: 'myGames' });
    expect(games.ok && games.games!.map(({ table }) => table)).toContain(tables[1]);
    await kept.query(ALLOW[kept.kind]);
    expect(await asa.ask({ ask: 'forget' })).toMatchObject({ ok: true });
    for (const table of tables) expect(await dataAt(server, table)).not.toContain(NAMED);
    expect(await asa.ask({ ask: 'myGames' })).toMatchObject({ games: [] });
  });

  test('an operator is told the same, and an index that an earlier version lost is compensated for', async () => {
    const server = await kept.start();
    const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
    const [table] = await sitAt(asa, 1);
    const guest = guestOf(server, asa);
    for (const text of REFUSE[kept.kind](table)) await kept.query(text);
    expect(await kept.operate((opened) => purgeGuest(opened, guest))).toBe('failed');
    expect(await server.context.store.guest(guest)).toMatchObject({ name: 'Asa' });
    await kept.query(ALLOW[kept.kind]);
    await kept.query(`delete from guests where id = '${guest}'`);
    await kept.query(`delete from seats where guest = '${guest}'`);
    expect(await kept.operate((opened) => purgeGuest(opened, guest))).toBe('forgotten');
    expect(await dataAt(server, table)).not.toContain(NAMED);
    expect(await kept.operate((opened) => purgeGuest(opened, guest))).toBe('unknown');
  });

  test('every table is visited, however many there are', async () => {
    const server = await kept.start();
    const asa = await connect(server.url, await newGuest(server.url, 'Asa'));
    await sitAt(asa, 1);
    const tables = await manyTables(server, guestOf(server, asa), 1020);
    expect(await asa.ask({ ask: 'forget' })).toMatchObject({ ok: true });
    let named = 0;
    for (const table of tables) if ((await dataAt(server, table)).includes(NAMED)) named++;
    expect(named).toBe(0);
  });

  test('what was said at a table that the guest has left is deleted from every memory', async () => {
    const servers = [await kept.start()];
    if (kept.most > 1) servers.push(await kept.start());
    const asa = await connect(servers[0].url, await newGuest(servers[0].url, 'Asa'));
    await sitAt(asa, 1);
    await asa.must({ ask: 'chat', text: 'my address' });
    await asa.must({ ask: 'stand' });
    for (const { url } of servers) expect(await chatFor(url, asa.table)).toContain('my address');
    expect(await asa.ask({ ask: 'forget' })).toMatchObject({ ok: true });
    for (const { url } of servers) expect(await chatFor(url, asa.table)).toBe('[]');
  });

  test('the log of a finished game does not name a forgotten guest, though it was written before', async () => {
    const server = await kept.start();
    const [asa] = await beginTable(server.url, ['Asa'], rulesFor(['open', 'greedy', 'greedy']));
    await playSeat(asa, seeded(4));
    await asa.until(() => asa.told!.phase === 'over');
    const log = async (): Promise<string> =>
      (await fetch(`${server.url}/api/tables/${asa.table}/log`)).text();
    expect(await log()).toContain('@ p0 Asa');
    expect(await asa.ask({ ask: 'forget' })).toMatchObject({ ok: true });
    const after = await log();
    expect(after).not.toContain('@ p0 Asa');
    expect(after).toContain('landnam-log');
  });
});
