/** How many ships a seat still needs to each corner. */
import { BUILDINGS, LAND, ROUTES } from '../../mind/aspects.js';
import type { Shared } from '../../mind/insight.js';
import type { Way } from '../base/way.js';
import { Ways } from '../base/ways.js';
import { SHIPS } from './parts.js';

export const FARTHEST = 6;
/**
 * What something this many ships away counts for while it is not taken. Where the seat could settle immediately the cards in
 * hand count for the site as well: together it must be less than the settlement, or it is never built.
 */
const PULL: readonly number[] = [0.3, 0.3, 0.24, 0.16, 0.1, 0.06, 0.03];

/** What reading `Reach` depends on. */
export const REACH = SHIPS | ROUTES | BUILDINGS | LAND;

export const LANES: Way = {
  reads: REACH,
  farthest: FARTHEST,
  on: 'water',
  pieces: 'ships.ship',
  obstacles: 'base.road',
};

export class Reach extends Ways {
  constructor(shared: Shared) {
    super(shared, LANES);
  }
}

/** The best of several good things counts fully, the others a little. */
export class Best {
  private first = 0;
  private rest = 0;
  clear(): void {
    this.first = this.rest = 0;
  }
  add(worth: number): void {
    this.rest += Math.min(worth, this.first);
    this.first = Math.max(worth, this.first);
  }
  total(): number {
    return this.first + Math.min(0.3 * this.rest, 0.5 * this.first);
  }
}

export const pull = (away: number): number => (away <= FARTHEST ? (PULL[away] ?? 0) : 0);
