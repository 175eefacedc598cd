import type { LayingPhrases } from './types.js';

export const de: LayingPhrases = {
  left: 'Noch zu ziehende Häfen',
  group_harbours: 'Häfen nach Zufall',
  drawHarbour: 'Einen Hafen ziehen',
};
