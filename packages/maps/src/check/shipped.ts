/** The checker of maps and positions, at hand. */
export { checkMap as checkOwn } from './check.js';
export { layPosition as layOwn } from './layPosition.js';

export const fetchChecker = (): Promise<void> => Promise.resolve();
