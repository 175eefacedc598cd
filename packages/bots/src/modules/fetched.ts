/** What bots know about the game that all others build on; the rest is loaded with its game. */
import type { ModuleInsight } from '../mind/insight.js';
import { base } from './base/index.js';

const FETCH: Readonly<Record<string, () => Promise<readonly ModuleInsight[]>>> = {
  seafarers: async () => (await import('./seafarers/index.js')).seafarers,
  energies: async () => (await import('./energies/index.js')).energies,
  'new-catan': async () => (await import('./new-catan/index.js')).newCatan,
};

const known = new Map([['base', base]]);

export const moduleInsights = (): readonly ModuleInsight[] => [...known.values()].flat();

export const fetchInsights = async (recipe: string): Promise<void> => {
  const fetch = Object.hasOwn(FETCH, recipe) ? FETCH[recipe] : undefined;
  if (fetch !== undefined && !known.has(recipe)) known.set(recipe, await fetch());
};
