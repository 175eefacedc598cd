import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashState } from '@landnam/engine';
import type { TellOf } from '@landnam/protocol';
import { verifyLog } from '@landnam/table';
import { settlePresence } from '../../packages/server/src/tables/telling/presence.js';
import { playBot } from '../../packages/server/src/tables/playing/bots.js';
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

const PACES = { none: 0, relaxed: 600_000, fast: 150, days: 600_000 };
const sightOf = (client: Client): Sighted => {
  const sighted = new Sighted(client.told!, client.told!.you!);
  sighted.see(client.play!);
  return sighted;
};
const seatOf = (client: Client, seat: number) => client.told!.seats[seat];

/** Who is waited for, and the other one. */
const byTurn = (people: readonly Client[]): readonly Client[] =>
  sightOf(people[0]).isAwaited() ? people : people.toReversed();

const linesOf = (server: TestServer, table: string): readonly string[] =>
  [...server.context.tables.all()].find(({ id }) => id === table)?.live?.entries ?? [];

describe('a player who is away', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ settings: { grace: 100, paces: PACES } });
  });
  afterAll(() => server.end());

  test('is replaced by a bot after a while, and gets the seat back immediately', async () => {
    const asaCookie = await newGuest(server.url, 'Asa');
    const asa = await connect(server.url, asaCookie);
    const bjorn = await connect(server.url, await newGuest(server.url, 'Bjorn'));
    await asa.enter(await asa.create(rulesFor(['open', 'open'])));
    await asa.sitReady();
    await bjorn.enter(asa.table);
    await bjorn.sitReady();
    await asa.must({ ask: 'start' });
    await Promise.all([asa.open(), bjorn.open()]);
    await bjorn.until(() => bjorn.play !== undefined);
    const seat = asa.told!.you!;
    asa.close();
    await bjorn.until(() => !seatOf(bjorn, seat).present);
    await bjorn.until(() => seatOf(bjorn, seat).away);
    const playing = playSeat(bjorn, seeded(1), () =>
      linesOf(server, bjorn.table).some(
        (line) => line.startsWith(`p${seat} `) && line.endsWith('; bot normal'),
      ),
    );
    await bjorn.until(() => linesOf(server, bjorn.table).some((line) => line.startsWith(`p${seat} `)));
    await playing;
    const back = await connect(server.url, asaCookie);
    await back.enter(bjorn.table);
    expect(seatOf(back, seat)).toMatchObject({ away: false, present: true });
    expect(back.told!.you).toBe(seat);
    back.close();
    bjorn.close();
  });

  test('and so are all others: the game waits, and goes on when somebody is back', async () => {
    const cookies = [await newGuest(server.url, 'Asa'), await newGuest(server.url, 'Bjorn')];
    const people = await Promise.all(cookies.map((cookie) => connect(server.url, cookie)));
    const table = await people[0].create(rulesFor(['open', 'open', 'greedy']));
    for (const person of people) {
      await person.enter(table);
      await person.sitReady();
    }
    await people[0].must({ ask: 'start' });
    for (const person of people) await person.open();
    for (const person of people) await person.must({ ask: 'leave' });
    await people[0].until(() => people[0].told!.seats.filter(({ away }) => away).length === 2);
    const room = [...server.context.tables.all()].find(({ id }) => id === table)!;
    await room.queue(async () => undefined);
    const { seq } = room;
    for (const person of people) person.close();
    const back = await connect(server.url, cookies[0]);
    await back.enter(table);
    // watching is not sitting: a player who left has to sit down again
    expect(back.play!.seq).toBe(seq);
    await back.must({ ask: 'sit' });
    await back.until(() => !seatOf(back, back.told!.you!).away);
    const moving = playSeat(back, seeded(3), () => back.play!.seq > seq + 20);
    await back.until(() => back.play!.seq > seq);
    await moving;
    back.close();
  });

  test('leaves on purpose, resigns for good, pauses with everyone’s agreement', async () => {
    const people = await beginTable(
      server.url,
      ['Asa', 'Bjorn', 'Embla'],
      rulesFor(['open', 'open', 'open']),
    );
    const [asa, bjorn, embla] = people;
    const [a, b] = [asa.told!.you!, bjorn.told!.you!];
    await asa.must({ ask: 'pause', agree: true });
    await bjorn.must({ ask: 'pause', agree: true });
    expect(bjorn.told!.paused).toBe(false);
    await embla.must({ ask: 'leave' });
    await asa.until(() => asa.told!.seats.some(({ away }) => away));
    await asa.must({ ask: 'pause', agree: true });
    await embla.must({ ask: 'sit' });
    await embla.must({ ask: 'pause', agree: true });
    await asa.until(() => asa.told!.paused);
    const due = byTurn([asa, bjorn])[0];
    const answer = await due.at({
      ask: 'act',
      seq: due.play!.seq,
      client: 'p',
      actions: [{ type: 'endTurn' }],
    });
    expect(answer).toMatchObject({ code: 'paused' });
    await bjorn.must({ ask: 'pause', agree: false });
    await asa.until(() => !asa.told!.paused && asa.told!.pauseAsked.length === 0);
    await bjorn.must({ ask: 'resign' });
    await asa.until(() => seatOf(asa, b).resigned && seatOf(asa, b).away);
    await bjorn.must({ ask: 'sit' });
    expect(await bjorn.at({ ask: 'act', seq: 0, client: 'x', actions: [{ type: 'endTurn' }] })).toMatchObject(
      { code: 'notSeated' },
    );
    expect(seatOf(asa, a)).toMatchObject({ away: false, resigned: false });
    people.forEach((person) => person.close());
  });

  test('a bot’s seat can be taken in mid-game where the host allows it, with its view and its past', async () => {
    const [asa] = await beginTable(
      server.url,
      ['Asa'],
      rulesFor(['open', 'greedy', 'greedy'], { takeSeats: true }),
    );
    await playSeat(asa, seeded(9), () => (asa.play?.seq ?? 0) > 60);
    const late = await connect(server.url, await newGuest(server.url, 'Late'));
    await late.enter(asa.table);
    const seat = asa.told!.seats.findIndex(({ kind }) => kind === 'bot');
    await late.must({ ask: 'sit', seat });
    await late.until(() => late.play?.seat === seat);
    expect(late.play!.eventsFrom).toBe(0);
    const seen = sightOf(late);
    expect(seen.state.base.handTotal[seat]).toBe(
      [...seen.state.base.hand.subarray(seat * 8, seat * 8 + 8)].reduce((x, y) => x + y, 0),
    );
    const [locked] = await beginTable(server.url, ['Ida'], rulesFor(['open', 'greedy', 'greedy']));
    await late.enter(locked.table);
    expect(await late.at({ ask: 'sit', seat: 1 })).toMatchObject({ code: 'locked' });
    const { rules } = locked.told!;
    expect(await locked.at({ ask: 'change', rules: { ...rules, pace: 'fast' } })).toMatchObject({
      code: 'started',
    });
    await locked.must({ ask: 'change', rules: { ...rules, takeSeats: true } });
    await late.must({ ask: 'sit', seat: 1 });
    [asa, late, locked].forEach((person) => person.close());
  });

  test('[B-60] a timeout plays the turn, with absolute deadlines that everyone sees', async () => {
    const people = await beginTable(
      server.url,
      ['Asa', 'Bjorn'],
      rulesFor(['open', 'open'], { pace: 'fast' }),
    );
    const [asa, bjorn] = people;
    await asa.until(() => asa.play !== undefined);
    const due = byTurn(people)[0].told!.you!;
    expect(asa.play!.clock.pace).toBe('fast');
    expect(asa.play!.clock.deadlines[due]).toBeGreaterThan(asa.play!.clock.now - 10_000);
    expect(asa.play!.clock.deadlines[1 - due]).toBeNull();
    await asa.until(() => asa.play!.seq >= 6);
    const lines = linesOf(server, asa.table);
    expect(lines.slice(0, 6).every((line) => line.endsWith('; clock'))).toBe(true);
    expect(asa.play!.events.length + bjorn.play!.events.length).toBeGreaterThan(0);
    people.forEach((person) => person.close());
  });

  test('is in the log: who left, who played for whom; and the dice can still be proven', async () => {
    const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open', 'normal']));
    const seat = bjorn.told!.you!;
    await bjorn.must({ ask: 'leave' });
    await playSeat(asa, seeded(12), () => asa.play!.seq > 40);
    await bjorn.must({ ask: 'sit' });
    await bjorn.must({ ask: 'resign' });
    await playSeat(asa, seeded(13));
    await asa.until(() => asa.told!.phase === 'over');
    const log = await (await fetch(`${server.url}/api/tables/${asa.table}/log`)).text();
    for (const line of [
      `# p${seat} left: bot normal plays`,
      `# p${seat} is back`,
      `# p${seat} resigned: bot normal plays`,
      `@ p${seat} Bjorn`,
    ])
      expect(log).toContain(`\n${line}\n`);
    expect(log).toMatch(new RegExp(`^p${seat} .* ; bot normal$`, 'm'));
    const verified = await verifyLog(log);
    expect(verified.ok ? '' : verified.error).toBe('');
    [asa, bjorn].forEach((person) => person.close());
  });

  test('is told to everyone, and to players who return: which events a bot played, and nature’s answers to it', async () => {
    const [asa, bjorn] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
    const seat = bjorn.told!.you!;
    const own = ({ tells }: Client) =>
      tells
        .flatMap((tell) => (tell.tell === 'play' ? tell.events : []))
        .filter(({ stoodIn }) => stoodIn === seat);
    await bjorn.must({ ask: 'leave' });
    await playSeat(asa, seeded(12), () => asa.play!.seq > 60);
    await bjorn.must({ ask: 'sit' });
    const lines = linesOf(server, asa.table);
    const byBot = new Set(own(asa).map(({ ply }) => ply));
    expect(byBot.size).toBeGreaterThan(4);
    for (const ply of byBot) expect(lines[ply - 1]).toMatch(new RegExp(`^p${seat} .* ; bot normal$|^\\* `));
    const types = own(asa).map(({ event }) => (event as { type: string }).type);
    expect(types).toContain('diceRolled');
    const back = await connect(server.url, await newGuest(server.url));
    await back.enter(asa.table);
    expect(own(back)).toHaveLength(own(asa).length);
    [asa, bjorn, back].forEach((person) => person.close());
  });

  test('by correspondence nobody need be present', async () => {
    const [asa, bjorn] = await beginTable(
      server.url,
      ['Asa', 'Bjorn'],
      rulesFor(['open', 'open'], { pace: 'days' }),
    );
    const seat = bjorn.told!.you!;
    bjorn.close();
    await asa.until(() => !seatOf(asa, seat).present);
    const room = [...server.context.tables.all()].find(({ id }) => id === asa.table)!;
    // longer than the grace
    const since = [...room.missing.values()][0];
    await new Promise((resolve) => setTimeout(resolve, since + 100 - Date.now()));
    await settlePresence(server.context, room);
    expect(room.data.seats[seat].away).toBe(false);
    asa.close();
  });
});

