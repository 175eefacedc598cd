import { t } from './words/index.js';

export const refusals = {
  noSea: t.noSea,
  noLand: t.noLand,
  noOwnShip: t.noOwnShip,
  shipIsNew: t.shipIsNew,
  oneShipATurn: t.oneShipATurn,
  noFreeEnd: t.noFreeEnd,
  sameEdge: t.sameEdge,
  pirateBlocks: t.pirateBlocks,
  notAStart: t.notAStart,
  nobodySettles: t.nobodySettles,
  noRobberHere: t.noRobberHere,
  noPlaceForHarbour: t.noPlaceForHarbour,
  noSuchHarbour: t.noSuchHarbour,
} as const;
