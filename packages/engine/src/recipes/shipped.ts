/** Every game at once. Where they are loaded one by one, `fetched.ts` takes its place (`imports` in package.json). */
import { energies } from './energies.js';
import { newCatan } from './newCatan.js';
import { ownBase } from './ownBase.js';
import type { Recipe } from './recipe.js';
import { seafarers } from './seafarers.js';

export const RECIPES: Readonly<Record<string, Recipe>> = {
  base: ownBase,
  seafarers,
  energies,
  'new-catan': newCatan,
};

/** Must be called before opening a game wherever not all of them are loaded; `own` for a map that does not ship. */
export const fetchRecipe = async (_name: string, _own = true): Promise<void> => undefined;
