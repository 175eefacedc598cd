/** What a server can be told; the defaults are for people. Times are milliseconds. */
import { type Pace, PACES } from '@landnam/protocol';

export interface RateLimits {
  /** Asks of one guest: so many a second, and so many at once. */
  readonly guest: Rate;
  /** Of one address: a school shares one. */
  readonly address: Rate;
  readonly tables: Rate;
  readonly chat: Rate;
  readonly arrivals: Rate;
}

export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

export interface Settings {
  /** How long a bot takes at least, so that people can follow. */
  readonly botPace: number;
  /** After so long a bot plays the best it found. */
  readonly botLimit: number;
  /** The longest a bot may think before chance chooses for it. */
  readonly botBudget: number;
  readonly botThreads: number;
  /** Before a bot plays for somebody who is away. */
  readonly grace: number;
  /** What everybody has at least after a restart. */
  readonly leastTime: number;
  /** For all nonces to be opened. */
  readonly openingTime: number;
  readonly beat: number;
  /** Nobody polls for so long: gone. */
  readonly lingering: number;
  /** For one turn; 0 is without a limit. */
  readonly paces: Readonly<Record<Pace, number>>;
  /** Tables kept in memory though nobody looks. */
  readonly rooms: number;
  /** How long it may take until a ban is noticed. */
  readonly banCheck: number;
  /** Messages that may wait for a slow reader. */
  readonly backlog: number;
  readonly limits: RateLimits;
  /** A line is asked whether it still stands, and cut if it does not answer in time. */
  readonly ping: number;
  readonly pong: number;
  /** Address that people use, where a proxy stands before this process. */
  readonly publicUrl?: string;
  readonly trustProxy: boolean;
}

const SECOND = 1000;

export const USUAL: Settings = {
  botPace: 300,
  botLimit: 2 * SECOND,
  botBudget: 5 * SECOND,
  botThreads: 2,
  grace: 45 * SECOND,
  leastTime: 30 * SECOND,
  openingTime: 30 * SECOND,
  beat: 15 * SECOND,
  lingering: 40 * SECOND,
  paces: {
    none: PACES.none,
    relaxed: PACES.relaxed * SECOND,
    fast: PACES.fast * SECOND,
    days: PACES.days * SECOND,
  },
  rooms: 5000,
  banCheck: 30 * SECOND,
  backlog: 500,
  limits: {
    guest: { perSecond: 20, atOnce: 100 },
    address: { perSecond: 400, atOnce: 4000 },
    tables: { perSecond: 0.1, atOnce: 10 },
    chat: { perSecond: 0.5, atOnce: 8 },
    arrivals: { perSecond: 0.02, atOnce: 10 },
  },
  ping: 20 * SECOND,
  pong: 15 * SECOND,
  trustProxy: false,
};
