/**
 * Public tables that stand open, by the address they were made from: nobody fills the lobby alone. Addresses are in no store, so each
 * node counts those that were made on it since it began.
 */
import type { Answer, RulesOfTable } from '@landnam/protocol';
import type { ServerContext } from '../tables/context.js';
import { refused } from '../tables/refusals.js';

/** Whose places are counted; the oldest go first. */
const MOST_ADDRESSES = 10_000;
const OPEN = ['gathering', 'opening', 'playing'];

interface Place {
  /** Empty while the table is being made. */
  table: string;
}

export class Shares {
  private readonly places = new Map<string, Set<Place>>();
  private readonly server: ServerContext;

  constructor(server: ServerContext) {
    this.server = server;
  }

  /** Makes a table, or opens one to everybody, if there is a place for it. `named`: which, if the answer does not say. */
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

  /** The address' places, unless all are taken. */
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

  /** Those that nobody sees in the lobby any more. */
  private async letGo(own: Set<Place>): Promise<void> {
    for (const place of own) if (place.table !== '' && !(await this.isShown(place.table))) own.delete(place);
  }

  private async isShown(table: string): Promise<boolean> {
    const row = await this.server.store.table(table);
    return row !== undefined && row.visibility === 'public' && OPEN.includes(row.phase);
  }
}
