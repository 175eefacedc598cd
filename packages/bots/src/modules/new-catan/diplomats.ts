/** Points for wool, cards from players who are ahead, swaps that nobody can refuse. */
import { argA, argB, argC, at, type Game, KINDS, NONE, priceOf, type State } from '@landnam/engine';
import { POINT_CARDS } from '@landnam/engine/games/new-catan';
import { REST } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Look, Scene, Scorer } from '../../mind/insight.js';
import { rivalry, stealWorth } from '../base/robber.js';

const pointGoal = (g: Game, wool: number, points: number): Goal => {
  const benefit = g.catalogues['benefit'].indexOf('pointsForSale');
  return {
    name: 'pointForSale',
    reads: REST,
    price: priceOf(g.scenario, { wool }),
    worth({ seat }: Scene, s: State) {
      const { sold, doubleSold } = s.pointsForSale;
      const open = sold[0] < POINT_CARDS && (points === 1 || doubleSold[0] === 0);
      return open && s.outposts.holder[benefit] === seat ? points : 0;
    },
  };
};

export const pointsForSale: ModuleInsight = {
  module: 'pointsForSale',
  make: (g) => ({ goals: [pointGoal(g, 4, 1), pointGoal(g, 6, 2)] }),
};

const useHelpingHand: Scorer = (look, s, packed) => {
  const second = argB(packed);
  return stealWorth(look, s, argA(packed)) + (second === NONE ? 0 : stealWorth(look, s, second));
};

export const helpingHand: ModuleInsight = {
  module: 'helpingHand',
  make: () => ({ scorers: { useHelpingHand } }),
};

export const reliefFund: ModuleInsight = {
  module: 'reliefFund',
  make: () => ({ scorers: { declineRelief: () => 0 } }),
};

/** Unseen cards of a good, as a share of all unseen cards. */
const hiddenShare = ({ g, seat }: Look, s: State, good: number): number => {
  let hidden = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) hidden += s.base.handTotal[other];
  const left = g.scenario.goods[good].supply - s.base.bank[good] - s.base.hand[at(seat, good)];
  return hidden === 0 ? 0 : left / hidden;
};

const chanceOf = (look: Look, s: State, other: number, good: number): number =>
  1 - (1 - Math.min(1, hiddenShare(look, s, good))) ** s.base.handTotal[other];

const [given, taken] = [new Uint8Array(KINDS), new Uint8Array(KINDS)];
const FOR_THE_OTHER = 0.04;

const persuade: Scorer = (look, s, packed) => {
  given.fill(0);
  taken.fill(0);
  given[argB(packed)] = taken[argC(packed)] = 1;
  const gain = look.swap(given, 0, taken, 0) - FOR_THE_OTHER * rivalry(look, argA(packed));
  return gain * chanceOf(look, s, argA(packed), argC(packed));
};

export const persuasion: ModuleInsight = { module: 'persuasion', make: () => ({ scorers: { persuade } }) };
