/** Dice that nobody can choose, at a real server: failed openings, who hears the secret, and what a client can hold against a log. */
import { layoutOfGame, parseLog } from '@landnam/engine/log';
import {
  checkLog,
  commitmentOf,
  digestOfView,
  hashOfNonce,
  type Opening,
  type Seal,
  SEAL_FORMAT,
  type ToldView,
} from '@landnam/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  playSeat,
  post,
  rulesFor,
  Sighted,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
/** Here the time for opening is short. */
let hasty: TestServer;
beforeAll(async () => {
  [server, hasty] = await Promise.all([startServer(), startServer({ settings: { openingTime: 500 } })]);
});
afterAll(() => Promise.all([server.end(), hasty.end()]));

interface Guest {
  readonly client: Client;
  readonly cookie: string;
}

const come = async ({ url }: TestServer, name: string, table?: string): Promise<Guest> => {
  const cookie = await newGuest(url, name);
  const client = await connect(url, cookie);
  if (table !== undefined) await client.enter(table);
  return { client, cookie };
};

/** Everyone has said ready, and the table opens. */
const opening = async (
  at: TestServer,
  names: readonly string[],
  seats = names.map(() => 'open'),
): Promise<Guest[]> => {
  const people: Guest[] = [];
  for (const name of names) people.push(await come(at, name));
  const table = await people[0].client.create(rulesFor(seats));
  for (const { client } of people) {
    await client.enter(table);
    await client.sitReady();
  }
  await people[0].client.must({ ask: 'start' });
  for (const { client } of people) await client.until(() => client.told?.phase === 'opening');
  return people;
};

const gathersAgain = ({ told }: Client, failed: number): boolean =>
  told?.phase === 'gathering' && told.fair.failed?.length === failed;

const kindsAt = ({ told }: Client): string[] => told!.seats.map(({ kind }) => kind);
const logOf = async (url: string, table: string, cookie = ''): Promise<Response> =>
  fetch(`${url}/api/tables/${table}/log`, { headers: { cookie } });

/** Both play at random to the end. */
const playBoth = (people: readonly Client[]): Promise<number[]> =>
  Promise.all(people.map((person, i) => playSeat(person, seeded(i + 1))));

describe('an opening that fails', () => {
  test('reveals its secret and who did not open; nobody is made ready again; the next log records it', async () => {
    const [asa, bjorn] = (await opening(hasty, ['Asa', 'Bjorn'])).map(({ client }) => client) as [
      Client,
      Client,
    ];
    const { commitment } = asa.told!.fair;
    await asa.open();
    await asa.until(() => gathersAgain(asa, 1));
    const [failed] = asa.told!.fair.failed!;
    expect(failed).toMatchObject({
      commitment,
      closed: [1],
      hashes: [hashOfNonce(asa.nonce), hashOfNonce(bjorn.nonce)],
      nonces: [asa.nonce, null],
    });
    expect(commitmentOf(failed.secret)).toBe(commitment);
    expect(asa.told!.fair.commitment).not.toBe(commitment);
    expect(asa.told!.seats.map(({ kind, ready }) => [kind, ready])).toEqual([
      ['person', false],
      ['open', false],
    ]);
    await bjorn.sitReady();
    await asa.must({ ask: 'ready', hash: hashOfNonce(asa.nonce) });
    await asa.must({ ask: 'start' });
    expect((await Promise.all([asa.open(), bjorn.open()])).every(({ ok }) => ok)).toBe(true);
    await playBoth([asa, bjorn]);
    const text = await (await logOf(hasty.url, asa.table)).text();
    const log = parseLog(text);
    expect(log.ok && log.value.header.failed).toEqual([failed]);
    expect(await checkLog(text)).toMatchObject({ holds: true, verified: { failed: 1 } });
  });

  test('again and again ends the table’s patience', async () => {
    const [asa] = (await opening(hasty, ['Asa'], ['open', 'random'])).map(({ client }) => client) as [Client];
    for (let failed = 1; failed <= 8; failed++) {
      await asa.until(() => gathersAgain(asa, failed));
      await asa.sitReady();
      const again = await asa.at({ ask: 'start' });
      expect(again).toMatchObject(failed < 8 ? { ok: true } : { ok: false, code: 'failedOften' });
    }
  });

  test('because somebody asks to be forgotten: the opening starts over, visibly, and the table does not hang', async () => {
    const [asa, bjorn] = await opening(server, ['Asa', 'Bjorn']);
    await asa.client.open();
    await post(server.url, { ask: 'forget' }, bjorn.cookie);
    await asa.client.until(() => gathersAgain(asa.client, 1));
    expect(kindsAt(asa.client)).toEqual(['person', 'open']);
    expect(asa.client.told!.fair.failed).toMatchObject([{ closed: [1] }]);
    const cleo = await come(server, 'Cleo', asa.client.table);
    await cleo.client.sitReady();
    await asa.client.must({ ask: 'ready', hash: hashOfNonce(asa.client.nonce) });
    await asa.client.must({ ask: 'start' });
    await asa.client.open();
    await cleo.client.open();
    await cleo.client.until(() => cleo.client.told?.phase === 'playing');
    expect(kindsAt(cleo.client)).toEqual(['person', 'person']);
  });
});

