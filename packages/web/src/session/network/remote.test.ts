/** The session over a connection that breaks: a real table at its other end, messages as text in between. */
import { type Action, NONE } from '@landnam/engine';
import { type Answer, Answer as AnswerSchema, Ask, Tell, type TableTold } from '@landnam/protocol';
import { type LiveTable, newTable } from '@landnam/table';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { playOf } from '../../test/eyes.js';
import { hesitation } from '../worker/hesitation.js';
import { RemoteTable } from '../worker/remoteTable.js';
import type { Snapshot } from '../types.js';
import { type OpenedRemote, RemoteSession } from './remote.js';
import { seenFrom } from './seen.js';
import { TableLine } from './tableLine.js';
import { type LineState, LostError, type Wire } from './lineState.js';

const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
/** Founds first in this game. */
const SEAT = 1;
const tableFor = (): LiveTable => {
  const players = ['P0', 'P1'].map((name) => ({ kind: 'person', name, bot: '' }) as const);
  const live = newTable({ game: 'base', options: { setUp: 'fixed' }, seed: 'remote', players });
  if (!live.ok) throw new Error(live.error);
  return live.value;
};
const asText = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

const tableOf = (live: LiveTable): TableTold => {
  const { rules, game, map, layout = '', seats, options } = live.header;
  return {
    tell: 'table',
    table: ID,
    version: 1,
    code: 'ABCDEF',
    phase: 'playing',
    rules: {
      game,
      options: options as TableTold['rules']['options'],
      seats: live.setup.players.map(() => 'open'),
      visibility: 'link',
      pace: 'none',
      chat: true,
      takeSeats: false,
      delay: 0,
      secretLog: false,
    },
    seats: live.setup.players.map(({ name }, colour) => ({
      kind: 'person',
      name,
      bot: '',
      colour,
      ready: true,
      present: true,
      away: false,
      resigned: false,
    })),
    you: SEAT,
    host: true,
    hostName: 'P0',
    locked: false,
    watchers: 0,
    fair: { commitment: 'a'.repeat(64), hashes: [], nonces: [], secret: null },
    paused: false,
    pauseAsked: [],
    rematch: null,
    closed: null,
    created: 0,
    game: { rules, game, map, layout, seats, options: options as TableTold['rules']['options'] },
  };
};

/** A server of one table behind a connection that can be cut before or after an ask arrives. */
class Far implements Wire {
  readonly state = createStore<LineState>(() => 'open');
  readonly asks: Ask[] = [];
  cut: 'before' | 'after' | null = null;
  private readonly taken = new Map<string, number>();
  private readonly listeners = new Set<(tell: Tell) => void>();
  readonly live: LiveTable;

  constructor(live: LiveTable) {
    this.live = live;
    live.playNature();
  }

  async ask(message: Ask): Promise<Answer> {
    await Promise.resolve();
    if (this.state.getState() !== 'open') throw new LostError();
    const { cut } = this;
    this.cut = null;
    if (cut === 'before') return this.lose();
    const ask = Ask.parse(asText(message));
    this.asks.push(ask);
    const answer = AnswerSchema.parse(asText(this.answer(ask)));
    return cut === 'after' ? this.lose() : answer;
  }

  private lose(): never {
    this.state.setState('lost', true);
    throw new LostError();
  }

  private answer(ask: Ask): Answer {
    if (ask.ask === 'enter') {
      const tells = [tableOf(this.live), playOf(this.live, SEAT, ask.events, ID)];
      return { ok: true, seat: SEAT, seq: this.live.ply, tells };
    }
    if (ask.ask !== 'act') return { ok: true };
    const before = this.taken.get(ask.client);
    if (before !== undefined) return { ok: true, seq: before };
    if (ask.seq !== this.live.ply) return { ok: false, code: 'stale', seq: this.live.ply };
    return this.take(ask.client, ask.actions as unknown as Action[]);
  }

  private take(client: string, actions: readonly Action[]): Answer {
    const from = this.live.events.length;
    const why = this.live.act(SEAT, actions);
    if (why !== null) return { ok: false, code: 'illegal', why: why.code, rule: why.rule };
    this.live.playNature();
    this.taken.set(client, this.live.ply);
    this.tell(playOf(this.live, SEAT, from, ID));
    return { ok: true, seq: this.live.ply };
  }

