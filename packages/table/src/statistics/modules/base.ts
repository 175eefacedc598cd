import type { Game } from '@landnam/engine';
import type { ModuleCounts } from '../counts.js';

const cardNames = (g: Game): readonly string[] => g.catalogues['card'] ?? [];

const buildings: ModuleCounts = {
  module: 'buildings',
  rows: () => ['founded', 'settlements', 'cities'],
  events: () => ({
    buildingPlaced: ({ seat }, tally) => tally.add('founded', seat),
    settlementBuilt: ({ seat }, tally) => tally.add('settlements', seat),
    cityBuilt: ({ seat }, tally) => tally.add('cities', seat),
  }),
};

const roads: ModuleCounts = {
  module: 'roads',
  rows: () => ['roads'],
  events: () => ({ roadBuilt: ({ seat }, tally) => tally.add('roads', seat) }),
};

const cards: ModuleCounts = {
  module: 'cards',
  rows: (g) => ['cardsBought', ...cardNames(g).map((name) => `card.${name}`)],
  events: (g) => ({
    cardBought: ({ seat }, tally) => tally.add('cardsBought', seat),
    cardPlayed: ({ seat, card }, tally) => tally.add(`card.${cardNames(g)[card]}`, seat),
  }),
};

const thief: ModuleCounts = {
  module: 'thief',
  rows: () => ['thefts', 'robbed'],
  events: () => ({
    cardStolen: ({ thief: by, victim }, tally) => {
      tally.add('thefts', by);
      tally.add('robbed', victim);
    },
  }),
};

const robber: ModuleCounts = {
  module: 'robber',
  rows: () => ['robberMoves'],
  events: () => ({ robberMoved: ({ seat }, tally) => tally.add('robberMoves', seat) }),
};

const monopoly: ModuleCounts = { module: 'monopoly', ways: { monopolyTaken: 'stolen' } };
const discards: ModuleCounts = { module: 'discards', ways: { cardDiscarded: 'discarded' } };
const supplyTrade: ModuleCounts = { module: 'supplyTrade', ways: { tradedWithSupply: 'swapped' } };

const playerTrade: ModuleCounts = {
  module: 'playerTrade',
  rows: () => ['offers', 'trades'],
  ways: { traded: 'traded' },
  events: () => ({
    offerMade: ({ seat }, tally) => tally.add('offers', seat),
    traded({ seat, partner, give, get }, tally) {
      tally.add('trades', seat);
      tally.add('trades', partner);
      tally.trade(seat, partner, give, get);
    },
  }),
};

export const base: readonly ModuleCounts[] = [
  buildings,
  roads,
  cards,
  robber,
  thief,
  monopoly,
  discards,
  supplyTrade,
  playerTrade,
];
