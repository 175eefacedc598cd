import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'cloth-reach': 'Noch ein Schiff, und die Linie erreicht das eingekreiste Dorf.',
  'cloth-bolt': 'Der Handel ist eröffnet: sofort ein Ballen Tuch, vier bleiben im Dorf.',
};
