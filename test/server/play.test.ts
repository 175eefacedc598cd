import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyLog } from '@landnam/table';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  type Client,
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
  server = await startServer();
});
afterAll(() => server.end());

const closeAll = (people: readonly Client[]): void => people.forEach((person) => person.close());

test('two people and a bot play a whole game over sockets, and its dice can be checked', async () => {
  const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'greedy', 'open']));
  const moves = await Promise.all(people.map((person, i) => playSeat(person, seeded(i))));
  expect(Math.min(...moves)).toBeGreaterThan(10);
  const [first, second] = people as [Client, Client];
  await first.until(() => first.told?.phase === 'over');
  expect(first.play?.view).toBe(second.play?.view);
  const log = await (await fetch(`${server.url}/api/tables/${first.table}/log`)).text();
  const verified = await verifyLog(log);
  expect(verified.ok ? '' : verified.error).toBe('');
  closeAll(people);
});

/** The player who places the first settlement, and the other one. */
const opening = async (): Promise<{ due: Client; other: Client; people: Client[] }> => {
  const people = await beginTable(server.url, ['Embla', 'Floki'], rulesFor(['open', 'open']));
  for (const person of people) await person.until(() => person.play !== undefined);
  const seats = people.map((person) => new Sighted(person.told!, person.told!.you!));
  seats.forEach((seat, i) => seat.see(people[i].play!));
  const first = seats[0].isAwaited() ? 0 : 1;
  return { due: people[first], other: people[1 - first], people };
};

const firstOf = (client: Client): { type: string } => {
  const sighted = new Sighted(client.told!, client.told!.you!);
  sighted.see(client.play!);
  return sighted.legal()[0];
};

test('an action is refused with a code: not due, illegal with its rule, stale with where the game stands', async () => {
  const { due, other, people } = await opening();
  const { seq } = due.play!;
  const action = firstOf(due);
  const act = (client: Client, at: number, actions: { type: string }[], id: string) =>
    client.at({ ask: 'act', seq: at, client: id, actions });
  expect(await act(other, seq, [action], 'a')).toEqual({ ok: false, code: 'notDue', seq });
  expect(await act(due, seq, [{ type: 'endTurn' }], 'b')).toMatchObject({ ok: false, code: 'illegal', seq });
  expect(await act(due, seq, [{ type: 'buildRoad', edge: 'e0' } as never], 'c')).toMatchObject({
    code: 'illegal',
    rule: expect.stringMatching(/^B-\d+$/) as string,
    why: expect.any(String) as string,
  });
  expect(await act(due, seq, [{ type: 'noSuchThing' }], 'd')).toMatchObject({ code: 'illegal' });
  expect(await act(due, seq + 7, [action], 'e')).toEqual({ ok: false, code: 'stale', seq });
  // the whole series or nothing
  expect(await act(due, seq, [action, action], 'f')).toMatchObject({ code: 'illegal', seq });
  expect((await act(due, seq, [action], 'g')).ok).toBe(true);
  expect(await act(due, seq, [action], 'h')).toMatchObject({ code: 'stale', seq: seq + 1 });
  closeAll(people);
});

test('an ask that is resent after a lost answer is executed once', async () => {
  const { due, people } = await opening();
  const ask = { ask: 'act', seq: due.play!.seq, client: 'again', actions: [firstOf(due)] } as const;
  const answers = await Promise.all([due.at(ask as never), due.at(ask as never), due.at(ask as never)]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual({ ok: true, seq: due.play!.seq });
  await due.until(() => due.play!.seq === ask.seq + 1);
  closeAll(people);
});

test('a client that comes back gets what happened meanwhile, and the view it would have', async () => {
  const { due, other, people } = await opening();
  const before = { seq: other.play!.seq, events: other.play!.eventsFrom + other.play!.events.length };
  await other.must({ ask: 'exit' });
  await due.must({ ask: 'act', seq: due.play!.seq, client: 'x', actions: [firstOf(due)] });
  const answer = await other.must({ ask: 'enter', ...before });
  const play = answer.tells?.find((tell) => tell.tell === 'play');
  expect(play).toMatchObject({ seq: before.seq + 1, eventsFrom: before.events });
  expect(play?.events.length).toBeGreaterThan(0);
  closeAll(people);
});

test('a bot that never answers in time holds nobody up: chance chooses for it', async () => {
  const hasty = await startServer({ settings: { botBudget: 1 } });
  const [asa] = await beginTable(hasty.url, ['Asa'], rulesFor(['open', 'normal', 'normal']));
  await playSeat(asa, seeded(6), () => (asa.play?.seq ?? 0) > 30);
  expect(asa.play!.seq).toBeGreaterThan(30);
  await hasty.end();
});
