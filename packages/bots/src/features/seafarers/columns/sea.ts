/** Corners that ships lead to. */
import { ROUTES } from '../../../mind/aspects.js';
import type { Shared } from '../../../mind/insight.js';
import { Spread, type Way } from '../../base/columns/spread.js';
import { SHIPS } from '../parts.js';

export const FARTHEST = 5;

const LANES: Way = {
  farthest: FARTHEST,
  reads: SHIPS | ROUTES,
  edges: ({ water }) => water,
  pieces: (s) => s.ships.ship,
  others: (s) => s.base.road,
};

export class Sea extends Spread {
  constructor(shared: Shared) {
    super(shared, LANES);
  }
}

/** So many ships away is whatever is out of reach. */
export const OUT_OF_REACH = FARTHEST + 1;

/** The nearest of two distances, counted up to what is out of reach. */
export const nearer = (one: number, other: number): number => Math.min(one, other, OUT_OF_REACH);
