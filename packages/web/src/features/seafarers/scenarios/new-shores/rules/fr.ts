import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'En route vers de nouveaux rivages',
    rules: {
      'S-101': 'Les deux colonies de départ se placent sur l’île principale.',
      'S-102':
        'Votre première colonie sur chaque petite île rapporte 2 points spéciaux ; chacun peut les gagner. 14 points donnent la victoire.',
      'S-103':
        'Le voleur commence dans le désert (à trois, sur les collines du 12), le pirate sur son hexagone.',
      'S-104':
        'Mise en place mélangée : l’île principale et les petites îles gardent leurs tuiles et numéros ; les petites mélangent aussi leurs quatre tuiles de mer.',
    },
  },
];
