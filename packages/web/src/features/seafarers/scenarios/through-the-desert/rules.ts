import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-401' | 'S-402' | 'S-403'> = {
  en: [
    {
      title: 'Through the Desert',
      rules: {
        'S-401':
          'Start on the main island. Your first settlement beyond the desert belt, and on each small island, earns 2 special points. 14 points win.',
        'S-402': 'Corners that touch only desert and sea belong to nobody’s land: no start there, no bonus.',
        'S-403':
          'The robber begins on one of the three deserts. Shuffled set-up leaves the deserts where they are; 6 and 8 never lie on gold.',
      },
    },
  ],
  de: [
    {
      title: 'Durch die Wüste',
      rules: {
        'S-401':
          'Beginne auf der Hauptinsel. Deine erste Siedlung jenseits des Wüstengürtels und auf jeder kleinen Insel bringt 2 Sonderpunkte. 14 Punkte gewinnen.',
        'S-402': 'Ecken, die nur Wüste und Meer berühren, zählen zu keinem Land: kein Start, kein Bonus.',
        'S-403':
          'Der Räuber beginnt auf einer der drei Wüsten. Gemischt bleiben die Wüsten liegen; 6 und 8 kommen nie auf Gold.',
      },
    },
  ],
  fr: [
    {
      title: 'À travers le désert',
      rules: {
        'S-401':
          'Commencez sur l’île principale. Votre première colonie au-delà du désert, et sur chaque petite île, rapporte 2 points spéciaux. 14 points donnent la victoire.',
        'S-402':
          'Les coins qui ne touchent que désert et mer n’appartiennent à aucune terre : ni départ, ni bonus.',
        'S-403':
          'Le voleur commence sur un des trois déserts. Mélangée, la carte garde ses déserts ; 6 et 8 ne tombent jamais sur l’or.',
      },
    },
  ],
};
