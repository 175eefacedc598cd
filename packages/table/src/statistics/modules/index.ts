/** What the rule modules of all games count of their own. */
import type { ModuleCounts } from '../counts.js';
import { base } from './base.js';
import { energies } from './energies.js';
import { newCatan } from './new-catan.js';
import { seafarers } from './seafarers.js';

export const MODULE_COUNTS: readonly ModuleCounts[] = [...base, ...seafarers, ...energies, ...newCatan];
