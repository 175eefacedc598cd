import { t } from './words/index.js';

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
