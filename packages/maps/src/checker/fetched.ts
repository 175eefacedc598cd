/** The checker of maps, loaded for a game that brings its own. */
import type { checkMap } from '../check.js';

let check: typeof checkMap | undefined;

export const fetchChecker = async (): Promise<void> => {
  check = (await import('../check.js')).checkMap;
};

export const checkOwn: typeof checkMap = (...map) => {
  if (check === undefined) throw new Error('the checker of maps is not loaded');
  return check(...map);
};
