/** What bots, page and tests may read of this game; rules stay inside. */
export {
  benefitIndex,
  type BenefitName,
  BENEFITS,
  BENEFITS_A_RACE,
  FREE_SETTLEMENT,
  LAKE,
  raceOf,
  RACES,
} from './catalogue.js';
export { cardsGot } from './freeDevelopment.js';
export { hasAccess, isReady } from './outposts.js';
export { POINT_CARDS } from './pointsForSale.js';
export { isShortSite } from './shortDistance.js';
export { type CornerPlace, sidesOf } from './sides.js';
export { FIRST_GAME } from './tokens.js';

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
export type {} from './sides.js';
