import { lazy } from 'react';
import { t } from './words/index.js';
import type { Folder } from '../types.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));

export const newCatan: Folder = {
  games: { 'new-catan': { name: t.name, about: t.about, Rules } },
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
