/** What stands where, for the text preview. A game with its own pieces adds a file. */
import type { Game } from '@landnam/engine';
import { base } from './base.js';
import { energies } from './energies.js';
import type { Marks } from './mark.js';
import { newCatan } from './new-catan.js';
import { seafarers } from './seafarers/index.js';

export type { Landmark, Mark, Marks } from './mark.js';

const MARKS: readonly Marks[] = [...base, ...seafarers, ...energies, ...newCatan];

export const marksOf = (g: Game): readonly Marks[] => {
  const modules = new Set(g.modules.map(({ name }) => name));
  return MARKS.filter(({ module }) => modules.has(module));
};

export const terrainInk = (name: string): number | undefined =>
  MARKS.find(({ terrains }) => terrains?.[name] !== undefined)?.terrains?.[name];
