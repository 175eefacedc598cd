import type { CountPhrases } from './types.js';

export const fr: CountPhrases = {
  dice_title: ['Dés : {count} lancer', 'Dés : {count} lancers'],
  dice_row: '{sum} : {count} fois, {expected} attendues',
  dice_about: 'Barres : lancés. Traits : attendus.',
  cards_title: ['{count} carte pas encore vue', '{count} cartes pas encore vues'],
  cards_about: 'Dans la pioche ou dans la main des autres.',
};
