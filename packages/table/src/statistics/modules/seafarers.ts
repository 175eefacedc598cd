import { WONDERS } from '@landnam/engine/games/seafarers';
import type { ModuleCounts } from '../counts.js';

const ships: ModuleCounts = {
  module: 'ships',
  rows: () => ['ships', 'shipMoves'],
  events: () => ({
    shipBuilt: ({ seat }, tally) => tally.add('ships', seat),
    shipMoved: ({ seat }, tally) => tally.add('shipMoves', seat),
  }),
};

const islandChits: ModuleCounts = {
  module: 'islandChits',
  rows: () => ['islands', 'islandPoints'],
  events: () => ({
    islandSettled({ seat, points }, tally) {
      tally.add('islands', seat);
      tally.add('islandPoints', seat, points);
    },
  }),
};

const pirate: ModuleCounts = {
  module: 'pirate',
  rows: () => ['pirateMoves'],
  events: () => ({ pirateMoved: ({ seat }, tally) => tally.add('pirateMoves', seat) }),
};

const fog: ModuleCounts = {
  module: 'fog',
  rows: () => ['discoveries'],
  events: () => ({ hexRevealed: ({ seat }, tally) => tally.add('discoveries', seat) }),
};

const tribe: ModuleCounts = {
  module: 'tribe',
  rows: () => ['gifts'],
  events: () => ({ giftTaken: ({ seat }, tally) => tally.add('gifts', seat) }),
};

const cloth: ModuleCounts = {
  module: 'cloth',
  rows: () => ['villages', 'cloth', 'clothTaken', 'clothLost'],
  events: () => ({
    tradeOpened: ({ seat }, tally) => tally.add('villages', seat),
    clothReceived: ({ seat }, tally) => tally.add('cloth', seat),
    clothStolen({ thief, victim }, tally) {
      tally.add('clothTaken', thief);
      tally.add('clothLost', victim);
    },
  }),
};

const wonders: ModuleCounts = {
  module: 'wonders',
  rows: () => WONDERS.map((name) => `wonder.${name}`),
  events: () => ({
    wonderRaised: ({ seat, wonder }, tally) => tally.add(`wonder.${WONDERS[wonder]}`, seat),
  }),
};

const pirateIslands: ModuleCounts = {
  module: 'pirateIslands',
  rows: () => ['attacks', 'repelled', 'assaults', 'shipsSunk', 'fortresses'],
  ways: { cardLost: 'lost' },
  events: () => ({
    fleetAttacked({ seat, strength, warships }, tally) {
      tally.add('attacks', seat);
      if (warships > strength) tally.add('repelled', seat);
    },
    fortressAttacked({ seat, shipsLost }, tally) {
      tally.add('assaults', seat);
      if (shipsLost > 0) tally.add('shipsSunk', seat, shipsLost);
    },
    fortressTaken: ({ seat }, tally) => tally.add('fortresses', seat),
  }),
};

export const seafarers: readonly ModuleCounts[] = [
  ships,
  islandChits,
  pirate,
  fog,
  tribe,
  cloth,
  wonders,
  pirateIslands,
];
