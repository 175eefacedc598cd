import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'beyond-desert':
    'Die Straße hat die Wüste durchquert: Die erste Siedlung dahinter bringt zwei Sonderpunkte.',
  'nobodys-land': 'Ecken nur zwischen Wüste und Meer sind Niemandsland: Dort beginnt niemand.',
};
