import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-201' | 'S-202' | 'S-203'> = {
  en: [
    {
      title: 'The Four Islands',
      rules: {
        'S-201': 'Start where you like, on one island or on two: these are your home.',
        'S-202': 'Your first settlement on each other island earns 2 special points. 13 points win.',
        'S-203':
          'The robber begins on the 12. Shuffled set-up keeps the coasts; at most one of 2 and 12 then lies on forest or pasture.',
      },
    },
  ],
  de: [
    {
      title: 'Die vier Inseln',
      rules: {
        'S-201': 'Beginne, wo du willst, auf einer oder zwei Inseln: Das ist deine Heimat.',
        'S-202': 'Deine erste Siedlung auf jeder anderen Insel bringt 2 Sonderpunkte. 13 Punkte gewinnen.',
        'S-203':
          'Der Räuber beginnt auf der 12. Gemischt bleiben die Küsten; höchstens eine von 2 und 12 liegt dann auf Wald oder Weide.',
      },
    },
  ],
  fr: [
    {
      title: 'Les quatre îles',
      rules: {
        'S-201': 'Commencez où vous voulez, sur une ou deux îles : ce sont les vôtres.',
        'S-202':
          'Votre première colonie sur chaque autre île rapporte 2 points spéciaux. 13 points donnent la victoire.',
        'S-203':
          'Le voleur commence sur le 12. Mélangée, la carte garde ses côtes ; au plus un des numéros 2 et 12 tombe alors sur forêt ou pré.',
      },
    },
  ],
};
