import { t } from './words.js';

export const refusals = {
  fleetBlocks: t.fleetBlocks,
  noShipsInSetUp: t.noShipsInSetUp,
  notOnTheLine: t.notOnTheLine,
  notOnThisIsland: t.notOnThisIsland,
  noOrdinaryShip: t.noOrdinaryShip,
  fortressNotTaken: t.fortressNotTaken,
  fortressNotReached: t.fortressNotReached,
  fortressIsTaken: t.fortressIsTaken,
} as const;
