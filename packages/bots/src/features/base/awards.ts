import { at, type Game, NONE, type State } from '@landnam/engine';
import type { Features, Scene } from '../../greedy/insight.js';

/** What being so many steps short of an award is worth. */
const SHORT: readonly number[] = [0.7, 0.4, 0.2, 0.1, 0.04];
const LEAD = 0.05;
const SHORTEST_ROUTE = 5;
const FEWEST_CARDS = 3;

const chase = (have: number, need: number): number => SHORT[Math.max(0, need - have - 1)] ?? 0;

const rivals = (g: Game, seat: number, of: (seat: number) => number): number => {
  let most = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) most = Math.max(most, of(other));
  return most;
};

const award = ({ g, seat }: Scene, holder: number, fewest: number, of: (seat: number) => number): number => {
  // the award itself counts among the points; a lead keeps it
  if (holder === seat) return LEAD * Math.min(3, of(seat) - rivals(g, seat, of));
  return chase(of(seat), holder === NONE ? fewest : of(holder) + 1);
};

export const longestRoute: Features = {
  module: 'longestRoute',
  make: () => ({
    terms: [
      (scene: Scene, s: State) =>
        award(scene, s.base.routeHolder[0], SHORTEST_ROUTE, (seat) => s.base.routeLength[seat]),
    ],
  }),
};

export const largestArmy: Features = {
  module: 'largestArmy',
  make(g) {
    const card = g.scenario.cards.findIndex(({ name }) => name === g.scenario.awardCard);
    return {
      terms: [
        (scene: Scene, s: State) =>
          award(scene, s.base.armyHolder[0], FEWEST_CARDS, (seat) => s.base.played[at(seat, card)]),
      ],
    };
  },
};
