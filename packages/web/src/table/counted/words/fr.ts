import type { CountedPhrases } from './types.js';

export const fr: CountedPhrases = {
  hands_title: 'Cartes connues',
  none: 'aucune carte',
  unsure: ['{count} de plus : {goods}', '{count} de plus : {goods}'],
  about: 'D’après ce que tous ont vu. Encadré : ce que peuvent être les cartes volées.',
  likely: 'Très probable : après bien des vols, rien n’est certain.',
  memory: 'Les cartes ne sont pas comptées : à cette table, on joue de mémoire.',
};
