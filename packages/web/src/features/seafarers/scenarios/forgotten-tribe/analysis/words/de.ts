import type { TribeLaying } from './types.js';

export const de: TribeLaying = {
  gift: 'Geschenke',
  points: 'Punkte aus Geschenken',
  waiting: 'Häfen, die auf einen Platz warten',
  cards: 'Karten auf dem Brett',
  group_tribe: 'Geschenke des Stamms',
  point: 'ein Punkt',
  card: 'eine Entwicklungskarte',
};
