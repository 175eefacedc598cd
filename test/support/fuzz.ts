/** Messages that must be refused, of every kind, and a check that they changed nothing. */
import type { Below } from '@landnam/engine';
import { type Answer, Ask, REFUSED } from '@landnam/protocol';
import { type Client, Sighted, type TestServer } from './server.js';

const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)];

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  NaN,
  '',
  'x'.repeat(2000),
  '\u0000\u202e',
  '../../etc/passwd',
  "'; drop table tables; --",
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: null, constructor: { prototype: { ok: true } } },
  { ask: 'act' },
  { $gt: '' },
];

/** Any JSON value. */
const garbage = (below: Below, depth = 0): unknown => {
  if (depth > 3 || below(3) > 0) return pick(below, ODD);
  if (below(2) === 0) return Array.from({ length: below(4) }, () => garbage(below, depth + 1));
  return Object.fromEntries(
    Array.from({ length: below(4) }, (_, i) => [
      pick(below, ['ask', 'table', 'seq', `k${i}`]),
      garbage(below, depth + 1),
    ]),
  );
};

const RULES = {
  game: 'base',
  options: {},
  seats: ['open', 'open'],
  visibility: 'link',
  pace: 'none',
  chat: true,
  takeSeats: false,
  delay: 0,
  secretLog: false,
};
const HASH = 'a'.repeat(64);

/** One of each ask, well-formed. */
const asksAt = (table: string): Record<string, unknown>[] => [
  { ask: 'hello', protocol: 1 },
  { ask: 'rename', name: 'Asa' },
  { ask: 'arrive', code: 'ABCDEFGHJK' },
  { ask: 'watchLobby', watch: true },
  { ask: 'findTable', code: 'ABCDEF' },
  { ask: 'create', rules: RULES },
  { ask: 'change', table, rules: RULES },
  { ask: 'sit', table, seat: 0 },
  { ask: 'ready', table, hash: HASH },
  { ask: 'open', table, nonce: 'b'.repeat(32) },
  { ask: 'remove', table, seat: 0 },
  { ask: 'readmit', table, person: 1 },
  { ask: 'lock', table, locked: true },
  { ask: 'enter', table, seq: 0, events: 0 },
  { ask: 'act', table, seq: 0, client: 'a', actions: [{ type: 'endTurn' }] },
  { ask: 'pause', table, agree: true },
  { ask: 'idle', table, seat: 0, agree: true },
  { ask: 'chat', table, text: 'hello' },
  { ask: 'mute', table, seat: 0, muted: true },
  { ask: 'report', table, chat: 1, reason: 'rude' },
];

/** An ask with one field changed, added or missing. */
const broken = (below: Below, table: string): unknown => {
  const ask = { ...pick(below, asksAt(table)) };
  const field = pick(below, Object.keys(ask));
  const how = below(3);
  if (how === 0) delete ask[field];
  else if (how === 1) ask[field] = garbage(below);
  else ask[`${field}2`] = garbage(below);
  return ask;
};

export interface Scene {
  readonly server: TestServer;
  readonly due: Client;
  readonly other: Client;
  readonly stranger: Client;
  /** An act that was accepted, and its answer. */
  readonly taken: { readonly message: unknown; readonly answer: Answer };
}

type Kind = (scene: Scene, below: Below) => Promise<boolean>;
const isRefused = (answer: Answer, ...codes: string[]): boolean =>
  !answer.ok && REFUSED.includes(answer.code) && (codes.length === 0 || codes.includes(answer.code));

const actOf = (client: Client, seq: number, action: unknown, below: Below): unknown => ({
  ask: 'act',
  table: client.table,
  seq,
  client: `f${below(1e9)}`,
  actions: [action],
});

const TYPES = [
  'placeSettlement',
  'placeRoad',
  'buildCity',
  'endTurn',
  'callDice',
  'offerTrade',
  'discard',
  'toString',
  'rollDice',
];
const OPERANDS = ['v0', 'v53', 'e999', 'h-1', 'wool', 7, -1, null, {}, [], 'p0'];

const oddAction = (below: Below): Record<string, unknown> => ({
  type: pick(below, TYPES),
  ...Object.fromEntries(
    ['vertex', 'edge', 'hex', 'give', 'get', 'good', 'a']
      .filter(() => below(2) === 0)
      .map((name) => [name, pick(below, OPERANDS)]),
  ),
});

const isLegal = (client: Client, action: unknown): boolean => {
  const sighted = new Sighted(client.told!, client.told!.you!);
  sighted.see(client.play!);
  const legal = sighted.legal().map((each) => JSON.stringify(each));
  return legal.includes(JSON.stringify(action));
};

const KINDS: Readonly<Record<string, Kind>> = {
  malformed: async ({ due }, below) => {
    const message = below(2) === 0 ? garbage(below) : broken(below, due.table);
    if (Ask.safeParse(JSON.parse(JSON.stringify(message) ?? 'null')).success) return true;
    return isRefused(await due.send(message), 'malformed');
  },
  illegal: async ({ due }, below) => {
    const action = oddAction(below);
    if (isLegal(due, action)) return true;
    return isRefused(await due.send(actOf(due, due.play!.seq, action, below)), 'illegal', 'malformed');
  },
  stale: async ({ due }, below) => {
    const seq = due.play!.seq + pick(below, [-1, 1, 5, 1000]);
    const answer = await due.send(actOf(due, Math.max(0, seq), { type: 'endTurn' }, below));
    return isRefused(answer, 'stale', 'illegal');
  },
  foreign: async ({ due, other, stranger }, below) => {
    const [who, code] = pick(below, [
      [other, 'notDue'],
      [stranger, 'notSeated'],
    ] as const);
    return isRefused(
      await who.send({ ...(actOf(due, due.play!.seq, { type: 'endTurn' }, below) as object) }),
      code,
    );
  },
  seats: async ({ due, stranger }, below) => {
    const ask = pick(
      below,
      asksAt(due.table).filter(
        ({ ask: name }) => !['hello', 'rename', 'watchLobby', 'create', 'enter'].includes(name as string),
      ),
    );
    return isRefused(await stranger.send(ask));
  },
  replayed: async ({ other, taken }) =>
    JSON.stringify(await other.send(taken.message)) === JSON.stringify(taken.answer),
};

/** Everything that the store has of a table. */
const storedOf = async ({ server: { context }, due }: Scene): Promise<string> =>
  JSON.stringify([
    await context.store.table(due.table),
    await context.store.entries(due.table, 0),
    await context.store.chat(due.table, 0),
  ]);

/** Sends this many; returns what went wrong. */
export const bombard = async (scene: Scene, below: Below, messages: number): Promise<string[]> => {
  const before = await storedOf(scene);
  const wrong: string[] = [];
  const names = Object.keys(KINDS);
  const ROUND = 50;
  for (let sent = 0; sent < messages; sent += ROUND) {
    const kinds = Array.from({ length: ROUND }, () => pick(below, names));
    const right = await Promise.all(kinds.map((name) => KINDS[name](scene, below)));
    right.forEach((good, i) => good || wrong.push(kinds[i]));
  }
  if ((await storedOf(scene)) !== before) wrong.push('something changed');
  return wrong;
};
