import { MESSAGE_LIMIT, type ShownMoment, type TellOf } from '@landnam/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  NO_LIMITS,
  playSeat,
  post,
  rulesFor,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine each takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let servers: TestServer[] = [];
let people: Client[] = [];

afterEach(async () => {
  for (const person of people) person.close();
  await Promise.all(servers.map((server) => server.end()));
  [servers, people] = [[], []];
});

const start = async (settings: object = {}, more: object = {}): Promise<TestServer> => {
  const server = await startServer({ ...more, settings: { absence: 8000, ...settings } });
  servers.push(server);
  return server;
};

const come = async (url: string, table: string, name: string): Promise<Client> => {
  const client = await connect(url, await newGuest(url, name));
  people.push(client);
  await client.enter(table);
  return client;
};

const begun = async (url: string, more: object = {}): Promise<Client[]> => {
  const rules = rulesFor(['open', 'open'], { options: { pointsToWin: 3 }, ...more });
  const players = await beginTable(url, ['Asa', 'Bjorn'], rules);
  people.push(...players);
  return players;
};

const play = async (players: readonly Client[]): Promise<void> => {
  let turn = 0;
  await Promise.all(players.map((client) => playSeat(client, (n) => turn++ % n)));
  for (const client of players) await client.until(() => client.told!.phase === 'over');
};

const over = async (url: string, more: object = {}): Promise<[Client, Client]> => {
  const players = await begun(url, more);
  await play(players);
  return players as [Client, Client];
};

const at = (ply: number, eyes: number | null = null): ShownMoment => ({ ply, eyes, room: 'replay' });

const looks = async (client: Client, window = 'w'): Promise<TellOf<'lookback'>> => {
  const { tells } = await client.must({ ask: 'lookBack', client: window, together: true });
  const [told] = tells ?? [];
  if (told?.tell !== 'lookback') throw new Error(JSON.stringify(tells));
  return told;
};

const lastOf = ({ tells }: Client): TellOf<'lookback'> | undefined =>
  tells.findLast((tell) => tell.tell === 'lookback');

const sees = (client: Client, what: object): Promise<void> =>
  client.until(
    () => {
      const told = lastOf(client);
      return told !== undefined && expect.objectContaining(what).asymmetricMatch(told);
    },
    `${JSON.stringify(what)}, told ${JSON.stringify(lastOf(client))}`,
  );

const ledBy = (name: string, seat: number | null, you: boolean): object => ({ leader: { name, seat, you } });

