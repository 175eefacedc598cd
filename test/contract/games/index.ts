/** Recipe → its own checks. A recipe that is not listed only gets the general contract. */
import type { GameChecks } from '../checks.js';
import { baseChecks } from './base.js';
import { energiesChecks } from './energies.js';
import { newCatanChecks } from './new-catan.js';
import { seafarersChecks } from './seafarers.js';

const CHECKS: Readonly<Record<string, GameChecks>> = {
  base: baseChecks,
  energies: energiesChecks,
  'new-catan': newCatanChecks,
  seafarers: seafarersChecks,
};

export const checksOf = (recipe: string): GameChecks => CHECKS[recipe] ?? {};
