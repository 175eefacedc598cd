/** The checker of maps, at hand. */
export { checkMap as checkOwn } from '../check.js';

export const fetchChecker = (): Promise<void> => Promise.resolve();
