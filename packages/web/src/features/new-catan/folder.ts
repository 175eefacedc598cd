/** Known at once: names and sentences. All else is fetched when a game is opened. */
import { lazy } from 'react';
import { inEach } from '../../i18n/texts.js';
import type { Folder } from '../types.js';
import './sketch.css';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));
const Outposts = lazy(async () => ({ default: (await import('./Surroundings.js')).Surroundings }));

export const newCatan: Folder = {
  games: {
    'new-catan': {
      name: inEach({
        en: 'New Catan',
        de: 'New Catan',
        fr: 'New Catan',
      }),
      about: inEach({
        en: 'A lake, four strange peoples on the shore, twenty benefits. Ten points win.',
        de: 'Ein See, vier fremde Völker am Ufer, zwanzig Vorteile. Zehn Punkte gewinnen.',
        fr: 'Un lac, quatre peuples étranges sur la rive, vingt avantages. Dix points gagnent.',
      }),
      Rules,
      around: { Art: Outposts, reach: 2.8 },
    },
  },
  modules: [
    'outposts',
    'infiltrator',
    'printedStart',
    'mixedTrade',
    'extraLumber',
    'extraWool',
    'extraGrain',
    'extraBrick',
    'extraOre',
    'lumberTrade',
    'woolTrade',
    'grainTrade',
    'brickTrade',
    'oreTrade',
    'freeRoads',
    'freeDevelopment',
    'freeSettlements',
    'shortDistance',
    'antiPirate',
    'immunity',
    'helpingHand',
    'reliefFund',
    'pointsForSale',
    'persuasion',
  ],
  load: async () => (await import('./index.js')).additions,
};
