import { lazy } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Folder } from '../types.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));

export const energies: Folder = {
  games: {
    energies: { name: m.energies_name, about: m.energies_about, Rules },
    'energies/first-game': { name: m.energies_first_name, about: m.energies_first_about, Rules },
  },
  modules: [
    'scienceAndEnergy',
    'footprints',
    'eventDiscs',
    'powerPlants',
    'hazards',
    'warehouse',
    'cleanup',
    'highYield',
    'researchGrant',
    'freeCard',
    'climateConference',
    'environmentalPollution',
    'airPollution',
    'productionIncrease',
    'rainAndFlooding',
    'sustainableProduction',
    'governmentFunding',
    'endings',
    'firstGame',
  ],
  load: async () => (await import('./index.js')).additions,
};
