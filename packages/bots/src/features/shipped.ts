/** All features at once. Where they are loaded game by game, `fetched.ts` takes its place (`imports` in package.json). */
import type { Features } from '../mind/insight.js';
import { base } from './base/index.js';
import { energies } from './energies/index.js';
import { newCatan } from './new-catan/index.js';
import { seafarers } from './seafarers/index.js';

export const features = (): readonly Features[] => [...base, ...energies, ...newCatan, ...seafarers];

export const fetchFeatures = async (_recipe: string): Promise<void> => undefined;
