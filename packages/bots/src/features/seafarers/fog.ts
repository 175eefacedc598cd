import { argA, type Game, NONE, type State } from '@landnam/engine';
import { Known, LAND } from '../../mind/aspects.js';
import type { Features, Scorer, Shared, Term } from '../../mind/insight.js';
import { Sites } from '../base/sites.js';
import { fogOf, toHex } from './places.js';
import { Best, pull, REACH, Reach } from './reach.js';

/** A card at once, and land nobody has. */
const DISCOVERY = 0.5;

const hexesOf = ({ board }: Game, { base: { terrain } }: State, wanted: number): readonly number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < board.hexes; hex++) if (terrain[hex] === wanted) hexes.push(hex);
  return hexes;
};

const fogTerm = (g: Game, shared: Shared): Term => {
  const reach = shared.of(Reach);
  const best = new Best();
  const fog = fogOf(g);
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
      for (const hex of hexes) best.add(DISCOVERY * pull(toHex(g, reach.away, hex)));
      return best.total();
    },
  };
};

/** More than any site. */
const UNKNOWN = 100;

/** A road that lays open what nobody has seen is looked at before all others. */
const roadGlance = (g: Game, shared: Shared): Scorer => {
  const sites = shared.of(Sites);
  const fog = fogOf(g);
  const isFog = ({ base: { terrain } }: State, vertex: number): boolean => {
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      if (hex !== NONE && terrain[hex] === fog) return true;
    }
    return false;
  };
  return (look, s, packed) => {
    const edge = argA(packed);
    const [one, other] = [g.board.edgeVertices[edge * 2], g.board.edgeVertices[edge * 2 + 1]];
    return sites.beyond(look, s, edge) + (isFog(s, one) || isFog(s, other) ? UNKNOWN : 0);
  };
};

/** Unknown hexes are worth sailing to. */
export const fog: Features = {
  module: 'fog',
  make(g, shared) {
    const roads = roadGlance(g, shared);
    return {
      terms: [fogTerm(g, shared)],
      glances: { buildRoad: roads, layRoad: roads },
      hands: { discoveryRewarded: ({ seat, good, count }, hands) => hands.gain(seat, good, count) },
    };
  },
};
