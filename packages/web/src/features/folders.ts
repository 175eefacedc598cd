/** The one table of games beside base: a folder a game, found from here alone. */
import type { Folder } from './types.js';

export const FOLDERS: readonly Folder[] = [];
