/** The one table of games beside base: a folder a game, found from here alone. */
import { energies } from './energies/folder.js';
import { newCatan } from './new-catan/folder.js';
import { seafarers } from './seafarers/folder.js';
import type { Folder } from '../moves/feature.js';

export const FOLDERS: readonly Folder[] = [seafarers, energies, newCatan];
