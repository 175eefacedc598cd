import { at, NONE, type State } from '@landnam/engine';
import { CARDS, ROUTES } from '../../../mind/aspects.js';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';
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

interface Award {
  readonly name: string;
  /** What it is won by. */
  readonly by: string;
  readonly reads: number;
  readonly count: Count;
  readonly holderOf: (s: State) => number;
  readonly fewest: number;
}

const featuresOf = (
  shared: Shared,
  { name, by, reads, count, holderOf, fewest }: Award,
): readonly FeatureGroup[] => [
  {
    names: [by, `holds ${name}`, `gap to ${name}`],
    reads,
    fill({ seat }, s, into, from) {
      const holder = holderOf(s);
      into[from] = count(s, seat);
      into[from + 1] = Number(holder === seat);
      into[from + 2] = gap(s, shared, holder, count, fewest);
    },
  },
];

export const routeFeatures = (shared: Shared): readonly FeatureGroup[] =>
  featuresOf(shared, {
    name: 'longest route',
    by: 'route',
    reads: ROUTES,
    count: (s, seat) => s.base.routeLength[seat],
    holderOf: (s) => s.base.routeHolder[0],
    fewest: SHORTEST_ROUTE,
  });

export const armyFeatures = (shared: Shared): readonly FeatureGroup[] => {
  const { cards, awardCard } = shared.g.scenario;
  const card = cards.findIndex(({ name }) => name === awardCard);
  return featuresOf(shared, {
    name: 'largest army',
    by: 'army',
    reads: CARDS,
    count: (s, seat) => s.base.played[at(seat, card)],
    holderOf: (s) => s.base.armyHolder[0],
    fewest: FEWEST_CARDS,
  });
};
