/** Base with what only maps of people's own add to it: no game that ships has to load that. */
import { laidReady } from '../modules/base/laid/laidReady.js';
import { base } from './base.js';
import type { Recipe } from './recipe.js';

export const ownBase: Recipe = { ...base, extras: { laidReady } };
