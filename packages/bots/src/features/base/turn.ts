import type { Features } from '../../mind/insight.js';

/** Going on is what everything else is measured against. */
export const turn: Features = {
  module: 'turn',
  make: () => ({ scorers: { endTurn: () => 0, callDice: () => 0 } }),
};
