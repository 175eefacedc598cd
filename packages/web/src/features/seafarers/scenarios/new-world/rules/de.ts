import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Neue Welt',
    rules: {
      'S-901': {
        heading: 'Eine Welt aus Zufall',
        text: 'Alle Felder und Zahlen werden gemischt; 6 und 8 liegen nie nebeneinander. Neun Häfen liegen mit Abstand an den Küsten: zufällig, oder reihum von euch gesetzt, wenn ihr es wählt.',
      },
      'S-902': {
        heading: 'Heimat, Punkte und Ende',
        text: 'Beginne irgendwo; diese Inseln sind deine Heimat. Deine erste Siedlung auf einer anderen bringt 1 Sonderpunkt, einmal im Spiel. Räuber und Pirat beginnen außerhalb. 12 Punkte gewinnen.',
      },
    },
  },
];
