import type { CountPhrases } from './types.js';

export const de: CountPhrases = {
  dice_title: ['Würfel: {count} Wurf', 'Würfel: {count} Würfe'],
  dice_row: '{sum}: {count}-mal, erwartet {expected}',
  dice_about: 'Balken: gewürfelt. Striche: zu erwarten.',
  cards_title: ['{count} Karte noch nicht gesehen', '{count} Karten noch nicht gesehen'],
  cards_about: 'Im Stapel oder bei anderen auf der Hand.',
};
