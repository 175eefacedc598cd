import type { Game, State } from '@landnam/engine';
import { localFootprint, plantBalance } from '@landnam/engine/games/energies';
import { STOCK } from '../../mind/aspects.js';
import type { ModuleInsight, Shared, WorthTerm } from '../../mind/insight.js';
import { BAG, Bag, bestRival } from './outlook.js';

const CLEAN = 3;
const CLEAN_AT_THE_END = 1;
const LEADING_AT_THE_END = 3;
const FEWEST = -3;
const MOST = 7;

/** [E-81] More renewable than fossil plants: worth more the fewer discs are left, most of all to the leader. */
const cleanness = (shared: Shared): WorthTerm => {
  const bag = shared.of(Bag);
  return {
    name: 'plantBalance',
    reads: BAG,
    worth(scene, s) {
      const { g, seat } = scene;
      const { urgency: late, ends } = bag.read(scene, s);
      const balance = plantBalance(s, seat);
      const leads = balance > 0 && balance > bestRival(g, s, seat);
      const counted = Math.max(FEWEST, Math.min(balance, MOST));
      const worth =
        counted * (CLEAN + late * CLEAN_AT_THE_END) + (leads ? late * late * LEADING_AT_THE_END : 0);
      return worth * ends;
    },
  };
};

/** The shrinking bag, at whose end only clean players win. */
export const eventDiscs: ModuleInsight = {
  module: 'eventDiscs',
  make: (_g, shared) => ({ terms: [cleanness(shared)] }),
};

const STANDING = 0.15;

/** 1, 0 or -1: lowest, between, highest footprint; ties count, all tied is 0. */
const standing = (g: Game, s: State, seat: number): number => {
  const own = localFootprint(s, seat);
  let [lowest, highest] = [1, 1];
  for (let other = 0; other < g.seats; other++) {
    const value = localFootprint(s, other);
    if (value < own) lowest = 0;
    if (value > own) highest = 0;
  }
  return lowest - highest;
};

/** [E-23] Events give to the lowest and take from the highest. */
export const footprints: ModuleInsight = {
  module: 'footprints',
  make: () => ({
    terms: [{ name: 'footprint', reads: STOCK, worth: ({ g, seat }, s) => STANDING * standing(g, s, seat) }],
  }),
};
