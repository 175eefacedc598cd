import { argA, argB, type Game, NONE, type Packed, type State } from '@landnam/engine';
import { KnownVersions, LAND } from '../../mind/aspects.js';
import type { ModuleInsight, Scorer, Shared, WorthTerm } from '../../mind/insight.js';
import { Sites } from '../base/sites.js';
import { fogOf, toHex } from './places.js';
import { Best, pull, REACH, Reach } from './reach.js';

/** A card immediately, and unclaimed land. */
const DISCOVERY = 0.5;

const hexesOf = ({ board }: Game, { base: { terrain } }: State, wanted: number): readonly number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < board.hexes; hex++) if (terrain[hex] === wanted) hexes.push(hex);
  return hexes;
};

const fogTerm = (g: Game, shared: Shared): WorthTerm => {
  const reach = shared.of(Reach);
  const best = new Best();
  const fog = fogOf(g);
  const known = new KnownVersions(LAND);
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

/** The card it brings, and land that nobody else is near. */
const REVEALED = 0.5;

/** A piece along an edge reveals unseen hexes. */
const revealer = (g: Game): ((s: State, edge: number) => boolean) => {
  const fog = fogOf(g);
  const { vertexHexes, edgeVertices } = g.board;
  const isFog = ({ base: { terrain } }: State, vertex: number): boolean => {
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexHexes[i] !== NONE && terrain[vertexHexes[i]] === fog) return true;
    return false;
  };
  return (s, edge) => isFog(s, edgeVertices[edge * 2]) || isFog(s, edgeVertices[edge * 2 + 1]);
};

type Reveals = ReturnType<typeof revealer>;

/** More than any site. */
const UNKNOWN = 100;

/** A road that reveals unseen hexes is considered before all others. */
const roadGlance = (shared: Shared, reveals: Reveals): Scorer => {
  const sites = shared.of(Sites);
  return (look, s, packed) => sites.beyond(look, s, argA(packed)) + (reveals(s, argA(packed)) ? UNKNOWN : 0);
};

/** [S-302] Nature has not revealed the hex yet when the look-ahead ends, nor paid for it. */
const discovers =
  (reveals: Reveals, edgeOf: (packed: Packed) => number): Scorer =>
  (look, s, packed) =>
    look.gain(packed) + (reveals(s, edgeOf(packed)) ? REVEALED : 0);

/** Unknown hexes are worth sailing to. */
export const fog: ModuleInsight = {
  module: 'fog',
  make(g, shared) {
    const reveals = revealer(g);
    const roads = roadGlance(shared, reveals);
    const laid = discovers(reveals, argA);
    const moved = discovers(reveals, argB);
    return {
      terms: [fogTerm(g, shared)],
      scorers: { buildRoad: laid, layRoad: laid, buildShip: laid, layShip: laid, moveShip: moved },
      glances: { buildRoad: roads, layRoad: roads },
      hands: { discoveryRewarded: ({ seat, good, count }, hands) => hands.gain(seat, good, count) },
    };
  },
};
