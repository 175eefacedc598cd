import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'Nouveau monde',
    rules: {
      'S-901': {
        heading: 'Un monde au hasard',
        text: 'Tous les hexagones et numéros sont mélangés ; 6 et 8 ne se touchent pas. Neuf ports se placent sur les côtes, espacés : au hasard, ou par vous à tour de rôle si vous le choisissez.',
      },
      'S-902': {
        heading: 'Patrie, points et fin',
        text: 'Commencez où vous voulez ; ces îles sont les vôtres. Votre première colonie sur une autre rapporte 1 point spécial, une fois par partie. Voleur et pirate commencent hors du plateau. 12 points donnent la victoire.',
      },
    },
  },
];