  tell(tell: Tell): void {
    if (this.state.getState() !== 'open' || this.cut !== null) return;
    const read = Tell.parse(asText(tell));
    for (const listener of this.listeners) listener(read);
  }

  /** Another player moves, here or while the connection is cut. */
  async playOther(): Promise<void> {
    const from = this.live.events.length;
    await this.live.playByChance(this.live.next() as never);
    this.live.playNature();
    this.tell(playOf(this.live, SEAT, from, ID));
  }

  hear(listener: (tell: Tell) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  wake(): void {
    this.state.setState('open', true);
  }
}

const opened: RemoteSession[] = [];
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
});

const open = async () => {
  const far = new Far(tableFor());
  const line = new TableLine(ID, far);
  const first = await line.first();
  const seen = new RemoteTable();
  const { game } = tableOf(far.live);
  if (game === null) throw new Error('no game');
  const info = await seen.see(ID, game, far.live.setup, () => undefined);
  const update = seen.show(seenFrom(first));
  if (!info.ok || update === null) throw new Error('the table cannot be seen');
  const say = { name: ({ name }: { name: string }) => name, note: () => '' };
  // the worker answers later than the same thread would: one promise each
  const later = new Proxy(seen, {
    get:
      (target, key) =>
      (...args: never[]) =>
        Promise.resolve().then(() => Reflect.apply(Reflect.get(target, key) as () => unknown, target, args)),
  }) as unknown as OpenedRemote['table'];
  const session = new RemoteSession(
    { table: later, line: undefined, info: info.value, first, update },
    line,
    say,
  );
  opened.push(session);
  return { far, line, session };
};

const firstOf = ({ actions }: Snapshot): readonly Action[] => actions.slice(0, 1).map(({ action }) => action);
const acts = ({ asks }: Far): number => asks.filter(({ ask }) => ask === 'act').length;

test('a move is shown once the server has it', async () => {
  const { far, session } = await open();
  expect(session.snapshot()).toMatchObject({ seat: SEAT, next: SEAT });
  const before = session.snapshot().ply;
  expect(await session.act(firstOf(session.snapshot()))).toBeNull();
  expect(session.snapshot().ply).toBe(far.live.ply);
  expect(far.live.ply).toBeGreaterThan(before);
  expect(session.snapshot().view.bytes).toEqual(far.live.seenBy(SEAT).bytes);
});

test('while a move is under way nothing else can be chosen', async () => {
  const { session } = await open();
  const moving = session.act(firstOf(session.snapshot()));
  expect(session.snapshot().actions).toEqual([]);
  await moving;
  expect(session.snapshot().actions.length).toBeGreaterThan(0);
});

test('while the game is paused, or a bot plays for this seat, nothing can be chosen', async () => {
  const { far, session } = await open();
  const table = tableOf(far.live);
  far.tell({ ...table, version: 2, paused: true });
  expect(session.snapshot()).toMatchObject({ actions: [], clock: { paused: true } });
  far.tell({ ...table, version: 3 });
  expect(session.snapshot().actions.length).toBeGreaterThan(0);
  const seats = table.seats.map((seat, i) => ({ ...seat, away: i === SEAT }));
  far.tell({ ...table, version: 4, seats });
  expect(session.snapshot().actions).toEqual([]);
});

test('a player whose time ran out is told that a bot has played, until their next move', async () => {
  const { far, line, session } = await open();
  const timed = (now: number): Tell => ({
    ...playOf(far.live, SEAT, far.live.events.length, ID),
    clock: { deadlines: [null, 1000], now, pace: 'fast' },
  });
  far.tell(timed(400));
  await expect.poll(() => session.snapshot().clock.seat).toBe(SEAT);
  expect(line.news.getState().late).toBe(false);
  const from = far.live.events.length;
  await far.live.playByChance(SEAT as never);
  far.tell({ ...playOf(far.live, SEAT, from, ID), clock: { deadlines: [], now: 1100, pace: 'fast' } });
  await expect.poll(() => line.news.getState().late).toBe(true);
  await session.act(firstOf(session.snapshot()));
  expect(line.news.getState().late).toBe(false);
});

