import type { NewWorldLaying } from './types.js';

export const de: NewWorldLaying = {
  left: 'Noch zu ziehende Häfen',
  group_harbours: 'Häfen nach Zufall',
  drawHarbour: 'Einen Hafen ziehen',
};
