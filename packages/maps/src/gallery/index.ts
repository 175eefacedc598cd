/** Maps of ours that show what can be done; they do not ship with a game, but are taken like anybody's own. */
import type { MapData } from '../format.js';
import duelIsle from './duel-isle.json' with { type: 'json' };
import greatLand from './great-land.json' with { type: 'json' };
import longValley from './long-valley.json' with { type: 'json' };
import narrowNeck from './narrow-neck.json' with { type: 'json' };
import ringOfWasteMixed from './retired/ring-of-waste.json' with { type: 'json' };
import ringOfWaste from './ring-of-waste.json' with { type: 'json' };
import threeArms from './three-arms.json' with { type: 'json' };
import { ENERGIES_MAPS } from './energies/index.js';
import { ENERGIES_MEASURED } from './energies/measured.js';
import { LAND_MEASURED, type MeasuredWins } from './measured.js';
import { SEA_MAPS } from './seafarers/index.js';
import { SEA_MEASURED } from './seafarers/measured.js';

export { type MeasuredWins, placeAhead } from './measured.js';

/** Plain land first, then ships and energies. */
export const GALLERY: readonly MapData[] = [
  ...([duelIsle, narrowNeck, ringOfWaste, longValley, threeArms, greatLand] as unknown as readonly MapData[]),
  ...SEA_MAPS,
  ...ENERGIES_MAPS,
];

/** As they were once: links lead to a map by its content, and shall find it. */
export const RETIRED: readonly MapData[] = [ringOfWasteMixed] as unknown as readonly MapData[];

/** By the last word of their ids. */
export const MEASURED: Readonly<Record<string, MeasuredWins>> = {
  ...LAND_MEASURED,
  ...SEA_MEASURED,
  ...ENERGIES_MEASURED,
};
