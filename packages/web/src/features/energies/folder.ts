/** Known at once: names and sentences. All else is fetched when a game is opened. */
import { lazy } from 'react';
import { inEach } from '../../i18n/texts.js';
import type { Folder } from '../types.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));
const PlantEmblem = lazy(async () => ({ default: (await import('./icons.js')).PlantIcon }));
const FirstEmblem = lazy(async () => ({ default: (await import('./icons.js')).TownsIcon }));

export const energies: Folder = {
  games: {
    energies: {
      name: inEach({
        en: 'New Energies',
        de: 'Energien',
        fr: 'Énergies',
      }),
      about: inEach({
        en: 'Power plants, footprints and a bag of events. Ten points win, or the cleanest table when the bag is empty.',
        de: 'Kraftwerke, Umweltbilanz und ein Beutel voller Ereignisse. Zehn Punkte gewinnen, oder bei leerem Beutel die sauberste Bilanz.',
        fr: 'Centrales, bilan environnemental et un sac d’évènements. Dix points gagnent, ou le meilleur bilan quand le sac est vide.',
      }),
      Rules,
      Emblem: PlantEmblem,
    },
    'energies/first-game': {
      name: inEach({
        en: 'New Energies: first game',
        de: 'Energien: erstes Spiel',
        fr: 'Énergies : première partie',
      }),
      about: inEach({
        en: 'The same game from a fixed start: board, towns and cities are laid out for you.',
        de: 'Dasselbe Spiel mit festem Start: Insel, Dörfer und Städte liegen schon bereit.',
        fr: 'Le même jeu avec un départ fixe : île, villages et villes sont déjà en place.',
      }),
      Rules,
      Emblem: FirstEmblem,
    },
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
