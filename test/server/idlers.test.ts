import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RulesOfTable } from '@landnam/protocol';
import {
  beginTable,
  type Client,
  connect,
  newGuest,
  rulesFor,
  Sighted,
  startServer,
  type TestServer,
} from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const LONG = 600_000;
const waits = (wait: number) => ({ none: wait, relaxed: wait, fast: wait, days: wait });

const sightOf = (client: Client): Sighted => {
  const sighted = new Sighted(client.told!, client.told!.you!);
  sighted.see(client.play!);
  return sighted;
};

/** Who is waited for first, then the others. */
const gameOf = async (
  { url }: TestServer,
  names: readonly string[],
  more: Partial<RulesOfTable> = {},
): Promise<readonly Client[]> => {
  const people = await beginTable(
    url,
    names,
    rulesFor(
      names.map(() => 'open'),
      more,
    ),
  );
  for (const person of people) await person.until(() => person.play !== undefined);
  const idle = people.find((person) => sightOf(person).isAwaited())!;
  return [idle, ...people.filter((person) => person !== idle)];
};

const idleOf = ({ told }: Client) => told!.idle ?? [];
const seatOf = ({ told }: Client): number => told!.you!;
const roomOf = ({ context }: TestServer, table: string) =>
  [...context.tables.all()].find(({ id }) => id === table)!;
const call = (by: Client, whom: Client, agree = true) => by.at({ ask: 'idle', seat: seatOf(whom), agree });

describe('an idle player', () => {
  let server: TestServer;
  let patient: TestServer;
  beforeAll(async () => {
    server = await startServer({ settings: { idlePatience: 0, idleWait: waits(300) } });
    patient = await startServer({ settings: { idlePatience: 0, idleWait: waits(LONG) } });
  });
  afterAll(async () => {
    await server.end();
    await patient.end();
  });

  test('is replaced by a bot once the one other player asks, without a clock, and gets the seat back with one press', async () => {
    const [asa, bjorn] = await gameOf(server, ['Asa', 'Bjorn']);
    const seat = seatOf(asa);
    const { seq } = asa.play!;
    expect(await call(bjorn, asa)).toMatchObject({ ok: true });
    await asa.until(() => idleOf(asa).some(({ until }) => until !== null));
    const [ask] = idleOf(asa);
    expect(ask).toMatchObject({ seat, asked: [seatOf(bjorn)] });
    expect(ask.until! - asa.told!.now!).toBeLessThanOrEqual(300);
    await asa.until(() => asa.told!.seats[seat].away);
    await bjorn.until(() => bjorn.play!.seq > seq);
    const room = roomOf(server, asa.table);
    expect(room.data.notes.map(({ note }) => note)).toContain(`p${seat} was idle: bot normal plays`);
    expect(room.live!.entries[seq]).toMatch(new RegExp(`^p${seat} .* ; bot normal$`));
    // connected all along: that alone, and entering again, hand nothing back
    await asa.must({ ask: 'enter', seq: 0, events: 0 });
    expect(room.data.seats[seat]).toMatchObject({ away: true, present: true });
    await asa.must({ ask: 'idle', seat, agree: false });
    await bjorn.until(() => !bjorn.told!.seats[seat].away);
    expect(room.data.notes.map(({ note }) => note)).toContain(`p${seat} is back`);
    [asa, bjorn].forEach((person) => person.close());
  });

  test('stops it with one press or any move', async () => {
    const [asa, bjorn] = await gameOf(patient, ['Asa', 'Bjorn']);
    await call(bjorn, asa);
    await asa.until(() => idleOf(asa).length === 1);
    await asa.must({ ask: 'idle', seat: seatOf(asa), agree: false });
    await bjorn.until(() => idleOf(bjorn).length === 0);
    await call(bjorn, asa);
    await bjorn.until(() => idleOf(bjorn).length === 1);
    const [first] = sightOf(asa).legal();
    await asa.must({ ask: 'act', seq: asa.play!.seq, client: 'a', actions: [first] });
    await bjorn.until(() => idleOf(bjorn).length === 0);
    expect(bjorn.told!.seats[seatOf(asa)].away).toBe(false);
    [asa, bjorn].forEach((person) => person.close());
  });

  test('is left alone until all others have asked; those who asked may change their minds', async () => {
    const [asa, bjorn, embla] = await gameOf(patient, ['Asa', 'Bjorn', 'Embla']);
    const asks = () => idleOf(asa)[0];
    await call(bjorn, asa);
    await asa.until(() => asks() !== undefined);
    expect(asks().until).toBeNull();
    await call(embla, asa);
    await asa.until(() => asks()?.until !== null);
    await call(bjorn, asa, false);
    await asa.until(() => asks()?.until === null);
    expect(asks().asked).toEqual([seatOf(embla)]);
    // a player who leaves has no say any more: Embla is now all the others
    await bjorn.must({ ask: 'leave' });
    await asa.until(() => asks()?.until !== null);
    [asa, bjorn, embla].forEach((person) => person.close());
  });

  test('must be waited for, connected and at a running game', async () => {
    const [asa, bjorn, embla] = await gameOf(patient, ['Asa', 'Bjorn', 'Embla']);
    expect(await call(asa, bjorn)).toMatchObject({ code: 'notDue' });
    expect(await bjorn.at({ ask: 'idle', seat: seatOf(bjorn), agree: true })).toMatchObject({
      code: 'malformed',
    });
    const watcher = await connect(patient.url, await newGuest(patient.url));
    await watcher.enter(asa.table);
    expect(await watcher.at({ ask: 'idle', seat: seatOf(asa), agree: true })).toMatchObject({
      code: 'notSeated',
    });
    await bjorn.must({ ask: 'leave' });
    expect(await call(bjorn, asa)).toMatchObject({ code: 'notSeated' });
    asa.close();
    await embla.until(() => !embla.told!.seats[seatOf(asa)].present);
    // a lost connection has its own time limit
    expect(await call(embla, asa)).toMatchObject({ code: 'notDue', where: 'away' });
    [bjorn, embla, watcher].forEach((person) => person.close());
  });

  test('is not told to delayed watchers', async () => {
    const [asa, bjorn] = await gameOf(patient, ['Asa', 'Bjorn'], { delay: 600 });
    const watcher = await connect(patient.url, await newGuest(patient.url));
    await watcher.enter(asa.table);
    const { version } = watcher.told!;
    await call(bjorn, asa);
    await watcher.until(() => watcher.told!.version > version);
    expect(watcher.told!.idle).toEqual([]);
    expect(bjorn.told!.idle).toHaveLength(1);
    [asa, bjorn, watcher].forEach((person) => person.close());
  });

  test('by correspondence too', async () => {
    const [asa, bjorn] = await gameOf(server, ['Asa', 'Bjorn'], { pace: 'days' });
    await call(bjorn, asa);
    await bjorn.until(() => bjorn.told!.seats[seatOf(asa)].away);
    const { seq } = asa.play!;
    await asa.must({ ask: 'sit' });
    await bjorn.until(() => !bjorn.told!.seats[seatOf(asa)].away);
    expect(asa.play!.seq).toBeGreaterThanOrEqual(seq);
    [asa, bjorn].forEach((person) => person.close());
  });
});

