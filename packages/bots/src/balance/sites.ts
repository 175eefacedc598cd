/** How good every starting site of a board is, by the learned chance to win of whoever places first. */
import { begin, makeState, type Seat } from '@landnam/engine';
import { dealTable, type Table } from '@landnam/maps';
import { seededBelow } from '../chance.js';
import { Openings } from '../value/openings.js';
import type { Weights } from '../value/weights.js';

/** A corner, and the chance to win of a seat that starts there. */
export interface SiteWorth {
  readonly vertex: number;
  readonly rate: number;
}

const FIRST = 0 as Seat;

/** Best first; none where nothing is placed at the beginning. */
export const startingSites = (table: Table, weights: Weights, seed: string): readonly SiteWorth[] => {
  const { game } = table;
  const state = makeState(game);
  begin(game, state, { ...dealTable(table, seededBelow(seed)), first: FIRST });
  const openings = new Openings(game, weights);
  if (!openings.await(state, FIRST)) return [];
  return openings.sites(state, FIRST).map(({ sites: [vertex], worth }) => ({ vertex, rate: worth }));
};
