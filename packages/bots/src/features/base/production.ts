import type { Game, State } from '@landnam/engine';
import type { Features, Scene, Term } from '../../greedy/insight.js';
import { Income, pipWorth, wantedGoods } from './pips.js';

const SAMENESS = 0.025;
const MOST = 1 / (2 * SAMENESS);

/** Ten pips on one good are worth less than five on each of two. */
const spread = (pips: number): number => {
  const counted = Math.min(pips, MOST);
  return counted - SAMENESS * counted * counted;
};

const productionTerm = (g: Game): Term => {
  const income = new Income(g);
  const wanted = wantedGoods(g);
  return (scene: Scene, s: State) => {
    income.read(g, s, scene.seat);
    let sum = 0;
    for (let good = 0; good < wanted.length; good++) sum += wanted[good] * spread(income.pips[good]);
    return sum * pipWorth(scene);
  };
};

export const production: Features = { module: 'production', make: (g) => ({ terms: [productionTerm(g)] }) };
