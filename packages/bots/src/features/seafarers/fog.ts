import { type Game, NONE, type State } from '@landnam/engine';
import { Known, LAND } from '../../mind/aspects.js';
import type { Features, Shared, Term } from '../../mind/insight.js';
import { Best, pull, REACH, Reach } from './reach.js';

/** A card at once, and land nobody has. */
const DISCOVERY = 0.5;

const hexesOf = ({ board }: Game, { base: { terrain } }: State, wanted: number): readonly number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < board.hexes; hex++) if (terrain[hex] === wanted) hexes.push(hex);
  return hexes;
};

const nearest = ({ board }: Game, away: Uint8Array, hex: number): number => {
  let near: number = NONE;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = board.hexVertices[i];
    if (vertex !== NONE && away[vertex] < near) near = away[vertex];
  }
  return near;
};

const fogTerm = (g: Game, shared: Shared): Term => {
  const reach = shared.of(Reach);
  const best = new Best();
  const fog = g.scenario.terrains.findIndex(({ name }) => name === 'fog');
  const known = new Known(LAND);
  let hexes: readonly number[] = [];
  let searches = -1;
  return {
    name: 'fog',
    reads: REACH,
    worth(scene, s) {
      reach.read(scene, s);
      const isSameLand = known.holds(scene.versions);
      if (isSameLand && searches === reach.searches) return best.total();
      if (!isSameLand) hexes = hexesOf(g, s, fog);
      searches = reach.searches;
      best.clear();
      for (const hex of hexes) best.add(DISCOVERY * pull(nearest(g, reach.away, hex)));
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
