import { argA, edgeTouchesHex, type Game, NONE, type State } from '@landnam/engine';
import type { Features, Scorer } from '../../mind/insight.js';
import { rivalry, stealWorth } from '../base/robber.js';

const PER_SHIP = 0.02;

const shipsAt = (g: Game, s: State, hex: number, each: (owner: number) => void): void => {
  for (let edge = 0; edge < g.board.edges; edge++)
    if (s.ships.ship[edge] !== NONE && edgeTouchesHex(g.board, edge, hex)) each(s.ships.ship[edge]);
};

/** The card it may steal, and ships that cannot sail on. */
const movePirate: Scorer = (look, s, packed) => {
  let steal = 0;
  let held = 0;
  shipsAt(look.g, s, argA(packed), (owner) => {
    if (owner === look.seat) held -= 2 * PER_SHIP;
    else {
      held += PER_SHIP * rivalry(look, owner);
      steal = Math.max(steal, stealWorth(look, s, owner));
    }
  });
  return steal + held;
};

export const pirate: Features = { module: 'pirate', make: () => ({ scorers: { movePirate } }) };
