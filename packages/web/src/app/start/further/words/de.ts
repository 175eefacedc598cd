import type { FurtherPhrases } from './types.js';

export const de: FurtherPhrases = {
  further: 'Weitere Orte',
  workshop: 'Karte zeichnen',
  maps: 'Deine Karten',
  gallery: 'Galerie der Karten',
  train: 'Üben',
  analysis: 'Analyse',
  learn: 'Spielen lernen',
};
