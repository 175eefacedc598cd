import type { ModuleInsight } from '../../mind/insight.js';
import { outposts } from './access.js';
import { helpingHand, persuasion, pointsForSale, reliefFund } from './diplomats.js';
import { antiPirate, infiltrator } from './figures.js';
import { freeDevelopment, freeRoads, freeSettlements, shortDistance } from './scientists.js';

/** What the bots know about outposts and benefits. */
export const newCatan: readonly ModuleInsight[] = [
  outposts,
  infiltrator,
  freeRoads,
  freeDevelopment,
  freeSettlements,
  shortDistance,
  antiPirate,
  helpingHand,
  reliefFund,
  pointsForSale,
  persuasion,
];
