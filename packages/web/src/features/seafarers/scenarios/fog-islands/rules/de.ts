import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Die Nebelinseln',
    rules: {
      'S-301': {
        heading: 'Zwei Inseln in Sicht',
        text: 'Beginne auf den beiden sichtbaren Inseln. Zwölf Felder liegen im Nebel; was sie sind, wird beim Aufdecken gezogen.',
      },
      'S-302': {
        heading: 'Den Nebel lichten',
        text: 'Eine Straße oder ein Schiff am Nebel lichtet ihn sofort, auch ein versetztes. Land bekommt eine Zahl, und du eine Karte davon (Gold: nach Wahl). Meer bringt nichts.',
      },
      'S-303': {
        heading: 'Was Nebel ist',
        text: 'Nebel ist weder Land noch Meer; Räuber und Pirat meiden ihn. Sonderpunkte gibt es nicht. 12 Punkte gewinnen.',
      },
      'S-304': { heading: 'Gemischter Aufbau', text: 'Felder und Zahlen der beiden sichtbaren Inseln.' },
    },
  },
];
