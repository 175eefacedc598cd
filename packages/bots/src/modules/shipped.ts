/** All features at once. Where they are loaded game by game, `fetched.ts` takes its place (`imports` in package.json). */
import type { ModuleInsight } from '../mind/insight.js';
import { base } from './base/index.js';
import { energies } from './energies/index.js';
import { newCatan } from './new-catan/index.js';
import { seafarers } from './seafarers/index.js';

export const moduleInsights = (): readonly ModuleInsight[] => [
  ...base,
  ...energies,
  ...newCatan,
  ...seafarers,
];

export const fetchInsights = async (_recipe: string): Promise<void> => undefined;
