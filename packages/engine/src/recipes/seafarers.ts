import { seaCatalogues, seaExtras, seaModules, seaPieces, seaTerrains } from '../modules/seafarers/index.js';
import { base } from './base.js';
import { AWARDS, DECK, GROUND, HOUSE_OPTIONS, TRADES, TURN_OPTION } from './parts.js';
import type { Recipe } from './recipe.js';

export const seafarers: Recipe = {
  ...base,
  pieces: seaPieces,
  terrains: seaTerrains,
  figures: ['robber', 'pirate'],
  catalogues: seaCatalogues,
  modules: [...GROUND, ...seaModules, ...DECK, ...TRADES, ...AWARDS],
  extras: seaExtras,
  options: [
    { name: 'setUp', rule: 'S-16', default: 'fixed', choices: ['variable', 'fixed'], drawn: 'fixed' },
    {
      name: 'harbours',
      rule: 'S-15',
      default: 'shuffled',
      choices: ['shuffled', 'printed'],
      drawn: 'printed',
    },
    { name: 'placeHarbours', rule: 'S-901', default: false, module: 'newWorld' },
    TURN_OPTION,
    ...HOUSE_OPTIONS,
  ],
};
