import { at, NONE, type State } from '@landnam/engine';
import { CARDS, ROUTES } from '../../../mind/aspects.js';
import type { Columns, Shared } from '../../../mind/insight.js';
import { FEWEST_CARDS, SHORTEST_ROUTE } from '../awards.js';

type Count = (s: State, seat: number) => number;

/** Steps missing to an award; below 0, by how many its holder leads. */
const gap = (s: State, { g, seat }: Shared, holder: number, count: Count, fewest: number): number => {
  const own = count(s, seat);
  if (holder !== seat) return (holder === NONE ? fewest : count(s, holder) + 1) - own;
  let most = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) most = Math.max(most, count(s, other));
  return most - own;
};

const routeOf: Count = (s, seat) => s.base.routeLength[seat];

export const routeColumns = (shared: Shared): readonly Columns[] => [
  {
    names: ['route', 'holds longest route', 'gap to longest route'],
    reads: ROUTES,
    fill({ seat }, s, into, from) {
      const holder = s.base.routeHolder[0];
      into[from] = routeOf(s, seat);
      into[from + 1] = Number(holder === seat);
      into[from + 2] = gap(s, shared, holder, routeOf, SHORTEST_ROUTE);
    },
  },
];

export const armyColumns = (shared: Shared): readonly Columns[] => {
  const { cards, awardCard } = shared.g.scenario;
  const card = cards.findIndex(({ name }) => name === awardCard);
  const armyOf: Count = (s, seat) => s.base.played[at(seat, card)];
  return [
    {
      names: ['army', 'holds largest army', 'gap to largest army'],
      reads: CARDS,
      fill({ seat }, s, into, from) {
        const holder = s.base.armyHolder[0];
        into[from] = armyOf(s, seat);
        into[from + 1] = Number(holder === seat);
        into[from + 2] = gap(s, shared, holder, armyOf, FEWEST_CARDS);
      },
    },
  ];
};
