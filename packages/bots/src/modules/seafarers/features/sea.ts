/** Corners that ships lead to. */
import type { Shared } from '../../../mind/insight.js';
import { Spread } from '../../base/features/spread.js';
import { LANES } from '../reach.js';

export const FARTHEST = 5;

export class Sea extends Spread {
  constructor(shared: Shared) {
    super(shared, { ...LANES, farthest: FARTHEST });
  }
}

/** Anything out of reach counts as this many ships away. */
export const OUT_OF_REACH = FARTHEST + 1;

/** The smaller of two distances, capped at out of reach. */
export const nearer = (one: number, other: number): number => Math.min(one, other, OUT_OF_REACH);
