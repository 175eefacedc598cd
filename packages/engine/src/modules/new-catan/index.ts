/** Everything the recipe needs of this game, in the order in which modules act. */
import type { RuleModule } from '../../core/game.js';
import { antiPirate } from './antiPirate.js';
import { printedStart } from './printedStart.js';
import { freeDevelopment } from './freeDevelopment.js';
import { freeRoads } from './freeRoads.js';
import { freeSettlements } from './freeSettlements.js';
import { greenFolk } from './greenFolk.js';
import { helpingHand } from './helpingHand.js';
import { immunity } from './immunity.js';
import { infiltrator } from './infiltrator.js';
import { merchants } from './merchants.js';
import { mixedTrade } from './mixedTrade.js';
import { outposts } from './outposts.js';
import { persuasion } from './persuasion.js';
import { pointsForSale } from './pointsForSale.js';
import { reliefFund } from './reliefFund.js';
import { shortDistance } from './shortDistance.js';

export * from './catalogue.js';
export { FIRST_GAME } from './tokens.js';

const scientists = [freeRoads, freeDevelopment, freeSettlements, shortDistance, antiPirate];
const diplomats = [immunity, helpingHand, reliefFund, pointsForSale, persuasion];

export const newCatanModules: readonly RuleModule[] = [
  outposts,
  infiltrator,
  printedStart,
  mixedTrade,
  ...greenFolk,
  ...merchants,
  ...scientists,
  ...diplomats,
];

// merged interfaces get lost between packages unless every module that merges is named
export type {} from './antiPirate.js';
export type {} from './freeDevelopment.js';
export type {} from './freeRoads.js';
export type {} from './freeSettlements.js';
export type {} from './greenFolk.js';
export type {} from './helpingHand.js';
export type {} from './immunity.js';
export type {} from './infiltrator.js';
export type {} from './mixedTrade.js';
export type {} from './outposts.js';
export type {} from './persuasion.js';
export type {} from './pointsForSale.js';
export type {} from './printedStart.js';
export type {} from './reliefFund.js';
export type {} from './shortDistance.js';
export type {} from './sides.js';
