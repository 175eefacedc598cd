import type { ModuleInsight } from '../../mind/insight.js';
import { eventDiscs, footprints } from './bag.js';
import { hazards } from './hazards.js';
import {
  freeCard,
  highYield,
  powerPlants,
  productionIncrease,
  researchGrant,
  scienceAndEnergy,
  warehouse,
} from './plants.js';

/** What the bots know about power plants, footprints and the bag. */
export const energies: readonly ModuleInsight[] = [
  scienceAndEnergy,
  powerPlants,
  warehouse,
  footprints,
  eventDiscs,
  hazards,
  freeCard,
  productionIncrease,
  highYield,
  researchGrant,
];
