import type { Features } from '../../mind/insight.js';
import { pointColumns, turnColumns } from './columns/turn.js';

/** Going on is what everything else is measured against. */
export const turn: Features = {
  module: 'turn',
  make: () => ({ scorers: { endTurn: () => 0, callDice: () => 0 } }),
  columns: turnColumns,
};

export const victory: Features = { module: 'victory', make: () => ({}), columns: pointColumns };
