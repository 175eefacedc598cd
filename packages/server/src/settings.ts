/** A server's settings; the defaults suit people. Times are in milliseconds. */
import type { CheckerLimits } from './maps/checker.js';
import { IDLE_PATIENCE, type Pace, PACES } from '@landnam/protocol';

export interface RateLimits {
  /** Asks of one guest: so many per second, and so many in a burst. */
  readonly guest: Rate;
  /** Of one address: a school shares one. */
  readonly address: Rate;
  readonly tables: Rate;
  readonly chat: Rate;
  /** Moments shown to those who look back together. */
  readonly shows: Rate;
  /** The lead of them taken. */
  readonly leads: Rate;
  /** Table codes tried, and codes for another device requested. */
  readonly codes: Rate;
  readonly reports: Rate;
  readonly arrivals: Rate;
  /** Maps of people's own. */
  readonly maps: Rate;
  /** The same by address, for clients that are a new guest with every ask. */
  readonly houseTables: Rate;
  readonly houseCodes: Rate;
  readonly houseReports: Rate;
  readonly houseMaps: Rate;
  /** Guests without a cookie. */
  readonly newcomers: Rate;
}

export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

export interface ServerSettings {
  /** How long a bot takes at least, so that people can follow. */
  readonly botPace: number;
  /** After this long a bot plays the best move it found. */
  readonly botLimit: number;
  /** The longest a bot may think before chance chooses for it. */
  readonly botBudget: number;
  readonly botThreads: number;
  /** Before somebody who is nowhere to be seen is shown so: whoever changes lines or nodes is not. */
  readonly absence: number;
  /** Before a bot plays for somebody who is away. */
  readonly grace: number;
  /** Before a lobby whose host is away gets another one. */
  readonly hostWait: number;
  /** Nobody can be called idle sooner than this after a move. */
  readonly idlePatience: number;
  /** For a player whom all others call idle to object; by correspondence nobody looks every minute. */
  readonly idleWait: Readonly<Record<Pace, number>>;
  /** The least time that everyone has after a restart. */
  readonly leastTime: number;
  /** For all nonces to be opened. */
  readonly openingTime: number;
  readonly beat: number;
  /** Without a poll for this long, a client is gone. */
  readonly lingering: number;
  /** For one turn; 0 for no limit. */
  readonly paces: Readonly<Record<Pace, number>>;
  /** Tables kept in memory though no one is connected. */
  readonly rooms: number;
  /** How long it may take until a ban takes effect. */
  readonly banCheck: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** What a map of somebody's own may cost. */
  readonly mapCheck: CheckerLimits;
  readonly limits: RateLimits;
  /** Open public tables per address: the lobby has a hundred rows. */
  readonly lobbyShare: number;
  /** For a request to arrive, head and body. */
  readonly requestTime: number;
  /** A connection is pinged, and cut if it does not answer in time. */
  readonly ping: number;
  readonly pong: number;
  /** Public address, where a proxy stands in front of this process. */
  readonly publicUrl?: string;
  readonly trustProxy: boolean;
  /** Two letters in front of the ids of new tables; empty where there is one store. */
  readonly shard: string;
}

const SECOND = 1000;

export const USUAL: ServerSettings = {
  botPace: 300,
  botLimit: 2 * SECOND,
  botBudget: 5 * SECOND,
  botThreads: 2,
  absence: 8 * SECOND,
  grace: 45 * SECOND,
  hostWait: 60 * SECOND,
  idlePatience: IDLE_PATIENCE * SECOND,
  idleWait: { none: 60 * SECOND, relaxed: 60 * SECOND, fast: 60 * SECOND, days: 3600 * SECOND },
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
  backlog: 262_144,
  mapCheck: { time: 20 * SECOND, memory: 96, waiting: 8 },
  limits: {
    guest: { perSecond: 20, atOnce: 100 },
    address: { perSecond: 400, atOnce: 4000 },
    tables: { perSecond: 0.1, atOnce: 10 },
    chat: { perSecond: 0.5, atOnce: 8 },
    shows: { perSecond: 6, atOnce: 20 },
    leads: { perSecond: 0.5, atOnce: 6 },
    codes: { perSecond: 0.1, atOnce: 10 },
    reports: { perSecond: 0.02, atOnce: 5 },
    arrivals: { perSecond: 0.02, atOnce: 10 },
    maps: { perSecond: 0.05, atOnce: 6 },
    // sixty people at a school begin within a few minutes
    houseTables: { perSecond: 0.2, atOnce: 60 },
    houseCodes: { perSecond: 1, atOnce: 120 },
    houseReports: { perSecond: 0.05, atOnce: 20 },
    houseMaps: { perSecond: 0.1, atOnce: 40 },
    newcomers: { perSecond: 1, atOnce: 300 },
  },
  lobbyShare: 30,
  requestTime: 10 * SECOND,
  ping: 20 * SECOND,
  pong: 15 * SECOND,
  trustProxy: false,
  shard: '',
};

const BY_ADDRESS = [
  'address',
  'houseTables',
  'houseCodes',
  'houseReports',
  'houseMaps',
  'newcomers',
] as const;

const times = ({ perSecond, atOnce }: Rate, factor: number): Rate => ({
  perSecond: perSecond * factor,
  atOnce: atOnce * factor,
});

/** Multiplies the limits shared by everyone at one address; 0 lifts them. */
export const addressLimits = (factor: number): Pick<ServerSettings, 'limits' | 'lobbyShare'> => {
  const by = factor === 0 ? Number.MAX_SAFE_INTEGER : factor;
  const changed = BY_ADDRESS.map((name) => [name, times(USUAL.limits[name], by)]);
  return { limits: { ...USUAL.limits, ...Object.fromEntries(changed) }, lobbyShare: USUAL.lobbyShare * by };
};
