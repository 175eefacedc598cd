/** Names of what is counted in New Energies. */
import { EVENTS } from '@landnam/engine/games/energies';
import type { CountTexts } from '../types.js';
import { eventName } from './glossary.js';
import { t } from './words/index.js';

export const counts: CountTexts = {
  footprint: t.count_footprint,
  renewablePlants: t.count_renewable,
  fossilPlants: t.count_fossil,
  demolished: t.count_demolished,
  energy: t.count_energy,
  energyHeld: t.count_energyHeld,
  discs: t.count_discs,
  hazardsCleared: t.count_hazards,
  ...Object.fromEntries(
    EVENTS.map((name, event) => [`event.${name}`, () => t.count_event({ event: eventName(event) })]),
  ),
  'cause.plantBuilt': t.cause_plantBuilt,
  'cause.freeCardTaken': t.cause_freeCardTaken,
  'cause.increaseTaken': t.cause_increaseTaken,
  'cause.yieldTaken': t.cause_yieldTaken,
  'cause.warehouseBought': t.cause_warehouseBought,
};
