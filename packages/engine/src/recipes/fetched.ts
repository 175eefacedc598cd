/** The game that all others build on; the rest are loaded on demand. */
import { base } from './base.js';
import type { Recipe } from './recipe.js';

const FETCH: Readonly<Record<string, () => Promise<Recipe>>> = {
  seafarers: async () => (await import('./seafarers.js')).seafarers,
  energies: async () => (await import('./energies.js')).energies,
  'new-catan': async () => (await import('./newCatan.js')).newCatan,
};

const known: Record<string, Recipe> = { base };
export const RECIPES: Readonly<Record<string, Recipe>> = known;

/** An unknown name is reported by the lookup. */
export const fetchRecipe = async (name: string, own = true): Promise<void> => {
  if (name === 'base' && own) known[name] = (await import('./ownBase.js')).ownBase;
  const fetch = Object.hasOwn(FETCH, name) ? FETCH[name] : undefined;
  if (fetch !== undefined && !Object.hasOwn(known, name)) known[name] = await fetch();
};
