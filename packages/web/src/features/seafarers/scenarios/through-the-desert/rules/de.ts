import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Durch die Wüste',
    rules: {
      'S-401': {
        heading: 'Punkte hinter der Wüste',
        text: 'Beginne auf der Hauptinsel. Deine erste Siedlung jenseits des Wüstengürtels und auf jeder kleinen Insel bringt 2 Sonderpunkte. 14 Punkte gewinnen.',
      },
      'S-402': {
        heading: 'Niemandsland',
        text: 'Ecken, die nur Wüste und Meer berühren, zählen zu keinem Land: kein Start, kein Bonus.',
      },
      'S-403': {
        heading: 'Räuber und Aufbau',
        text: 'Der Räuber beginnt auf einer der drei Wüsten. Gemischt bleiben die Wüsten liegen; 6 und 8 kommen nie auf Gold.',
      },
    },
  },
];
