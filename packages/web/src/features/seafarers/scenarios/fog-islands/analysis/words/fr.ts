import type { FogLaying } from './types.js';

export const fr: FogLaying = {
  tiles: 'Terrain sous le brouillard',
  numbers: 'Numéros sous le brouillard',
  group_fog: 'Brouillard',
  revealHex: 'Ce que cache le brouillard',
  drawToken: 'Piocher un numéro',
};
