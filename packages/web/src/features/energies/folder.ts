/** Known from the start: names and sentences. Everything else is loaded when a game is opened. */
import { lazy } from 'react';
import type { Folder } from '../types.js';
import { names } from './names/index.js';

const rules = async () => (await import('./rules/book.js')).book;
const PlantEmblem = lazy(async () => ({ default: (await import('./icons.js')).PlantIcon }));
const FirstEmblem = lazy(async () => ({ default: (await import('./icons.js')).TownsIcon }));

export const energies: Folder = {
  games: {
    energies: {
      name: names.energies,
      about: names.energies_about,
      rules,
      Emblem: PlantEmblem,
    },
    'energies/first-game': {
      name: names.first,
      about: names.first_about,
      rules,
      lesson: async () => (await import('./lessons/index.js')).lesson,
      Emblem: FirstEmblem,
    },
  },
  needs: 'scienceAndEnergy',
  load: async () => (await import('./index.js')).additions,
  counts: async () => (await import('./counts.js')).counts,
  training: async () => (await import('./training/index.js')).training,
  workshop: () => import('./workshop/index.js'),
};
