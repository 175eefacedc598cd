import type { FogLaying } from './types.js';

export const de: FogLaying = {
  tiles: 'Land unter dem Nebel',
  numbers: 'Zahlen unter dem Nebel',
  group_fog: 'Nebel',
  revealHex: 'Was der Nebel verbirgt',
  drawToken: 'Eine Zahl ziehen',
};
