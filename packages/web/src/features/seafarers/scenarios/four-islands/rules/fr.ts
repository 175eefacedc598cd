import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'Les quatre îles',
    rules: {
      'S-201': {
        heading: 'Votre patrie',
        text: 'Commencez où vous voulez, sur une ou deux îles : ce sont les vôtres.',
      },
      'S-202': {
        heading: 'Des points sur les autres îles',
        text: 'Votre première colonie sur chaque autre île rapporte 2 points spéciaux. 13 points donnent la victoire.',
      },
      'S-203': {
        heading: 'Voleur et mise en place',
        text: 'Le voleur commence sur le 12. Mélangée, la carte garde ses côtes ; au plus un des numéros 2 et 12 tombe alors sur forêt ou pré.',
      },
    },
  },
];