test('nobody is called idle right after a move or a sign of life', async () => {
  const server = await startServer({ settings: { idlePatience: LONG, idleWait: waits(LONG) } });
  const [asa, bjorn] = await gameOf(server, ['Asa', 'Bjorn']);
  // before the first move there is no last move: the deal counts
  const [first] = sightOf(asa).legal();
  await asa.must({ ask: 'act', seq: asa.play!.seq, client: 'a', actions: [first] });
  const due = [asa, bjorn];
  for (const person of due) await person.until(() => person.play!.seq > 0);
  const idle = due.find((person) => sightOf(person).isAwaited())!;
  const other = due.find((person) => person !== idle)!;
  expect(await call(other, idle)).toMatchObject({ code: 'tooFast', where: 'idle' });
  await server.end();
});

test('the time that was given outlives a restart', async () => {
  const settings = { idlePatience: 0, idleWait: waits(LONG) };
  const first = await startServer({ settings });
  const cookies = [await newGuest(first.url, 'Asa'), await newGuest(first.url, 'Bjorn')];
  const people = await Promise.all(cookies.map((cookie) => connect(first.url, cookie)));
  const table = await people[0].create(rulesFor(['open', 'open']));
  for (const person of people) {
    await person.enter(table);
    await person.sitReady();
  }
  await people[0].must({ ask: 'start' });
  for (const person of people) await person.open();
  for (const person of people) await person.until(() => person.play !== undefined);
  const at = sightOf(people[0]).isAwaited() ? 0 : 1;
  const [asa, bjorn] = [people[at], people[1 - at]];
  await call(bjorn, asa);
  await asa.until(() => idleOf(asa).length === 1);
  const [ask] = idleOf(asa);
  await first.close();
  const second = await startServer({ dataDir: first.dataDir, settings });
  const back = await Promise.all(cookies.map((cookie) => connect(second.url, cookie)));
  for (const person of back) await person.enter(table);
  expect(idleOf(back[at])).toEqual([ask]);
  expect(roomOf(second, table).due!.time).toBe(ask.until);
  await back[at].must({ ask: 'idle', seat: ask.seat, agree: false });
  await back[1 - at].until(() => idleOf(back[1 - at]).length === 0);
  await second.end();
});
