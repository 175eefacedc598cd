/** Token buckets: one per guest first, then a generous one per address. */
import type { Rate, RateLimits } from '../settings.js';

const MOST_BUCKETS = 50_000;

interface Bucket {
  left: number;
  at: number;
}

export class Limit {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Takes one token; false if none is left. */
  take(who: string, now: number): boolean {
    const bucket = this.filled(who, now);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  private filled(who: string, now: number): Bucket {
    const { perSecond, atOnce } = this.rate;
    const known = this.buckets.get(who);
    const left =
      known === undefined ? atOnce : Math.min(atOnce, known.left + ((now - known.at) / 1000) * perSecond);
    const bucket = { left, at: now };
    // the oldest is evicted first: recent ones are at the end
    this.buckets.delete(who);
    this.buckets.set(who, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value ?? '');
    return bucket;
  }
}

export type Limits = Readonly<Record<keyof RateLimits, Limit>>;

export const makeLimits = (rates: RateLimits): Limits =>
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, new Limit(rate)])) as Limits;

const HOUSE = {
  tables: 'houseTables',
  codes: 'houseCodes',
  reports: 'houseReports',
  maps: 'houseMaps',
} as const;

interface Asker {
  readonly guest: string;
  readonly address: string;
}

/** From the guest's own bucket, and from the one shared by everyone at the same address. */
export const takeOf = (
  limits: Limits,
  what: keyof typeof HOUSE,
  { guest, address }: Asker,
  now: number,
): boolean => limits[what].take(guest, now) && limits[HOUSE[what]].take(address, now);
