import { baseCardPrice } from '../modules/base/catalogue.js';
import { balancedDice } from '../modules/house/balancedDice.js';
import { friendlyRobber } from '../modules/house/friendlyRobber.js';
import {
  BENEFITS,
  newCatanCards,
  newCatanFigures,
  newCatanGoods,
  newCatanPieces,
  newCatanTerrains,
  RACES,
} from '../modules/new-catan/catalogue.js';
import { newCatanModules } from '../modules/new-catan/modules.js';
import { FIRST_GAME } from '../modules/new-catan/tokens.js';
import { AWARDS, DECK, GROUND, HOUSE_LEAVES, HOUSE_OPTIONS, TRADES } from './parts.js';
import type { Recipe } from './recipe.js';

export const newCatan: Recipe = {
  goods: newCatanGoods,
  pieces: newCatanPieces,
  cards: newCatanCards,
  terrains: newCatanTerrains,
  figures: newCatanFigures,
  cardPrice: baseCardPrice,
  awardCard: 'knight',
  catalogues: { benefit: BENEFITS, race: RACES },
  modules: [...GROUND, ...DECK, ...TRADES, ...AWARDS, ...newCatanModules],
  extras: {},
  house: { friendlyRobber, balancedDice },
  leaves: HOUSE_LEAVES,
  options: [
    { name: 'setUp', rule: 'N-1', default: 'spiral', choices: ['spiral', 'random', FIRST_GAME] },
    ...HOUSE_OPTIONS,
  ],
};
