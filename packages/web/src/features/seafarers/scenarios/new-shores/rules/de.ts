import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Zu neuen Ufern',
    rules: {
      'S-101': { heading: 'Wo du beginnst', text: 'Beide Startsiedlungen stehen auf der Hauptinsel.' },
      'S-102': {
        heading: 'Punkte auf den kleinen Inseln',
        text: 'Deine erste Siedlung auf jeder kleinen Insel bringt 2 Sonderpunkte; alle können sie bekommen. 14 Punkte gewinnen.',
      },
      'S-103': {
        heading: 'Räuber und Pirat',
        text: 'Der Räuber beginnt in der Wüste (zu dritt auf dem Hügelland mit der 12), der Pirat auf seinem Feld.',
      },
      'S-104': {
        heading: 'Gemischter Aufbau',
        text: 'Hauptinsel und kleine Inseln behalten jeweils ihre Felder und Zahlen; die kleinen mischen auch ihre vier Meerfelder mit.',
      },
    },
  },
];
