import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Die Wunder von Catan',
    rules: {
      'S-801': {
        heading: 'Wo du beginnst',
        text: 'Beginne auf der Hauptinsel, aber nicht an den markierten Ecken. Die erste Siedlung auf einer kleinen Insel bringt 1 Sonderpunkt. Einen Piraten gibt es nicht.',
      },
      'S-802': {
        heading: 'Ein Wunder bauen',
        text: 'Jedes Wunder verlangt etwas, bevor du es beginnen darfst; das Beginnen kostet ein Schiff aus deinem Vorrat. Jede der vier Stufen kostet fünf Karten. Ein Wunder je Person, und deines beginnt niemand sonst.',
      },
      'S-803': {
        heading: 'Gewinnen',
        text: 'Du gewinnst mit Stufe 4 oder mit 10 Punkten und einer höheren Stufe als alle anderen.',
      },
      'S-804': {
        heading: 'Gemischter Aufbau',
        text: 'Die Hauptinsel ohne ihre Wüsten; die beiden Felder daneben bekommen keine 6 oder 8.',
      },
    },
  },
];
