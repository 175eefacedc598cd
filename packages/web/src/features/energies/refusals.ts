import { t } from './words/index.js';

export const refusals = {
  firstYieldIsDue: t.no_firstYieldIsDue,
  hazardBlocks: t.no_hazardBlocks,
  hazardThere: t.no_hazardThere,
  hexHasNoNumber: t.no_hexHasNoNumber,
  noFossilPlant: t.no_noFossilPlant,
  noHazardThere: t.no_noHazardThere,
  noOwnBuilding: t.no_noOwnBuilding,
  noOwnRenewable: t.no_noOwnRenewable,
  noSuchDisc: t.no_noSuchDisc,
  notBesideHex: t.no_notBesideHex,
  notForThisHazard: t.no_notForThisHazard,
  oneDemolitionATurn: t.no_oneDemolitionATurn,
  onePlantATurn: t.no_onePlantATurn,
  plantPlaceTaken: t.no_plantPlaceTaken,
  smallerFootprint: t.no_smallerFootprint,
} as const;
