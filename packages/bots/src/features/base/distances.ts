/** How many roads a seat still needs to each corner. */
import { NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, LAND, ROUTES } from '../../mind/aspects.js';
import type { Shared } from '../../mind/insight.js';
import { Ways } from './ways.js';

export const FARTHEST = 3;

export class Distances extends Ways {
  constructor(shared: Shared) {
    super(shared, { reads: ROUTES | BUILDINGS | LAND, farthest: FARTHEST, pieces: 'base.road' });
  }

  /** Where own roads end; in the opening a building stands before its road does. */
  protected start(s: State): void {
    const { routes, homes, road } = s.base;
    for (let i = firstRoute(this.seat); routes[i] !== NONE; i++)
      if (road[routes[i]] === this.seat) this.putEdge(routes[i]);
    for (let i = firstHome(this.seat); homes[i] !== NONE; i++) this.putVertex(homes[i]);
  }

  protected isFree(s: State, edge: number): boolean {
    return s.base.road[edge] === NONE && this.land.land[edge] !== 0;
  }
}
