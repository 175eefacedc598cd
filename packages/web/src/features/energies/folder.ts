/** Known from the start: names and sentences. Everything else is loaded when a game is opened. */
import { lazy } from 'react';
import { withWords } from '../../i18n/fetched.js';
import type { Folder } from '../types.js';
import { names } from './names/index.js';

const Rules = lazy(async () => ({ default: (await withWords(import('./Rules.js'))).Rules }));
const PlantEmblem = lazy(async () => ({ default: (await import('./icons.js')).PlantIcon }));
const FirstEmblem = lazy(async () => ({ default: (await import('./icons.js')).TownsIcon }));

export const energies: Folder = {
  games: {
    energies: {
      name: names.energies,
      about: names.energies_about,
      Rules,
      Emblem: PlantEmblem,
    },
    'energies/first-game': {
      name: names.first,
      about: names.first_about,
      Rules,
      Emblem: FirstEmblem,
    },
  },
  needs: 'scienceAndEnergy',
  load: async () => (await import('./index.js')).additions,
};