describe('at one server', () => {
  test('whoever leads moves the others, also those who come later, and the lead goes on by one press', async () => {
    const { url } = await start();
    const [asa, bjorn] = await over(url);
    expect(await looks(asa)).toMatchObject({ leader: null, moment: null });
    await asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(5) });
    await bjorn.until(() => bjorn.told!.lookback?.name === 'Asa');
    expect(await looks(bjorn)).toMatchObject({ ...ledBy('Asa', 0, false), moment: at(5), people: 2 });
    await asa.must({ ask: 'show', client: 'w', moment: at(7, 1) });
    await sees(bjorn, { moment: at(7, 1) });
    const wanda = await come(url, asa.table, 'Wanda');
    expect(wanda.told!.lookback).toEqual({ name: 'Asa', seat: 0 });
    expect(await looks(wanda)).toMatchObject({ moment: at(7, 1), people: 3 });
    await sees(asa, { people: 3 });
    await wanda.must({ ask: 'lead', client: 'w', leads: true });
    await sees(asa, { ...ledBy('Wanda', null, false), moment: at(7, 1) });
    await sees(wanda, ledBy('Wanda', null, true));
    expect(await asa.at({ ask: 'show', client: 'w', moment: at(1) })).toMatchObject({ code: 'notLeading' });
    await wanda.must({ ask: 'show', client: 'w', moment: { ply: 2, eyes: 0, room: 'review' } });
    for (const each of [asa, bjorn]) await sees(each, { moment: { ply: 2, eyes: 0, room: 'review' } });
    expect(Math.max(...asa.tells.map((tell) => JSON.stringify(tell).length))).toBeLessThan(MESSAGE_LIMIT);
    // of one guest's windows one leads
    const { tells } = await wanda.must({ ask: 'lookBack', client: 'other', together: true });
    expect(tells).toMatchObject([ledBy('Wanda', null, false)]);
  });

  test('a leader who leaves leaves the lead to anybody; one who is lost may come back to it', async () => {
    const { url } = await start({ absence: 2000 });
    const [asa, bjorn] = await over(url);
    for (const each of [asa, bjorn]) await looks(each);
    await bjorn.must({ ask: 'lead', client: 'w', leads: true, moment: at(4) });
    await sees(asa, ledBy('Bjorn', 1, false));
    await bjorn.must({ ask: 'lookBack', client: 'w', together: false });
    await sees(asa, { leader: null, moment: at(4) });
    await asa.until(() => asa.told!.lookback === undefined);
    const wanda = await come(url, asa.table, 'Wanda');
    await looks(wanda);
    await wanda.must({ ask: 'lead', client: 'w', leads: true, moment: at(6) });
    await sees(asa, ledBy('Wanda', null, false));
    const cookie = (wanda.socket.io.opts.extraHeaders as { cookie: string }).cookie;
    wanda.close();
    const again = await connect(url, cookie);
    people.push(again);
    await again.enter(asa.table);
    expect(await looks(again)).toMatchObject(ledBy('Wanda', null, true));
    await again.must({ ask: 'show', client: 'w', moment: at(8) });
    await sees(asa, { ...ledBy('Wanda', null, false), moment: at(8) });
    again.close();
    await sees(asa, { leader: null, moment: at(8), people: 1 });
    // and nothing of all this was written
    const row = await servers[0].context.store.table(asa.table);
    expect(row!.data).not.toContain('Wanda');
  });

  test('of two who take the lead at once everybody sees the same one', async () => {
    const { url } = await start();
    const [asa, bjorn] = await over(url);
    for (const each of [asa, bjorn]) await looks(each);
    await Promise.all([
      asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(3) }),
      bjorn.must({ ask: 'lead', client: 'w', leads: true, moment: at(9) }),
    ]);
    const { leader, moment } = await looks(asa);
    expect(await looks(bjorn)).toMatchObject({ moment, leader: { ...leader, you: !leader!.you } });
  });

  test('a running game is not looked back at, nor by those who may not read its log', async () => {
    const { url } = await start();
    const players = await begun(url, { secretLog: true });
    const [asa] = players;
    const wanda = await come(url, asa.table, 'Wanda');
    const asked = [
      { ask: 'lookBack', client: 'w', together: true },
      { ask: 'lead', client: 'w', leads: true },
      { ask: 'show', client: 'w', moment: at(0) },
    ] as const;
    for (const ask of asked)
      for (const each of [asa, wanda]) expect(await each.at(ask)).toMatchObject({ code: 'started' });
    await play(players);
    await wanda.until(() => wanda.told!.phase === 'over');
    for (const ask of asked) expect(await wanda.at(ask)).toMatchObject({ code: 'notSeated' });
    await looks(asa);
    await asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(1) });
    await players[1].until(() => players[1].told!.lookback !== undefined);
    const late = await come(url, asa.table, 'Xaver');
    for (const each of [wanda, late]) {
      expect(each.told!.lookback).toBeUndefined();
      expect(lastOf(each)).toBeUndefined();
    }
  });

  test('watchers who lag behind the end cannot look back before they have seen it', async () => {
    const { url } = await start();
    const [asa] = await over(url, { delay: 600 });
    const wanda = await come(url, asa.table, 'Wanda');
    await looks(asa);
    await asa.must({ ask: 'lead', client: 'w', leads: true });
    expect(await wanda.at({ ask: 'lookBack', client: 'w', together: true })).toMatchObject({
      code: 'started',
    });
    await wanda.enter(asa.table);
    expect(wanda.told).toMatchObject({ phase: 'playing' });
    expect(wanda.told!.lookback).toBeUndefined();
  });

  test('what is no moment of this game, and whoever does not look, is refused', async () => {
    const { url } = await start();
    const [asa, bjorn] = await over(url);
    await looks(asa);
    expect(await bjorn.at({ ask: 'lead', client: 'w', leads: true })).toMatchObject({ code: 'notLooking' });
    await asa.must({ ask: 'lead', client: 'w', leads: true });
    const end = asa.play!.seq;
    expect(await looks(asa)).toMatchObject({ moment: at(end) });
    const moments = [at(end + 1), at(0, 2), { ...at(0), room: 'kitchen' }, { ply: 0 }, null];
    for (const moment of moments) {
      const answer = await asa.send({ ask: 'show', table: asa.table, client: 'w', moment });
      expect(answer).toMatchObject({ ok: false, code: 'malformed' });
      expect(answer.ok || answer.where).toContain('moment');
    }
    expect(await looks(asa)).toMatchObject({ moment: at(end) });
  });

  test('a flood of moments or of leads is held back, and the last that was let through stands', async () => {
    const rate = (atOnce: number) => ({ perSecond: 0.001, atOnce });
    const { url } = await start({ limits: { ...NO_LIMITS, shows: rate(10), leads: rate(2) } });
    const [asa, bjorn] = await over(url);
    for (const each of [asa, bjorn]) await looks(each);
    await asa.must({ ask: 'lead', client: 'w', leads: true });
    bjorn.tells.length = 0;
    const flood = Array.from({ length: 50 }, (_, ply) =>
      asa.at({ ask: 'show', client: 'w', moment: at(ply) }),
    );
    const answers = await Promise.all(flood);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ code: 'tooFast' });
    await sees(bjorn, { moment: at(9) });
    expect(bjorn.tells.filter(({ tell }) => tell === 'lookback').length).toBeLessThanOrEqual(12);
    await asa.must({ ask: 'lead', client: 'w', leads: false });
    expect(await asa.at({ ask: 'lead', client: 'w', leads: true })).toMatchObject({ code: 'tooFast' });
    await sees(bjorn, { leader: null });
  });

  test('a client without a socket looks along by its polls', async () => {
    const { url } = await start();
    const [asa] = await over(url);
    await looks(asa);
    await asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(2) });
    const cookie = await newGuest(url, 'Petra');
    /** What is new since its last poll. */
    const poll = async (): Promise<TellOf<'lookback'> | undefined> => {
      const address = `${url}/api/tables/${asa.table}/tells?looks=p`;
      const tells = (await (await fetch(address, { headers: { cookie } })).json()) as Client['tells'];
      return tells.find((tell) => tell.tell === 'lookback');
    };
    expect(await poll()).toMatchObject({ ...ledBy('Asa', 0, false), moment: at(2) });
    await sees(asa, { people: 2 });
    await asa.must({ ask: 'show', client: 'w', moment: at(3) });
    expect(await poll()).toMatchObject({ moment: at(3), people: 2 });
    expect(await poll()).toBeUndefined();
    const lead = { ask: 'lead', table: asa.table, client: 'p', leads: true, moment: at(11) };
    expect(await (await post(url, lead, cookie)).json()).toMatchObject({ ok: true });
    await sees(asa, { ...ledBy('Petra', null, false), moment: at(11) });
  });
});

