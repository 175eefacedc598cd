import { BUILDINGS, FIGURES, LAND } from '../../mind/aspects.js';
import type { ModuleInsight, Shared, WorthTerm } from '../../mind/insight.js';
import { Income, pipWorth, wantedGoods } from './pips.js';

const SAMENESS = 0.025;
const MOST = 1 / (2 * SAMENESS);

/** Ten pips on one good are worth less than five on each of two. */
const spread = (pips: number): number => {
  const counted = Math.min(pips, MOST);
  return counted - SAMENESS * counted * counted;
};

const productionTerm = (shared: Shared): WorthTerm => {
  const income = shared.of(Income);
  const wanted = wantedGoods(shared.g);
  return {
    name: 'production',
    reads: BUILDINGS | FIGURES | LAND,
    worth(scene, s) {
      const { pips } = income.read(scene, s);
      let sum = 0;
      for (let good = 0; good < wanted.length; good++) sum += wanted[good] * spread(pips[good]);
      return sum * pipWorth(scene);
    },
  };
};

export const production: ModuleInsight = {
  module: 'production',
  make: (_g, shared) => ({
    terms: [productionTerm(shared)],
    hands: {
      cardsProduced: ({ seat, goods }, hands) => hands.gainRow(seat, goods),
      startingCards: ({ seat, goods }, hands) => hands.gainRow(seat, goods),
    },
  }),
};
