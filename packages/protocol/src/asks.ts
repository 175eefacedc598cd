/** What a client may ask. The same objects go as `ask` over the socket and as the body of POST /api/ask. */
import * as z from 'zod/mini';
import { PROTOCOL, ROW_LIMIT } from './limits.js';
import {
  action,
  clientId,
  count,
  hash,
  helpOfTable,
  line,
  name,
  nonce,
  rulesOfTable,
  seat,
  shownMoment,
  tableCode,
  tableId,
  word,
} from './parts.js';

const ask = <Name extends string, Shape extends z.core.$ZodLooseShape>(named: Name, shape: Shape) =>
  z.strictObject({ ask: z.literal(named), ...shape });
const atTable = <Name extends string, Shape extends z.core.$ZodLooseShape>(named: Name, shape: Shape) =>
  ask(named, { table: tableId, ...shape });

/** First on every socket. Clients of other versions are told so and asked to reload. */
const hello = ask('hello', {
  protocol: z.int(),
  /** Rules version of the client's engine; omitted by a client without one. */
  rules: z.optional(z.int()),
  /** Wants legal actions and a readable view while its seat is due. */
  plain: z.optional(z.boolean()),
});

const guest = [
  ask('rename', { name }),
  ask('forget', {}),
  /** A one-time code that moves this guest to another device. */
  ask('passOn', {}),
  ask('arrive', { code: z.string().check(z.regex(/^[A-Z2-9]{10}$/)) }),
  ask('myGames', {}),
] as const;

const lobby = [ask('watchLobby', { watch: z.boolean() }), ask('findTable', { code: tableCode })] as const;

const gathering = [
  /** Without `help` there is none. */
  ask('create', { rules: rulesOfTable, help: z.optional(helpOfTable) }),
  /** Host only, until the game begins. Without `help` it stays as it is. */
  atTable('change', { rules: rulesOfTable, help: z.optional(helpOfTable) }),
  atTable('sit', { seat: z.optional(seat), colour: z.optional(seat) }),
  atTable('stand', {}),
  /** SHA-256 of the asker's nonce: says ready. */
  atTable('ready', { hash }),
  atTable('unready', {}),
  /** Once all hashes are in. */
  atTable('open', { nonce }),
  atTable('start', {}),
  /** A person who is sent away may watch, but not sit down at this table again. */
  atTable('remove', { seat }),
  /** Unless the host lets them. */
  atTable('readmit', { person: count }),
  atTable('lock', { locked: z.boolean() }),
] as const;

/** Enters a table, or returns to it: everything after these numbers is answered, and sent from then on. */
const enter = atTable('enter', {
  /** Entries and events that the client has; 0 for all. */
  seq: count,
  events: count,
  chat: z.optional(count),
});

const playing = [
  atTable('act', {
    /** Number of entries the client had seen when it chose. */
    seq: count,
    client: clientId,
    actions: z.array(action).check(z.minLength(1), z.maxLength(ROW_LIMIT)),
  }),
  /** Hands the seat to a bot; sitting down again takes it back. */
  atTable('leave', {}),
  atTable('resign', {}),
  /** The game stops once every person agrees, and continues once anyone does not. */
  atTable('pause', { agree: z.boolean() }),
  /** Asks for a bot for a player who does not play, once all others ask; for the asker's own seat, with `agree` false: I am here. */
  atTable('idle', { seat, agree: z.boolean() }),
  atTable('rematch', {}),
] as const;

const talking = [
  atTable('chat', { text: line }),
  atTable('mute', { seat, muted: z.boolean() }),
  atTable('report', { chat: count, reason: word }),
] as const;

/** Once the game is over, for those who may read its log. `client` tells the windows of one guest apart. */
const looking = [
  /** From now on `lookback` is told, or no longer. */
  atTable('lookBack', { client: clientId, together: z.boolean() }),
  /** Moves everybody's view from now on, or no longer. */
  atTable('lead', { client: clientId, leads: z.boolean(), moment: z.optional(shownMoment) }),
  atTable('show', { client: clientId, moment: shownMoment }),
] as const;

export const Ask = z.discriminatedUnion('ask', [
  hello,
  ...guest,
  ...lobby,
  ...gathering,
  enter,
  atTable('exit', {}),
  ...playing,
  ...talking,
  ...looking,
]);
export type Ask = z.infer<typeof Ask>;
export type AskOf<Name extends Ask['ask']> = Extract<Ask, { ask: Name }>;

export const helloNow = (rules?: number): AskOf<'hello'> =>
  rules === undefined ? { ask: 'hello', protocol: PROTOCOL } : { ask: 'hello', protocol: PROTOCOL, rules };
