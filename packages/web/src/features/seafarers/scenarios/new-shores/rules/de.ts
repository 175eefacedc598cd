import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
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
];
