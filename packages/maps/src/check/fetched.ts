/** The checker of maps and positions, loaded for a game that brings its own. */
import type { checkMap } from './check.js';
import type { layPosition } from './layPosition.js';

let check: typeof checkMap | undefined;
let lay: typeof layPosition | undefined;

export const fetchChecker = async (): Promise<void> => {
  [{ checkMap: check }, { layPosition: lay }] = await Promise.all([
    import('./check.js'),
    import('./layPosition.js'),
  ]);
};

export const checkOwn: typeof checkMap = (...map) => {
  if (check === undefined) throw new Error('the checker of maps is not loaded');
  return check(...map);
};

export const layOwn: typeof layPosition = (...position) => {
  if (lay === undefined) throw new Error('what reads positions is not loaded');
  return lay(...position);
};
