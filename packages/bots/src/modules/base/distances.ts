/** How many roads a seat still needs to each corner. */
import { BUILDINGS, LAND, ROUTES } from '../../mind/aspects.js';
import type { Shared } from '../../mind/insight.js';
import type { Way } from './way.js';
import { Ways } from './ways.js';

export const FARTHEST = 3;

export const ROADS: Way = {
  reads: ROUTES | BUILDINGS | LAND,
  farthest: FARTHEST,
  on: 'land',
  pieces: 'base.road',
};

export class Distances extends Ways {
  constructor(shared: Shared) {
    super(shared, ROADS);
  }
}
