/** The levels that search, bundled. Where they are loaded on demand, `fetched.ts` takes its place (`imports` in package.json). */
export { expert, hard } from './levels.js';

export const fetchSearch = async (_game: string, _seats: number): Promise<void> => undefined;
