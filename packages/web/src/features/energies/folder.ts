import { lazy } from 'react';
import { t } from './words/index.js';
import type { Folder } from '../types.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));

export const energies: Folder = {
  games: {
    energies: { name: t.name, about: t.about, Rules },
    'energies/first-game': { name: t.first_name, about: t.first_about, Rules },
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
