/** What bots, page and tests may read of this game; rules stay inside. */
export {
  CITY,
  DISCS,
  ENERGY,
  EVENTS,
  type Disc,
  type EventName,
  FOSSIL,
  PLANTS,
  RENEWABLE,
  SCIENCE,
  TOWN,
  WAREHOUSE,
} from './catalogue.js';
export { cleanWinners, EMPTY_BAG, plantBalance } from './endings.js';
export { brownInBag, discsInBag, spacesOf } from './eventDiscs.js';
export {
  type Band,
  type Bands,
  bandsOf,
  discsDue,
  footprintMarker,
  globalFootprint,
  localFootprint,
} from './footprints.js';
export { hazardsOnBoard } from './hazards.js';
export { FOSSIL_PLANT, hasPlace, NO_PLANT, plantPlace, RENEWABLE_PLANT } from './powerPlants.js';

// merged interfaces get lost between packages unless every module that merges is named
export type {} from './events/airPollution.js';
export type {} from './events/climateConference.js';
export type {} from './events/environmentalPollution.js';
export type {} from './events/freeCard.js';
export type {} from './events/governmentFunding.js';
export type {} from './events/productionIncrease.js';
export type {} from './events/rainAndFlooding.js';
export type {} from './events/sustainableProduction.js';
export type {} from './cleanup.js';
export type {} from './firstGame.js';
export type {} from './highYield.js';
export type {} from './researchGrant.js';
export type {} from './scienceAndEnergy.js';
export type {} from './warehouse.js';
