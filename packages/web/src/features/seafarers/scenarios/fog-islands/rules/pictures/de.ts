import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'fog-before': 'Das nächste Schiff berührt das eingekreiste Feld. Noch weiß niemand, was im Nebel liegt.',
  'fog-lifted': 'Gebirge mit einer 5: Wer es findet, nimmt sofort ein Erz.',
};
