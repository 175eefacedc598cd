import type { Marks } from './mark.js';

const hazards: Marks = {
  module: 'hazards',
  hex: (_g, s, hex) => ((s.hazards.hex[hex] ?? 0) > 0 ? '!' : ''),
  legend: () => '! hazard',
};

export const energies: readonly Marks[] = [hazards];