test('a bot is asked again at the same entry, though the player was back in between', async () => {
  const server = await startServer({ settings: { botPace: 600_000 } });
  const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  const room = [...server.context.tables.all()].find(({ id }) => id === people[0].table)!;
  const first = people.find((person) => person.told!.you === room.live!.next())!;
  await first.must({ ask: 'leave' });
  expect(room.botJob).toBe(room.seq);
  await first.must({ ask: 'sit' });
  await playBot(server.context, room.id);
  expect(room.botJob).not.toBe(room.seq);
  await first.must({ ask: 'resign' });
  expect(room.botJob).toBe(room.seq);
  people.forEach((person) => person.close());
  await server.close();
});

test('beats carry a hash of the reader’s own view', async () => {
  const server = await startServer({ settings: { beat: 50 } });
  const [asa] = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  const beat = () => asa.tells.filter((tell): tell is TellOf<'beat'> => tell.tell === 'beat').at(-1);
  await asa.until(() => beat() !== undefined);
  expect(beat()).toMatchObject({ table: asa.table, seq: asa.play!.seq, hash: hashState(sightOf(asa).state) });
  await server.end();
});

test('a client that disconnects while entering is not left marked as present', async () => {
  const server = await startServer();
  const cookie = await newGuest(server.url, 'Bjorn');
  const [asa] = await beginTable(server.url, ['Asa'], rulesFor(['open', 'normal']));
  for (let i = 0; i < 20; i++) {
    const bjorn = await connect(server.url, cookie);
    bjorn.socket.emit('ask', { ask: 'enter', table: asa.table, seq: 0, events: 0 }, () => undefined);
    await asa.must({ ask: 'enter', seq: 0, events: 0 });
    bjorn.close();
  }
  const room = [...server.context.tables.all()].find(({ id }) => id === asa.table)!;
  const isAlone = async (): Promise<boolean> => {
    await room.queue(async () => undefined);
    return room.readers.size === 1;
  };
  while (!(await isAlone())) await new Promise((resolve) => setImmediate(resolve));
  expect(room.readers.size).toBe(1);
  await server.end();
});
