import type { LayingPhrases } from './types.js';

export const fr: LayingPhrases = {
  left: 'Ports encore à piocher',
  group_harbours: 'Ports au hasard',
  drawHarbour: 'Piocher un port',
};
