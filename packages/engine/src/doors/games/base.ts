/** What bots, page and experiments may import of the base game by name; the other games build on it. */
export { ANY_GOOD, ASKED, NO, NO_ANSWER, YES } from '../../modules/base/fields.js';
export { ANSWERS } from '../../modules/base/playerTrade.js';
export { MOST_ROUNDS } from '../../modules/base/roundLimit.js';
export { rateOf } from '../../modules/base/supplyTrade.js';
export { firstHome, firstRoute } from '../../shared/ownPlaces.js';
export { roundOf } from '../../modules/base/turn.js';
export type {} from '../words.js';
