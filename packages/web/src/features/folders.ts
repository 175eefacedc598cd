/** The one table of what the page knows: a folder per game or scenario, found only from here. */
import { base } from './base/folder.js';
import { energies } from './energies/folder.js';
import { newCatan } from './new-catan/folder.js';
import { seafarers } from './seafarers/folder.js';
import type { Folder } from './types.js';

export const FOLDERS: readonly Folder[] = [base, ...seafarers, energies, newCatan];
