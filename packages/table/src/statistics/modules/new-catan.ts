import { BENEFITS } from '@landnam/engine/games/new-catan';
import type { ModuleCounts } from '../counts.js';

const one = (good: number, goods: number): number[] =>
  Array.from({ length: goods }, (_, each) => (each === good ? 1 : 0));

const outposts: ModuleCounts = {
  module: 'outposts',
  rows: () => ['accessGained', 'accessLost', ...BENEFITS.map((name) => `benefit.${name}`)],
  events: () => ({
    accessGained: ({ seat }, tally) => tally.add('accessGained', seat),
    accessLost: ({ seat }, tally) => tally.add('accessLost', seat),
    benefitUsed: ({ seat, benefit }, tally) => tally.add(`benefit.${BENEFITS[benefit]}`, seat),
  }),
};

const pointsForSale: ModuleCounts = {
  module: 'pointsForSale',
  rows: () => ['pointsBought'],
  events: () => ({ pointsBought: ({ seat, points }, tally) => tally.add('pointsBought', seat, points) }),
};

const persuasion: ModuleCounts = {
  module: 'persuasion',
  rows: () => ['persuaded'],
  ways: { persuaded: 'traded' },
  events: ({ scenario: { goods } }) => ({
    persuaded({ seat, partner, give, get }, tally) {
      tally.add('persuaded', seat);
      tally.trade(seat, partner, one(give, goods.length), one(get, goods.length));
    },
  }),
};

const mixedTrade: ModuleCounts = { module: 'mixedTrade', ways: { tradedMixed: 'swapped' } };
const reliefFund: ModuleCounts = { module: 'reliefFund', ways: { reliefTaken: 'swapped' } };

const infiltrator: ModuleCounts = {
  module: 'infiltrator',
  rows: () => ['infiltratorMoves'],
  events: () => ({ infiltratorMoved: ({ seat }, tally) => tally.add('infiltratorMoves', seat) }),
};

export const newCatan: readonly ModuleCounts[] = [
  outposts,
  pointsForSale,
  persuasion,
  mixedTrade,
  reliefFund,
  infiltrator,
];
