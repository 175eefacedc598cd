/** The maps that ship, by game id. */
import { ATLAS, fetchMaps } from '#atlas';
import { fetchChecker } from '#checker';
import { findMap } from './own/registry.js';
import { fetchRecipe, isObject } from '@landnam/engine/rules';

export { ATLAS } from '#atlas';

export const gameIds = (): readonly string[] => [...ATLAS.keys()];

/**
 * Afterwards the maps and rules of a game are loaded; where everything ships at once they always are. `own` is the map that
 * comes with a log. Returns the name of its recipe, if there is such a game.
 */
export const fetchGame = async (game: string, own?: unknown): Promise<string | undefined> => {
  await fetchMaps(game);
  if (!ATLAS.has(game) && own !== undefined) await fetchChecker();
  const recipe = findMap(game)?.recipe ?? (isObject(own) ? own['recipe'] : undefined);
  if (typeof recipe !== 'string') return undefined;
  await fetchRecipe(recipe, own !== undefined || !ATLAS.has(game));
  return recipe;
};
