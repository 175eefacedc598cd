import type { NewWorldLaying } from './types.js';

export const fr: NewWorldLaying = {
  left: 'Ports encore à piocher',
  group_harbours: 'Ports au hasard',
  drawHarbour: 'Piocher un port',
};
