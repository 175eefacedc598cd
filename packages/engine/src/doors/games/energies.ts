/** What bots, page and experiments may import of New Energies by name; rules stay internal. */
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
} from '../../modules/energies/catalogue.js';
export { cleanWinners, EMPTY_BAG, plantBalance } from '../../modules/energies/endings.js';
export { brownInBag, discsInBag, spacesOf } from '../../modules/energies/eventDiscs.js';
export {
  type Band,
  type Bands,
  bandsOf,
  discsDue,
  FOOTPRINTS,
  footprintMarker,
  globalFootprint,
  localFootprint,
} from '../../modules/energies/footprints.js';
export { hazardsOnBoard } from '../../modules/energies/hazards.js';
export {
  FOSSIL_PLANT,
  hasPlace,
  NO_PLANT,
  plantPlace,
  RENEWABLE_PLANT,
} from '../../modules/energies/powerPlants.js';
export { type FootprintMoment, footprintStory } from '../../modules/energies/story.js';
export { WAREHOUSE_ROOM } from '../../modules/energies/warehouse.js';
export type {} from '../words.js';
