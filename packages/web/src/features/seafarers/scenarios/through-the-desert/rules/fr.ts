import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'À travers le désert',
    rules: {
      'S-401': {
        heading: 'Des points au-delà du désert',
        text: 'Commencez sur l’île principale. Votre première colonie au-delà du désert, et sur chaque petite île, rapporte 2 points spéciaux. 14 points donnent la victoire.',
      },
      'S-402': {
        heading: 'Les terres de personne',
        text: 'Les coins qui ne touchent que désert et mer n’appartiennent à aucune terre : ni départ, ni bonus.',
      },
      'S-403': {
        heading: 'Voleur et mise en place',
        text: 'Le voleur commence sur un des trois déserts. Mélangée, la carte garde ses déserts ; 6 et 8 ne tombent jamais sur l’or.',
      },
    },
  },
];
