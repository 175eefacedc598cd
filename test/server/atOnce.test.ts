import { at } from '@landnam/engine';
import type { Answer } from '@landnam/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import {
  beginTable,
  type Client,
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

interface Seated {
  readonly client: Client;
  readonly sight: Sighted;
}

/** Everyone has seen entry `seq`. */
const lookAt = async (seated: readonly Seated[], seq: number): Promise<void> => {
  for (const { client, sight } of seated) {
    await client.until(() => client.play!.seq >= seq);
    sight.see(client.play!);
  }
};

let moves = 0;
const act = (client: Client, seq: number, action: object): Promise<Answer> =>
  client.at({ ask: 'act', seq, client: `m${moves++}`, actions: [action as { type: string }] });

/** One card of whatever the seat has, for one of something else. */
const offerOf = ({ sight }: Seated): object | undefined => {
  const { goods } = sight.table.game.scenario;
  const own = goods.findIndex((_, good) => sight.state.base.hand[at(sight.seat, good)] > 0);
  if (own < 0) return undefined;
  return {
    type: 'offerTrade',
    give: { [goods[own].name]: 1 },
    get: { [goods[(own + 1) % goods.length].name]: 1 },
  };
};

/** Plays at random until a player has made an offer to the two others. */
const offered = async (): Promise<{ asker: Seated; asked: readonly Seated[]; seq: number }> => {
  const people = await beginTable(server.url, ['Asa', 'Bjorn', 'Embla'], rulesFor(['open', 'open', 'open']));
  for (const person of people) await person.until(() => person.play !== undefined);
  const seated = people.map((client) => ({ client, sight: new Sighted(client.told!, client.told!.you!) }));
  const below = seeded(31);
  for (let seq = 0; ; ) {
    await lookAt(seated, seq);
    const next = seated.find(({ sight }) => sight.isAwaited())!;
    const offer = offerOf(next);
    seq = next.client.play!.seq;
    const answer = offer === undefined ? undefined : await act(next.client, seq, offer);
    if (answer?.ok) {
      await lookAt(seated, answer.seq!);
      return { asker: next, asked: seated.filter((each) => each !== next), seq: answer.seq! };
    }
    const legal = next.sight.legal();
    const moved = await act(next.client, seq, legal[below(legal.length)]);
    seq = moved.ok ? moved.seq! : seq;
  }
};

const NO = { type: 'answerTrade', answer: 'no' };
const noOf = ({ sight }: Seated): object => sight.legal().find(({ type }) => type === 'answerTrade') ?? NO;

test('[B-24] two players asked at the same time answer at the same time: neither is stale', async () => {
  const { asked, seq } = await offered();
  expect(asked.map(({ sight }) => sight.isAwaited())).toEqual([true, true]);
  const answers = await Promise.all(asked.map((each) => act(each.client, seq, noOf(each))));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
});

test('[B-24] an answer to an offer that was changed meanwhile is stale, though it would be legal', async () => {
  const { asker, asked, seq } = await offered();
  const [first] = asked;
  const answer = noOf(first);
  // the offer is withdrawn and made again: it looks the same, but is another one
  const withdrawn = await act(asker.client, seq, { type: 'withdrawOffer' });
  const now = withdrawn.ok ? withdrawn.seq! : NaN;
  await lookAt([asker, ...asked], now);
  const made = await act(asker.client, now, offerOf(asker)!);
  expect(made.ok).toBe(true);
  expect(await act(first.client, seq, answer)).toMatchObject({ ok: false, code: 'stale' });
  expect((await act(first.client, made.ok ? made.seq! : 0, answer)).ok).toBe(true);
});
