/** The game that every other one stands on; the rest is fetched when it is asked for. */
import { base } from './base.js';
import type { Recipe } from './recipe.js';

const FETCH: Readonly<Record<string, () => Promise<Recipe>>> = {
  seafarers: async () => (await import('./seafarers.js')).seafarers,
  energies: async () => (await import('./energies.js')).energies,
  'new-catan': async () => (await import('./newCatan.js')).newCatan,
};

const known: Record<string, Recipe> = { base };
export const RECIPES: Readonly<Record<string, Recipe>> = known;

/** A name that no game has is left to whoever looks it up. */
export const fetchRecipe = async (name: string): Promise<void> => {
  const fetch = Object.hasOwn(FETCH, name) ? FETCH[name] : undefined;
  if (fetch !== undefined && !Object.hasOwn(known, name)) known[name] = await fetch();
};
