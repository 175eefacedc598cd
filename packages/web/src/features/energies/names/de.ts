import type { EnergiesNames } from './types.js';

export const de: EnergiesNames = {
  energies: 'Energien',
  energies_about:
    'Kraftwerke, Umweltbilanz und ein Beutel voller Ereignisse. Zehn Punkte gewinnen, oder bei leerem Beutel die sauberste Bilanz.',
  first: 'Energien: erstes Spiel',
  first_about: 'Dasselbe Spiel mit festem Start: Insel, Dörfer und Städte liegen schon bereit.',
};
