/** Names of what is counted at sea. */
import { WONDERS } from '@landnam/engine/games/seafarers';
import type { CountTexts } from '../types.js';
import { t } from './words/index.js';

const wonders = {
  theatre: t.wonder_theatre,
  bridge: t.wonder_bridge,
  monument: t.wonder_monument,
  wall: t.wonder_wall,
  cathedral: t.wonder_cathedral,
};

export const counts: CountTexts = {
  ships: t.count_ships,
  shipMoves: t.count_shipMoves,
  islands: t.count_islands,
  islandPoints: t.count_islandPoints,
  pirateMoves: t.count_pirateMoves,
  discoveries: t.count_discoveries,
  gifts: t.count_gifts,
  villages: t.count_villages,
  cloth: t.count_cloth,
  clothTaken: t.count_clothTaken,
  clothLost: t.count_clothLost,
  attacks: t.count_attacks,
  repelled: t.count_repelled,
  assaults: t.count_assaults,
  shipsSunk: t.count_shipsSunk,
  fortresses: t.count_fortresses,
  ...Object.fromEntries(
    WONDERS.map((name) => [`wonder.${name}`, () => t.count_wonder({ wonder: wonders[name]() })]),
  ),
  'cause.shipBuilt': t.cause_shipBuilt,
  'cause.goldTaken': t.cause_goldTaken,
  'cause.discoveryRewarded': t.cause_discoveryRewarded,
  'cause.wonderRaised': t.cause_wonderRaised,
  'cause.cardLost': t.cause_cardLost,
};
