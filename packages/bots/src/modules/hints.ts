/** What people would name as a reason in the games there are; of a game that does not count it, nothing is said. */
import type { ProgressSign } from '../hint/signs.js';
import { energiesHints } from './energies/hints.js';
import { newCatanHints } from './new-catan/hints.js';
import { seafarersHints } from './seafarers/hints.js';

export const SIGNS: readonly ProgressSign[] = [...seafarersHints, ...energiesHints, ...newCatanHints];
