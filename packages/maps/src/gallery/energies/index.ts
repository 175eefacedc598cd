import type { MapData } from '../../format.js';
import greenValley from './green-valley.json' with { type: 'json' };

export const ENERGIES_MAPS = [greenValley] as unknown as readonly MapData[];
