import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Die vier Inseln',
    rules: {
      'S-201': {
        heading: 'Deine Heimat',
        text: 'Beginne, wo du willst, auf einer oder zwei Inseln: Das ist deine Heimat.',
      },
      'S-202': {
        heading: 'Punkte auf anderen Inseln',
        text: 'Deine erste Siedlung auf jeder anderen Insel bringt 2 Sonderpunkte. 13 Punkte gewinnen.',
      },
      'S-203': {
        heading: 'Räuber und Aufbau',
        text: 'Der Räuber beginnt auf der 12. Gemischt bleiben die Küsten; höchstens eine von 2 und 12 liegt dann auf Wald oder Weide.',
      },
    },
  },
];
