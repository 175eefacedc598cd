import { type Game, NONE } from '@landnam/engine';
import type { Features, Shared, Term } from '../../mind/insight.js';
import { Best, pull, REACH, Reach } from './reach.js';

/** A card at once, and land nobody has. */
const DISCOVERY = 0.5;

const fogTerm = (g: Game, shared: Shared): Term => {
  const reach = shared.of(Reach);
  const best = new Best();
  const fog = g.scenario.terrains.findIndex(({ name }) => name === 'fog');
  return {
    name: 'fog',
    reads: REACH,
    worth(scene, s) {
      const { away } = reach.read(scene, s);
      best.clear();
      for (let hex = 0; hex < g.board.hexes; hex++) {
        if (s.base.terrain[hex] !== fog) continue;
        let near = NONE;
        for (let i = hex * 6; i < hex * 6 + 6; i++)
          if (g.board.hexVertices[i] !== NONE) near = Math.min(near, away[g.board.hexVertices[i]]);
        best.add(DISCOVERY * pull(near));
      }
      return best.total();
    },
  };
};

/** Unknown hexes are worth sailing to. */
export const fog: Features = {
  module: 'fog',
  make: (g, shared) => ({
    terms: [fogTerm(g, shared)],
    hands: { discoveryRewarded: ({ seat, good, count }, hands) => hands.gain(seat, good, count) },
  }),
};
