/** What bots, page and experiments may import of New Catan by name; rules stay internal. */
export {
  benefitIndex,
  type BenefitName,
  BENEFITS,
  BENEFITS_A_RACE,
  FREE_SETTLEMENT,
  LAKE,
  raceOf,
  RACES,
} from '../../modules/new-catan/catalogue.js';
export { cardsGot } from '../../modules/new-catan/freeDevelopment.js';
export { hasAccess, isReady } from '../../modules/new-catan/outposts.js';
export { POINT_CARDS } from '../../modules/new-catan/pointsForSale.js';
export { isShortSite } from '../../modules/new-catan/shortDistance.js';
export { type CornerPlace, sidesOf } from '../../modules/new-catan/sides.js';
export type { BenefitStatus } from '../../modules/new-catan/told.js';
export { FIRST_GAME } from '../../modules/new-catan/tokens.js';
export type {} from '../words.js';
