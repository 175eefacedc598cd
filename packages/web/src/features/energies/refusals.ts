import { m } from '../../paraglide/messages.js';

export const refusals = {
  firstYieldIsDue: m.energies_no_firstYieldIsDue,
  hazardBlocks: m.energies_no_hazardBlocks,
  hazardThere: m.energies_no_hazardThere,
  hexHasNoNumber: m.energies_no_hexHasNoNumber,
  noFossilPlant: m.energies_no_noFossilPlant,
  noHazardThere: m.energies_no_noHazardThere,
  noOwnBuilding: m.energies_no_noOwnBuilding,
  noOwnRenewable: m.energies_no_noOwnRenewable,
  noSuchDisc: m.energies_no_noSuchDisc,
  notBesideHex: m.energies_no_notBesideHex,
  notForThisHazard: m.energies_no_notForThisHazard,
  oneDemolitionATurn: m.energies_no_oneDemolitionATurn,
  onePlantATurn: m.energies_no_onePlantATurn,
  plantPlaceTaken: m.energies_no_plantPlaceTaken,
  smallerFootprint: m.energies_no_smallerFootprint,
} as const;
