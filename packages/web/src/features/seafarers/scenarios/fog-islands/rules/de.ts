import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Die Nebelinseln',
    rules: {
      'S-301':
        'Beginne auf den beiden sichtbaren Inseln. Zwölf Felder liegen im Nebel; was sie sind, wird beim Aufdecken gezogen.',
      'S-302':
        'Eine Straße oder ein Schiff am Nebel lichtet ihn sofort, auch ein versetztes. Land bekommt eine Zahl, und du eine Karte davon (Gold: nach Wahl). Meer bringt nichts.',
      'S-303':
        'Nebel ist weder Land noch Meer; Räuber und Pirat meiden ihn. Sonderpunkte gibt es nicht. 12 Punkte gewinnen.',
      'S-304': 'Gemischter Aufbau: Felder und Zahlen der beiden sichtbaren Inseln.',
    },
  },
];
