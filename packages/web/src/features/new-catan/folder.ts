import { lazy } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Folder } from '../types.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));

export const newCatan: Folder = {
  games: { 'new-catan': { name: m.newcatan_name, about: m.newcatan_about, Rules } },
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
