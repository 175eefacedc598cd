import { type Game, KINDS, NONE, priceOf, type State } from '@landnam/engine';
import { REST } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Scene } from '../../mind/insight.js';

/** What a wonder raised this far is worth; the last level wins. */
const LEVELS: readonly number[] = [0.6, 1.6, 2.6, 4];
const NEXT = 1.1;

const wonderOf = (s: State, seat: number): number => {
  for (let wonder = 0; wonder < KINDS; wonder++) if (s.wonders.owner[wonder] === seat) return wonder;
  return NONE;
};

const progress = ({ seat }: Scene, s: State): number => {
  const wonder = wonderOf(s, seat);
  return wonder === NONE ? 0 : (LEVELS[Math.min(s.wonders.level[wonder], LEVELS.length - 1)] ?? 0);
};

const goalsOf = (g: Game): readonly Goal[] =>
  (g.scenario.params.wonders?.wonders ?? []).map(({ cost }, wonder) => ({
    name: 'wonder',
    reads: REST,
    price: priceOf(g.scenario, cost),
    worth: ({ seat }, s) => (s.wonders.owner[wonder] === seat ? NEXT : 0),
  }));

/** One wonder each: begun as soon as it can be, then raised. */
export const wonders: ModuleInsight = {
  module: 'wonders',
  make: (g) => ({
    terms: [{ name: 'wonder', reads: REST, worth: progress }],
    goals: goalsOf(g),
    hands: { wonderRaised: ({ seat, wonder }, hands) => hands.pay(seat, goalsOf(g)[wonder].price) },
  }),
};
