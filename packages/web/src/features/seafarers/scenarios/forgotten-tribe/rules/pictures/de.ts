import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'tribe-gift': 'An dieser Küste liegt ein Punkt: Das erste Schiff dort nimmt ihn.',
  'tribe-harbour':
    'Ein Schiff weiter wurde ein Hafen gefunden. Er kommt sofort an eine Küste bei der Siedlung.',
};
