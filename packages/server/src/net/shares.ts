/**
 * Open public tables, by the address that created them, so that no one fills the lobby alone. Addresses are never stored, so each
 * node counts those created on it since it started.
 */
import type { Answer, RulesOfTable } from '@landnam/protocol';
import type { ServerContext } from '../tables/context.js';
import { refused } from '../tables/refusals.js';

/** Addresses that are counted; the oldest are evicted first. */
const MOST_ADDRESSES = 10_000;
const OPEN = ['gathering', 'opening', 'playing'];

interface Place {
  /** Empty while the table is being created. */
  table: string;
}

export class Shares {
  private readonly places = new Map<string, Set<Place>>();
  private readonly server: ServerContext;

  constructor(server: ServerContext) {
    this.server = server;
  }

  /** Creates or publishes a table, if there is a place for it. `named`: which table, if the answer does not say. */
  async within(
    address: string,
    visibility: RulesOfTable['visibility'],
    make: () => Promise<Answer>,
    named = '',
  ): Promise<Answer> {
    if (visibility !== 'public') return make();
    const own = await this.roomFor(address);
    if (own === undefined) return refused('tooFast', { where: 'public' });
    const place: Place = { table: '' };
    own.add(place);
    try {
      const answer = await make();
      if (answer.ok) place.table = answer.table ?? named;
      return answer;
    } finally {
      if (place.table === '') own.delete(place);
    }
  }

  /** The places of the address, unless all are taken. */
  private async roomFor(address: string): Promise<Set<Place> | undefined> {
    const own = this.placesOf(address);
    const { lobbyShare } = this.server.settings;
    if (own.size >= lobbyShare) await this.letGo(own);
    return own.size < lobbyShare ? own : undefined;
  }

  private placesOf(address: string): Set<Place> {
    const own = this.places.get(address) ?? new Set();
    this.places.delete(address);
    this.places.set(address, own);
    if (this.places.size > MOST_ADDRESSES) this.places.delete(this.places.keys().next().value ?? '');
    return own;
  }

  /** Those that are no longer shown in the lobby. */
  private async letGo(own: Set<Place>): Promise<void> {
    for (const place of own) if (place.table !== '' && !(await this.isShown(place.table))) own.delete(place);
  }

  private async isShown(table: string): Promise<boolean> {
    const row = await this.server.store.table(table);
    return row !== undefined && row.visibility === 'public' && OPEN.includes(row.phase);
  }
}
