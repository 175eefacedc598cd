import type { Marks } from './mark.js';

const outposts: Marks = { module: 'outposts', terrains: { lake: 39 } };

const infiltrator: Marks = {
  module: 'infiltrator',
  beside: (_g, s, vertex) => (s.infiltrator.vertex[0] === vertex ? 'I' : ''),
  legend: () => 'I infiltrator',
};

const freeSettlements: Marks = { module: 'freeSettlements', legend: () => 'f free settlement' };

export const newCatan: readonly Marks[] = [outposts, infiltrator, freeSettlements];
