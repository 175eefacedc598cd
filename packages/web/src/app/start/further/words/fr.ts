import type { FurtherPhrases } from './types.js';

export const fr: FurtherPhrases = {
  further: 'Autres lieux',
  workshop: 'Créer une carte',
  maps: 'Vos cartes',
  gallery: 'Galerie de cartes',
  train: 'S’entraîner',
  analysis: 'Analyse',
  learn: 'Apprendre à jouer',
};
