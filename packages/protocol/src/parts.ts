/** What several messages have in common. */
import * as z from 'zod/mini';
import { TABLE_ID } from './address.js';
import { NAME_LIMIT, SEAT_LIMIT } from './limits.js';

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));

/** 128 random bits: anyone who has it may come in, so it is the only secret in a link. */
export const tableId = z.string().check(z.regex(TABLE_ID));
/** Short enough to be read aloud; letters that sound or look alike are left out. */
export const tableCode = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{6}$/));
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const seat = z.int().check(z.minimum(0), z.maximum(SEAT_LIMIT - 1));
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Cleaned and checked again by the server: NFKC, no control or bidirectional characters. */
export const name = text(1, NAME_LIMIT * 2);
/** Chosen by the client: the same one sent again gets the same answer as the first time. */
export const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const word = text(1, 40);
export const line = text(1, 1200);

export const options = z.record(word, z.union([z.string().check(z.maxLength(80)), z.boolean(), z.number()]));

/** `none`: no time limit. `relaxed` and `fast`: seconds per turn. `days`: by correspondence. */
export const pace = z.enum(['none', 'relaxed', 'fast', 'days']);
export type Pace = z.infer<typeof pace>;

/** What a host chooses once and may change until the game begins. */
export const rulesOfTable = z.strictObject({
  game: word,
  options,
  /** One word per seat: `open` for a person, otherwise the bot's name. */
  seats: z.array(word).check(z.minLength(2), z.maxLength(SEAT_LIMIT)),
  visibility: z.enum(['public', 'link']),
  pace,
  chat: z.boolean(),
  /** A bot's seat may be taken in mid-game. */
  takeSeats: z.boolean(),
  /** The delay for watchers, in seconds. */
  delay: z.int().check(z.minimum(0), z.maximum(600)),
  /** Only players get the log of the finished game. */
  secretLog: z.boolean(),
});
export type RulesOfTable = z.infer<typeof rulesOfTable>;

/** What the page may help with, the same for everybody at the table. Beside the rules, which older pages read strictly. */
export const helpOfTable = z.object({
  /** Whoever is asked may ask what a good player would do. */
  hints: z.boolean(),
  /** What everybody could know of hands by counting is shown. */
  hands: z.boolean(),
});
export type HelpOfTable = z.infer<typeof helpOfTable>;

/** Where a look back stands: after how many entries, told to whom (null: everybody), in which room of the page. */
export const shownMoment = z.strictObject({
  ply: count,
  eyes: z.nullable(seat),
  room: z.enum(['replay', 'review']),
});
export type ShownMoment = z.infer<typeof shownMoment>;

/** The engine decides what an action means and whether it is legal; here only its size is checked. */
export const action = z.looseObject({ type: word });
