/** What a server sends. `tell` over the socket; a list of them answers a long poll. All of it is what its reader may know. */
import * as z from 'zod/mini';
import {
  action,
  count,
  hash,
  helpOfTable,
  name,
  options,
  pace,
  rulesOfTable,
  seat,
  tableCode,
  tableId,
  word,
} from './parts.js';

const time = z.number();
const nullable = z.nullable;

export const phase = z.enum(['gathering', 'opening', 'playing', 'over', 'closed']);
export type Phase = z.infer<typeof phase>;

export const seatTold = z.object({
  /** `open`: not taken yet. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** Name of the bot that sits there, or that plays for a person who is away. */
  bot: z.string(),
  colour: seat,
  ready: z.boolean(),
  present: z.boolean(),
  /** A bot plays for this person. */
  away: z.boolean(),
  resigned: z.boolean(),
});
export type SeatTold = z.infer<typeof seatTold>;

const words = z.record(z.string(), z.unknown());

/** Everything settled before anyone opens: each browser records it before opening its nonce. */
export const openingTold = z.object({
  scheme: z.literal(2),
  table: tableId,
  attempt: count,
  commitment: hash,
  rules: z.int(),
  game: word,
  map: z.string(),
  options: words,
  seated: z.array(z.string()),
  hashes: z.array(nullable(hash)),
});

/** A failed opening: its secret is revealed, with the seats that did not open. */
export const failedTold = z.object({
  commitment: hash,
  secret: z.string(),
  hashes: z.array(nullable(hash)),
  nonces: z.array(nullable(z.string())),
  closed: z.array(seat),
});

export const fairTold = z.object({
  /** SHA-256 of the server's secret, shown before anyone says ready. */
  commitment: hash,
  hashes: z.array(nullable(hash)),
  /** Once all hashes are in. */
  nonces: z.array(nullable(z.string())),
  /** Once the game is over; with a private log only for players, and for delayed watchers only when they have seen the end. */
  secret: nullable(z.string()),
  /** While the table opens. */
  opening: z.optional(nullable(openingTold)),
  failed: z.optional(z.array(failedTold)),
});

/** With a seat, or without one. */
export const leaderTold = z.object({ name: z.string(), seat: nullable(seat) });
export type LeaderTold = z.infer<typeof leaderTold>;

/** The whole table itself; sent again after every change to it. */
export const tableTold = z.object({
  tell: z.literal('table'),
  table: tableId,
  /** Counts the changes of this message. */
  version: count,
  code: tableCode,
  phase,
  rules: rulesOfTable,
  /** Absent from a server that knows of none. */
  help: z.optional(helpOfTable),
  seats: z.array(seatTold),
  /** The reader's seat; null for a watcher. */
  you: nullable(seat),
  host: z.boolean(),
  hostName: z.string(),
  locked: z.boolean(),
  /** The reader was sent away by a host, and may not sit down. */
  removed: z.optional(z.boolean()),
  /** Sent to the host: people who may be let back. */
  sentAway: z.optional(z.array(z.object({ person: count, name: z.string() }))),
  watchers: count,
  /** Seats that the reader has muted. */
  muted: z.optional(z.array(seat)),
  fair: fairTold,
  paused: z.boolean(),
  /** Seats that asked for a pause. */
  pauseAsked: z.array(seat),
  /** Seats for which others want a bot; `until` is when it plays, once all have asked. */
  idle: z.optional(z.array(z.object({ seat, asked: z.array(seat), until: nullable(time) }))),
  /** The server's time when this was sent. */
  now: z.optional(time),
  /** Where the rematch is played. */
  rematch: nullable(tableId),
  /** Why it is closed: a code, and a line of `changes.md` if rules changed. */
  closed: nullable(z.object({ code: word, line: z.string() })),
  created: time,
  /** Who leads a look back that the reader may join. */
  lookback: z.optional(leaderTold),
  /** Needed to set up the game: the engine finds map and rules by them. */
  game: nullable(
    z.object({ rules: z.int(), game: word, map: z.string(), layout: z.string(), seats: count, options }),
  ),
});
export type TableTold = z.infer<typeof tableTold>;

export const clockTold = z.object({
  /** Milliseconds since 1970, by seat; null where no time runs. */
  deadlines: z.array(nullable(time)),
  /** The server's time when this was sent: clocks differ. */
  now: time,
  pace,
});

export const playTold = z.object({
  tell: z.literal('play'),
  table: tableId,
  /** Number of entries, the same for every seat's view. */
  seq: count,
  seat: nullable(seat),
  /** The view's bytes, base64. */
  view: z.string(),
  eventsFrom: count,
  events: z.array(z.looseObject({ ply: count })),
  clock: clockTold,
  over: nullable(z.object({ reason: z.string(), winners: z.int() })),
  /** For a client without the engine, while its seat is due. */
  plain: z.optional(z.object({ due: z.boolean(), legal: z.array(action), view: z.unknown() })),
});
export type PlayTold = z.infer<typeof playTold>;

/** With every beat: a client whose own view has another hash enters again from 0. */
export const beatTold = z.object({ tell: z.literal('beat'), table: tableId, seq: count, hash: z.string() });

export const chatTold = z.object({
  tell: z.literal('chat'),
  table: tableId,
  lines: z.array(
    z.object({ number: count, seat: nullable(seat), name: z.string(), text: z.string(), at: time }),
  ),
});

/** People who look back together at a game that is over; told to each of them. */
export const lookbackTold = z.object({
  tell: z.literal('lookback'),
  table: tableId,
  /** Null while nobody leads: whoever wants to may. */
  leader: nullable(z.extend(leaderTold, { you: z.boolean() })),
  /** What everybody is shown; null until somebody has led. */
  moment: nullable(z.object({ ply: count, eyes: nullable(seat), room: word })),
  people: count,
});

export const lobbyRow = z.object({
  table: tableId,
  game: word,
  host: z.string(),
  people: count,
  open: count,
  seats: count,
  pace,
  phase,
  created: time,
});
export type LobbyRow = z.infer<typeof lobbyRow>;

export const lobbyTold = z.object({ tell: z.literal('lobby'), tables: z.array(lobbyRow) });

/** Nobody can read at this table any more; entering it is answered with the same code. */
export const shutTold = z.object({
  tell: z.literal('shut'),
  table: tableId,
  code: z.enum(['unknownTable', 'setAside']),
});

/** The connection is closed on purpose. `restart`: come back in a moment. `banned`: the operator has banned this guest. */
export const goneTold = z.object({ tell: z.literal('gone'), code: word });

export const Tell = z.discriminatedUnion('tell', [
  tableTold,
  playTold,
  beatTold,
  chatTold,
  lookbackTold,
  lobbyTold,
  shutTold,
  goneTold,
]);
export type Tell = z.infer<typeof Tell>;
export type TellOf<Name extends Tell['tell']> = Extract<Tell, { tell: Name }>;

export const myGame = z.object({
  table: tableId,
  game: word,
  phase,
  myTurn: z.boolean(),
  /** Absent from a server that does not tell it yet. */
  resigned: z.optional(z.boolean()),
  names: z.array(name),
  deadline: nullable(time),
  updated: time,
});
export type MyGame = z.infer<typeof myGame>;
