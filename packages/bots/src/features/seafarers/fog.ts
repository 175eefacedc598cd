import { type Game, NONE } from '@landnam/engine';
import type { Features, Term } from '../../greedy/insight.js';
import { Best, pull, Reach } from './reach.js';

/** A card at once, and land nobody has. */
const DISCOVERY = 0.5;

const fogTerm = (g: Game): Term => {
  const reach = new Reach(g);
  const best = new Best();
  const fog = g.scenario.terrains.findIndex(({ name }) => name === 'fog');
  return ({ seat }, s) => {
    const { away } = reach.read(g, s, seat);
    best.clear();
    for (let hex = 0; hex < g.board.hexes; hex++) {
      if (s.base.terrain[hex] !== fog) continue;
      let near = NONE;
      for (let i = hex * 6; i < hex * 6 + 6; i++)
        if (g.board.hexVertices[i] !== NONE) near = Math.min(near, away[g.board.hexVertices[i]]);
      best.add(DISCOVERY * pull(near));
    }
    return best.total();
  };
};

/** Unknown hexes are worth sailing to. */
export const fog: Features = { module: 'fog', make: (g) => ({ terms: [fogTerm(g)] }) };
