/** The levels that search, at hand. Where they are fetched, `fetched.ts` stands here (`imports` in package.json). */
export { expert, hard } from './levels.js';

export const fetchSearch = async (_game: string, _seats: number): Promise<void> => undefined;