test('a move whose answer was lost is sent again and played once', async () => {
  const { far, line, session } = await open();
  const before = far.live.ply;
  far.cut = 'after';
  const moving = session.act(firstOf(session.snapshot()));
  await expect.poll(() => line.news.getState().pending).toBe('waiting');
  const played = far.live.ply;
  expect(played).toBeGreaterThan(before);
  far.wake();
  expect(await moving).toBeNull();
  expect([far.live.ply, acts(far)]).toEqual([played, 2]);
  expect(session.snapshot().ply).toBe(played);
  expect(line.news.getState()).toMatchObject({ pending: null, returned: null });
});

test('a move that came too late is visibly returned', async () => {
  const { far, line, session } = await open();
  far.cut = 'before';
  const moving = session.act(firstOf(session.snapshot()));
  await expect.poll(() => line.news.getState().pending).toBe('waiting');
  await far.playOther();
  far.wake();
  await moving;
  expect(line.news.getState()).toMatchObject({ pending: null, returned: { code: 'stale' } });
  await expect.poll(() => session.snapshot().ply).toBe(far.live.ply);
  line.settle();
  expect(line.news.getState().returned).toBeNull();
});

test('what was missed while the connection was cut is there after reconnecting', async () => {
  const { far, session } = await open();
  await session.act(firstOf(session.snapshot()));
  far.state.setState('lost', true);
  for (let i = 0; i < 3; i++) await far.playOther();
  expect(session.snapshot().ply).toBeLessThan(far.live.ply);
  far.wake();
  await expect.poll(() => session.snapshot().ply).toBe(far.live.ply);
  expect(session.snapshot().events).toEqual(far.live.toldTo(SEAT, 0));
});

test('a missing message is noticed with the next one', async () => {
  const { far, session } = await open();
  far.cut = 'before';
  await far.playOther();
  far.cut = null;
  await far.playOther();
  await expect.poll(() => session.snapshot().ply).toBe(far.live.ply);
  expect(session.snapshot().events).toEqual(far.live.toldTo(SEAT, 0));
});

test('a beat with another hash, or of a later move, is asked about', async () => {
  const { far } = await open();
  const hash = far.live.hashFor(SEAT);
  const entered = (): number => far.asks.filter(({ ask }) => ask === 'enter').length;
  const before = entered();
  far.tell({ tell: 'beat', table: ID, seq: far.live.ply, hash });
  far.tell({ tell: 'beat', table: ID, seq: far.live.ply, hash: 'another' });
  await expect.poll(entered).toBe(before + 1);
  expect(far.asks.at(-1)).toMatchObject({ ask: 'enter', seq: 0, events: 0 });
  far.tell({ tell: 'beat', table: ID, seq: far.live.ply + 1, hash });
  await expect.poll(entered).toBe(before + 2);
});

test('an illegal move is refused by its rule', async () => {
  const { session } = await open();
  const why = await session.act([{ type: 'endTurn' }]);
  expect(why).toMatchObject({ code: expect.any(String), rule: expect.any(String) });
  expect(session.table.news.getState().returned).toBeNull();
});

test('what is not the viewer’s is not in the bytes', async () => {
  const { far, session } = await open();
  for (let i = 0; i < 12; i++)
    if (far.live.next() === SEAT) await session.act(firstOf(session.snapshot()));
    else await far.playOther();
  const { base } = session.snapshot().view;
  const width = base.hand.length / base.handTotal.length;
  expect([...base.hand.subarray(0, width)].every((count) => count === 0)).toBe(true);
  expect(session.info.apart).toBe(true);
  expect(session.snapshot().seat).not.toBe(NONE);
});

test('[B-24] an answer that needs no thought comes when a person’s would', () => {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const times = Array.from({ length: 2000 }, () => hesitation(random)).sort((a, b) => a - b);
  expect(times[0]).toBeGreaterThanOrEqual(900);
  expect(times.at(-1)).toBeLessThanOrEqual(6000);
  const [early, middle, late] = [200, 1000, 1800].map((i) => times[i] ?? 0);
  expect(middle).toBeGreaterThan(1900);
  expect(middle).toBeLessThan(2500);
  expect(late! / early!).toBeGreaterThan(2);
});