describe('at two nodes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('they follow each other, two leaders become one, and a node that dies takes no moment with it', async () => {
    const databaseUrl = await postgres.newDatabase();
    const settings = { absence: 500 };
    const [a, b] = [await start(settings, { databaseUrl }), await start(settings, { databaseUrl })];
    const [asa, bjorn] = await over(a.url);
    const wanda = await come(b.url, asa.table, 'Wanda');
    await looks(asa);
    await asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(4) });
    await wanda.until(() => wanda.told!.lookback !== undefined);
    expect(await looks(wanda)).toMatchObject({ ...ledBy('Asa', 0, false), moment: at(4), people: 2 });
    await asa.must({ ask: 'show', client: 'w', moment: at(5, 1) });
    await sees(wanda, { moment: at(5, 1) });
    await Promise.all([
      asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(6) }),
      wanda.must({ ask: 'lead', client: 'w', leads: true, moment: at(7) }),
    ]);
    // each has led; what both see last is the same
    const same = (): boolean => {
      const [one, other] = [lastOf(asa), lastOf(wanda)];
      return one?.leader?.name === other?.leader?.name && one?.moment?.ply === other?.moment?.ply;
    };
    await vi.waitFor(() => expect(same()).toBe(true), 60_000);
    await asa.must({ ask: 'lead', client: 'w', leads: true, moment: at(8) });
    await sees(wanda, { ...ledBy('Asa', 0, false), moment: at(8) });
    bjorn.close();
    asa.close();
    await a.end();
    servers = [b];
    await sees(wanda, { leader: null, moment: at(8), people: 1 });
    await wanda.must({ ask: 'lead', client: 'w', leads: true });
    const c = await start(settings, { databaseUrl });
    const xaver = await come(c.url, asa.table, 'Xaver');
    await xaver.until(() => xaver.told!.lookback !== undefined);
    expect(await looks(xaver)).toMatchObject({ ...ledBy('Wanda', null, false), moment: at(8), people: 2 });
  });
});
