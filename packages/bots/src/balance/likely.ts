/** Weights for a map: its own, or those of a shipped map that is played alike. Whatever they know, a correction with them is unbiased. */
import { fail, ok, type Result } from '@landnam/engine';
import { ATLAS, type MapData, type Table } from '@landnam/maps';
import { findWeights } from '../value/store.js';
import type { Weights } from '../value/weights.js';

const modulesOf = ({ modules }: MapData): string =>
  JSON.stringify([[...(modules?.with ?? [])].sort(), [...(modules?.without ?? [])].sort()]);

/** Ids of maps whose weights may suit, the most alike first. */
export const likelyWeights = (map: MapData): readonly string[] => {
  const others = [...ATLAS.values()].filter(({ recipe }) => recipe === map.recipe);
  const alike = others.filter((other) => modulesOf(other) === modulesOf(map));
  return [...new Set([map.id, ...alike.map(({ id }) => id), ...others.map(({ id }) => id)])];
};

/** And the id of the map that they were learned for. */
export interface LikelyWeights {
  readonly weights: Weights;
  readonly of: string;
}

export const weightsLike = ({ map, game }: Table): Result<LikelyWeights, string> => {
  for (const id of likelyWeights(map)) {
    const found = findWeights(game, id);
    if (found.ok) return ok({ weights: found.value, of: found.value.game });
  }
  const own = findWeights(game);
  return own.ok ? ok({ weights: own.value, of: own.value.game }) : fail(own.error);
};
