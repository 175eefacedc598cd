import { argA, edgeTouchesHex, type Game, NONE } from '@landnam/engine';
import type { ModuleInsight, Scorer } from '../../mind/insight.js';
import { rivalry, stealWorth } from '../base/robber.js';
import { pirateParts } from './parts.js';

const PER_SHIP = 0.02;

/** Edges beside each hex. */
const edgesAround = ({ board }: Game): readonly (readonly number[])[] =>
  Array.from({ length: board.hexes }, (_, hex) =>
    Array.from({ length: board.edges }, (_, edge) => edge).filter((edge) => edgeTouchesHex(board, edge, hex)),
  );

/** The card it may steal, and ships that cannot sail on. */
const movePirate = (g: Game): Scorer => {
  const around = edgesAround(g);
  return (look, s, packed) => {
    let steal = 0;
    let held = 0;
    for (const edge of around[argA(packed)] ?? []) {
      const owner = s.ships.ship[edge];
      if (owner === NONE) continue;
      if (owner === look.seat) held -= 2 * PER_SHIP;
      else {
        held += PER_SHIP * rivalry(look, owner);
        steal = Math.max(steal, stealWorth(look, s, owner));
      }
    }
    return steal + held;
  };
};

export const pirate: ModuleInsight = {
  module: 'pirate',
  parts: pirateParts,
  make: (g) => ({ scorers: { movePirate: movePirate(g) } }),
};
