import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Der vergessene Stamm',
    rules: {
      'S-501': {
        heading: 'Wo du siedelst',
        text: 'Beginne auf der Hauptinsel. Auf den kleinen Inseln siedelt nie jemand.',
      },
      'S-502': {
        heading: 'Geschenke an den Küsten',
        text: 'Das erste Schiff an einer markierten Küste nimmt, was dort liegt: einen Punkt, eine Entwicklungskarte (spielbar ab dem nächsten Zug) oder einen Hafen. 13 Punkte gewinnen.',
      },
      'S-503': {
        heading: 'Einen Hafen anlegen',
        text: 'Ein Hafen muss sofort an eine Küste bei einem deiner Gebäude, ohne Hafen daneben. Ohne solchen Platz wartet er auf deine nächste Siedlung.',
      },
      'S-504': {
        heading: 'Der Räuber',
        text: 'Der Räuber beginnt in einer Wüste der kleinen Inseln und kehrt nie dorthin zurück.',
      },
      'S-505': {
        heading: 'Gemischter Aufbau',
        text: 'Nur die Hauptinsel; ihre drei östlichen Felder bekommen keine 5, 6, 8 oder 9.',
      },
    },
  },
];
