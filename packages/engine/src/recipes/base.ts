import { baseCardPrice, baseCards, baseGoods, basePieces, baseTerrains } from '../modules/base/catalogue.js';
import { balancedDice } from '../modules/house/balancedDice.js';
import { friendlyRobber } from '../modules/house/friendlyRobber.js';
import {
  AWARDS,
  DECK,
  GROUND,
  HOUSE_LEAVES,
  HOUSE_OPTIONS,
  TRADES,
  TURN_MODULES,
  TURN_OPTION,
} from './parts.js';
import type { Recipe } from './recipe.js';

export const base: Recipe = {
  goods: baseGoods,
  pieces: basePieces,
  cards: baseCards,
  terrains: baseTerrains,
  figures: ['robber'],
  cardPrice: baseCardPrice,
  awardCard: 'knight',
  modules: [...GROUND, ...DECK, ...TRADES, ...AWARDS],
  extras: {},
  house: { friendlyRobber, balancedDice },
  chosen: { turns: TURN_MODULES },
  leaves: HOUSE_LEAVES,
  options: [
    { name: 'setUp', rule: 'B-3', default: 'spiral', choices: ['spiral', 'random', 'fixed'], drawn: 'fixed' },
    TURN_OPTION,
    ...HOUSE_OPTIONS,
  ],
};