/** A client that records what it is shown, as a page does. */
class Witness {
  readonly views = new Map<number, ToldView>();
  private readonly opening: Opening;
  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
    this.opening = client.told!.fair.opening as unknown as Opening;
    client.socket.on('tell', () => this.look());
  }

  private look(): void {
    const { play, told } = this.client;
    if (play === undefined || !told?.game) return;
    const { game } = new Sighted(told, told.you!).table;
    const bytes = Buffer.from(play.view, 'base64');
    const digest = digestOfView(new Uint8Array(bytes));
    this.views.set(play.seq, { seat: told.you!, ply: play.seq, layout: layoutOfGame(game), digest });
  }

  seal(): Seal {
    const { nonce, table, told } = this.client;
    const openings = [{ opening: this.opening, seat: told!.you!, nonce, at: 0 }];
    return { format: SEAL_FORMAT, table, openings, views: [...this.views.values()] };
  }
}

describe('what a client can hold against the log', () => {
  test('the whole opening is shown before anyone opens, and log and views are what was told', async () => {
    const people = await opening(server, ['Asa', 'Bjorn'], ['open', 'random', 'open']);
    const [asa, bjorn] = people.map(({ client }) => client) as [Client, Client];
    expect(asa.told!.fair.opening).toEqual(bjorn.told!.fair.opening);
    expect(asa.told!.fair.opening).toMatchObject({
      scheme: 2,
      table: asa.table,
      attempt: 1,
      commitment: asa.told!.fair.commitment,
      game: 'base',
      seated: ['person', 'bot random', 'person'],
      hashes: [hashOfNonce(asa.nonce), null, hashOfNonce(bjorn.nonce)],
    });
    const witnesses = [new Witness(asa), new Witness(bjorn)];
    await asa.open();
    await bjorn.open();
    await playBoth([asa, bjorn]);
    const text = await (await logOf(server.url, asa.table)).text();
    for (const witness of witnesses) {
      const { secret } = witness.client.told!.fair;
      const seal = witness.seal();
      expect(seal.views.length).toBeGreaterThan(20);
      expect(await checkLog(text, { seal, secret })).toMatchObject({ holds: true, seal: 'matched' });
    }
  });
});

describe('who hears the secret', () => {
  const finished = async (more: object): Promise<{ people: Client[]; watcher: Guest }> => {
    const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open'], more));
    const watcher = await come(server, 'Wanda', people[0].table);
    await playBoth(people);
    await people[0].until(() => people[0].told?.phase === 'over');
    return { people, watcher };
  };

  test('with a private log only those who played', async () => {
    const { people, watcher } = await finished({ secretLog: true });
    const { client } = watcher;
    await client.until(() => client.told?.phase === 'over');
    expect(people.map(({ told }) => typeof told!.fair.secret)).toEqual(['string', 'string']);
    const secret = people[0].told!.fair.secret!;
    expect(client.told!.fair.secret).toBeNull();
    expect(JSON.stringify(client.tells)).not.toContain(secret);
  });

  test('delayed watchers when their time has come, with the end itself', async () => {
    const { people, watcher } = await finished({ delay: 2 });
    const { client, cookie } = watcher;
    const secret = people[0].told!.fair.secret!;
    await client.until(() => client.told?.fair.secret === secret && (client.play?.over ?? null) !== null);
    const [first] = client.tells.flatMap((tell, i) => (JSON.stringify(tell).includes(secret) ? [i] : []));
    expect(client.tells.slice(first + 1).find(({ tell }) => tell === 'play')).toMatchObject({
      over: { reason: expect.any(String) as string },
    });
    const before = client.tells.slice(0, first).map((tell) => (tell.tell === 'table' ? tell.phase : ''));
    expect(before).not.toContain('over');
    expect((await logOf(server.url, client.table, cookie)).status).toBe(200);
  });

  test('and until then they hear neither end nor secret, and have no log', async () => {
    const { people, watcher } = await finished({ delay: 600 });
    const { client, cookie } = watcher;
    const { tells } = await client.must({ ask: 'enter', seq: 0, events: 0 });
    expect(tells?.find(({ tell }) => tell === 'table')).toMatchObject({
      phase: 'playing',
      fair: { secret: null },
    });
    expect(JSON.stringify([client.tells, tells])).not.toContain(people[0].told!.fair.secret);
    expect((await logOf(server.url, client.table, cookie)).status).toBe(409);
  });
});
