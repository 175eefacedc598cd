/** The modules of this game, in the order in which they act. */
import type { RuleModule } from '../../core/game/game.js';
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
