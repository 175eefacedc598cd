import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'En route vers de nouveaux rivages',
    rules: {
      'S-101': { heading: 'Le départ', text: 'Les deux colonies de départ se placent sur l’île principale.' },
      'S-102': {
        heading: 'Des points sur les petites îles',
        text: 'Votre première colonie sur chaque petite île rapporte 2 points spéciaux ; chacun peut les gagner. 14 points donnent la victoire.',
      },
      'S-103': {
        heading: 'Voleur et pirate',
        text: 'Le voleur commence dans le désert (à trois, sur les collines du 12), le pirate sur son hexagone.',
      },
      'S-104': {
        heading: 'Mise en place mélangée',
        text: 'L’île principale et les petites îles gardent leurs tuiles et numéros ; les petites mélangent aussi leurs quatre tuiles de mer.',
      },
    },
  },
];
