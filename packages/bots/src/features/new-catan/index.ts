import type { Features } from '../../greedy/insight.js';
import { outposts } from './access.js';
import { helpingHand, persuasion, pointsForSale, reliefFund } from './diplomats.js';
import { antiPirate, infiltrator } from './figures.js';
import { freeDevelopment, freeRoads, freeSettlements } from './scientists.js';

/** What the bots know of outposts and benefits. */
export const newCatan: readonly Features[] = [
  outposts,
  infiltrator,
  freeRoads,
  freeDevelopment,
  freeSettlements,
  antiPirate,
  helpingHand,
  reliefFund,
  pointsForSale,
  persuasion,
];
