import type { Options } from '@landnam/engine';
import { isDealt, VARIABLE } from '../deal.js';
import { boardFor, type MapData } from '../format.js';

/** Whether every game has the same hexes with the same numbers. */
export const hasFixedTiles = (map: MapData, seats: number, options: Options): boolean => {
  const { shuffles = [] } = boardFor(map, seats);
  const setUp = String(options['setUp']);
  return shuffles.every(({ always }) => always !== true && setUp !== VARIABLE && !isDealt(setUp));
};
