/** What a server can be told; the defaults are for people. Times are milliseconds. */
import { IDLE_PATIENCE, type Pace, PACES } from '@landnam/protocol';

export interface RateLimits {
  /** Asks of one guest: so many a second, and so many at once. */
  readonly guest: Rate;
  /** Of one address: a school shares one. */
  readonly address: Rate;
  readonly tables: Rate;
  readonly chat: Rate;
  /** Codes of tables that are tried, codes for another device that are asked for. */
  readonly codes: Rate;
  readonly reports: Rate;
  readonly arrivals: Rate;
  /** The same by address, for whoever is somebody new with every ask. */
  readonly houseTables: Rate;
  readonly houseCodes: Rate;
  readonly houseReports: Rate;
  /** Who comes without a cookie. */
  readonly newcomers: Rate;
}

export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

export interface ServerSettings {
  /** How long a bot takes at least, so that people can follow. */
  readonly botPace: number;
  /** After so long a bot plays the best it found. */
  readonly botLimit: number;
  /** The longest a bot may think before chance chooses for it. */
  readonly botBudget: number;
  readonly botThreads: number;
  /** Before a bot plays for somebody who is away. */
  readonly grace: number;
  /** Before somebody else is host of a lobby whose host is away. */
  readonly hostWait: number;
  /** Nobody is called idle sooner after a move. */
  readonly idlePatience: number;
  /** For somebody whom all others call idle to say no; by correspondence nobody looks every minute. */
  readonly idleWait: Readonly<Record<Pace, number>>;
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
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  readonly limits: RateLimits;
  /** Public tables of one address that may stand open: the lobby has a hundred rows. */
  readonly lobbyShare: number;
  /** For a request to be here, head and body. */
  readonly requestTime: number;
  /** A line is asked whether it still stands, and cut if it does not answer in time. */
  readonly ping: number;
  readonly pong: number;
  /** Address that people use, where a proxy stands before this process. */
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
  limits: {
    guest: { perSecond: 20, atOnce: 100 },
    address: { perSecond: 400, atOnce: 4000 },
    tables: { perSecond: 0.1, atOnce: 10 },
    chat: { perSecond: 0.5, atOnce: 8 },
    codes: { perSecond: 0.1, atOnce: 10 },
    reports: { perSecond: 0.02, atOnce: 5 },
    arrivals: { perSecond: 0.02, atOnce: 10 },
    // sixty people of a school begin within a few minutes
    houseTables: { perSecond: 0.2, atOnce: 60 },
    houseCodes: { perSecond: 1, atOnce: 120 },
    houseReports: { perSecond: 0.05, atOnce: 20 },
    newcomers: { perSecond: 1, atOnce: 300 },
  },
  lobbyShare: 30,
  requestTime: 10 * SECOND,
  ping: 20 * SECOND,
  pong: 15 * SECOND,
  trustProxy: false,
  shard: '',
};

const BY_ADDRESS = ['address', 'houseTables', 'houseCodes', 'houseReports', 'newcomers'] as const;

const times = ({ perSecond, atOnce }: Rate, factor: number): Rate => ({
  perSecond: perSecond * factor,
  atOnce: atOnce * factor,
});

/** What holds for everybody at one address together, so many times as generous; 0 lifts it. */
export const addressLimits = (factor: number): Pick<ServerSettings, 'limits' | 'lobbyShare'> => {
  const by = factor === 0 ? Number.MAX_SAFE_INTEGER : factor;
  const changed = BY_ADDRESS.map((name) => [name, times(USUAL.limits[name], by)]);
  return { limits: { ...USUAL.limits, ...Object.fromEntries(changed) }, lobbyShare: USUAL.lobbyShare * by };
};
