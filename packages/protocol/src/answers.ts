/** How an ask is answered: by the socket's acknowledgement, or as the body of the response. */
import * as z from 'zod/mini';
import { count, seat, tableId } from './parts.js';
import { lobbyRow, myGame, Tell } from './told.js';

/** Why an ask is refused. A refused ask changes nothing. */
export const REFUSED = [
  'malformed',
  'tooLarge',
  'tooFast',
  'versions',
  'badName',
  'nameTaken',
  'badCode',
  'unknownTable',
  'badRules',
  'badMap',
  'unknownMap',
  'notHost',
  'notSeated',
  'taken',
  'full',
  'locked',
  'started',
  'notStarted',
  'notReady',
  'badNonce',
  'failedOften',
  'notDue',
  'stale',
  'illegal',
  'paused',
  'over',
  'closed',
  'setAside',
  'chatOff',
  'notLooking',
  'notLeading',
  'banned',
  'storage',
  'failed',
] as const;

export const Refused = z.object({
  ok: z.literal(false),
  code: z.enum(REFUSED),
  /** Where in the message, or what is meant; never a secret. */
  where: z.optional(z.string()),
  /** The rule that forbids it, and the engine's code for why. */
  rule: z.optional(z.string()),
  why: z.optional(z.string()),
  /** Where the game stands. */
  seq: z.optional(count),
});
export type Refused = z.infer<typeof Refused>;

export const Granted = z.object({
  ok: z.literal(true),
  protocol: z.optional(z.int()),
  rules: z.optional(z.int()),
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  table: z.optional(tableId),
  /** The hash of a map that was sent. */
  map: z.optional(z.string()),
  seat: z.optional(z.nullable(seat)),
  seq: z.optional(count),
  games: z.optional(z.array(myGame)),
  tables: z.optional(z.array(lobbyRow)),
  /** What `enter` returns immediately. */
  tells: z.optional(z.array(Tell)),
});
export type Granted = z.infer<typeof Granted>;
export const Answer = z.discriminatedUnion('ok', [Granted, Refused]);
export type Answer = z.infer<typeof Answer>;
