/** What bots, page and experiments may import of the sea by name; rules stay internal. */
export type { ClothParams } from '../../modules/seafarers/scenarios/cloth.js';
export type { FogParams } from '../../modules/seafarers/scenarios/fog.js';
export { harbourGood } from '../../modules/seafarers/harbours.js';
export type { IslandChitsParams } from '../../modules/seafarers/scenarios/islandChits.js';
export { islandsOf } from '../../modules/seafarers/islands.js';
export type { NewWorldParams } from '../../modules/seafarers/scenarios/newWorld.js';
export { openEnds } from '../../modules/seafarers/openEnds.js';
export type { PirateParams } from '../../modules/seafarers/pirate.js';
export type { PirateIslandsParams } from '../../modules/seafarers/scenarios/pirateIslands/data.js';
export type { LaneTold } from '../../modules/seafarers/scenarios/pirateIslands/told.js';
export { tradeRouteLength } from '../../modules/seafarers/tradeRoute.js';
export {
  CARD_GIFT,
  HARBOUR_GIFT,
  NO_GIFT,
  POINT_GIFT,
  type TribeParams,
} from '../../modules/seafarers/scenarios/tribe.js';
export { WONDERS, type WondersParams } from '../../modules/seafarers/scenarios/wonders.js';
export type {} from '../words.js';
