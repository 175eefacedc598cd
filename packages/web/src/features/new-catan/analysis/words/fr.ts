import type { NewCatanLaying } from './types.js';

export const fr: NewCatanLaying = {
  benefit: 'Quel avantage est à un coin',
  holder: 'Qui peut utiliser un avantage',
  coming: 'Qui peut l’utiliser dès le prochain tour',
  used: 'Utilisé ce tour',
  forced: 'Persuadé ce tour',
  before: 'Persuadé au tour d’avant',
  missing: 'Demandé en vain',
  points: 'Points achetés',
  sold: 'Cartes de points vendues',
  doubleSold: 'Points doubles vendus',
  vertex: 'Infiltré',
  group_outposts: 'Avantages',
  group_persuasion: 'Persuasion',
  group_points: 'Points à vendre',
  group_infiltrator: 'Infiltré',
};
