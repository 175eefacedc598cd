import { at, type Game, NONE } from '@landnam/engine';
import { CARDS, ROUTES } from '../../mind/aspects.js';
import type { ModuleInsight } from '../../mind/insight.js';

export const SHORTEST_ROUTE = 5;
export const FEWEST_CARDS = 3;

/** What being this many steps short of an award is worth. */
const SHORT: readonly number[] = [0.7, 0.4, 0.2, 0.1, 0.04];
const LEAD = 0.05;

const chase = (have: number, need: number): number => SHORT[Math.max(0, need - have - 1)] ?? 0;

/** The seat's own count, those of all at `from`, every `step`. */
interface Race {
  readonly counts: Uint8Array;
  readonly from: number;
  readonly step: number;
  readonly fewest: number;
}
const countOf = ({ counts, from, step }: Race, seat: number): number => counts[from + seat * step];

const rivals = (g: Game, race: Race, seat: number): number => {
  let most = 0;
  for (let other = 0; other < g.seats; other++)
    if (other !== seat) most = Math.max(most, countOf(race, other));
  return most;
};

const award = (g: Game, seat: number, holder: number, race: Race): number => {
  const own = countOf(race, seat);
  // the award itself counts among the points; a lead keeps it
  if (holder === seat) return LEAD * Math.min(3, own - rivals(g, race, seat));
  return chase(own, holder === NONE ? race.fewest : countOf(race, holder) + 1);
};

export const longestRoute: ModuleInsight = {
  module: 'longestRoute',
  make: (g) => ({
    terms: [
      {
        name: 'longestRoute',
        reads: ROUTES,
        worth({ seat }, s) {
          const { routeHolder, routeLength } = s.base;
          const race = {
            counts: routeLength,
            from: 0,
            step: 1,
            fewest: SHORTEST_ROUTE,
          };
          return award(g, seat, routeHolder[0], race);
        },
      },
    ],
  }),
};

export const largestArmy: ModuleInsight = {
  module: 'largestArmy',
  make(g) {
    const card = g.scenario.cards.findIndex(({ name }) => name === g.scenario.awardCard);
    return {
      terms: [
        {
          name: 'largestArmy',
          reads: CARDS,
          worth({ seat }, s) {
            const { armyHolder, played } = s.base;
            const race = {
              counts: played,
              from: card,
              step: at(1, 0),
              fewest: FEWEST_CARDS,
            };
            return award(g, seat, armyHolder[0], race);
          },
        },
      ],
    };
  },
};
