/** Every game at once. Where they are fetched one by one, `fetched.ts` stands here (`imports` in package.json). */
import { base } from './base.js';
import { energies } from './energies.js';
import { newCatan } from './newCatan.js';
import type { Recipe } from './recipe.js';
import { seafarers } from './seafarers.js';

export const RECIPES: Readonly<Record<string, Recipe>> = { base, seafarers, energies, 'new-catan': newCatan };

/** Has to be asked before a game is opened wherever not all of them are at hand. */
export const fetchRecipe = async (_name: string): Promise<void> => undefined;
