import type { ModuleInsight } from '../../mind/insight.js';

/** Doing nothing is what everything else is measured against. */
export const turn: ModuleInsight = {
  module: 'turn',
  make: () => ({ scorers: { endTurn: () => 0, callDice: () => 0 } }),
};
