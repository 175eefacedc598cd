import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  outposts: 'Außenposten',
  'outposts.about': 'Vorteile liegen an den Ecken der Küste, Seite für Seite.',
  'outposts.sides': 'Seiten',
  'outposts.printed': 'Vorteile des ersten Spiels',
  printedStart: 'Gedruckter Start',
  'printedStart.about': 'Wo das erste Spiel beginnt.',
  'printedStart.starts': 'Starts nach Spielerzahl',
  'printedStart.starts.settlement': 'Siedlung',
  'printedStart.starts.road': 'Straße',
};
