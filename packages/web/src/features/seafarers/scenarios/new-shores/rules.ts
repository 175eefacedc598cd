import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-101' | 'S-102' | 'S-103' | 'S-104'> = {
  en: [
    {
      title: 'Heading for New Shores',
      rules: {
        'S-101': 'Both starting settlements stand on the main island.',
        'S-102':
          'Your first settlement on each small island earns 2 special points; everybody can earn them. 14 points win.',
        'S-103':
          'The robber begins in the desert (with three players on the hills with 12), the pirate on its own hex.',
        'S-104':
          'Shuffled set-up: the main island and the small ones keep their own tiles and numbers; the small islands also swap their four sea tiles.',
      },
    },
  ],
  de: [
    {
      title: 'Zu neuen Ufern',
      rules: {
        'S-101': 'Beide Startsiedlungen stehen auf der Hauptinsel.',
        'S-102':
          'Deine erste Siedlung auf jeder kleinen Insel bringt 2 Sonderpunkte; alle können sie bekommen. 14 Punkte gewinnen.',
        'S-103':
          'Der Räuber beginnt in der Wüste (zu dritt auf dem Hügelland mit der 12), der Pirat auf seinem Feld.',
        'S-104':
          'Gemischter Aufbau: Hauptinsel und kleine Inseln behalten jeweils ihre Felder und Zahlen; die kleinen mischen auch ihre vier Meerfelder mit.',
      },
    },
  ],
  fr: [
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
  ],
};
