/** Corners that ships lead to. */
import type { Shared } from '../../../mind/insight.js';
import { Spread } from '../../base/columns/spread.js';
import { LANES } from '../reach.js';

export const FARTHEST = 5;

export class Sea extends Spread {
  constructor(shared: Shared) {
    super(shared, { ...LANES, farthest: FARTHEST });
  }
}

/** So many ships away is whatever is out of reach. */
export const OUT_OF_REACH = FARTHEST + 1;

/** The nearest of two distances, counted up to what is out of reach. */
export const nearer = (one: number, other: number): number => Math.min(one, other, OUT_OF_REACH);
