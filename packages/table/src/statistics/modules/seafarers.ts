import { WONDERS } from '@landnam/engine/games/seafarers';
import type { ModuleCounts } from '../counts.js';

const ships: ModuleCounts = {
  module: 'ships',
  events: () => ({
    shipBuilt: ({ seat }, tally) => tally.add('ships', seat),
    shipMoved: ({ seat }, tally) => tally.add('shipMoves', seat),
  }),
};

const islandChits: ModuleCounts = {
  module: 'islandChits',
  events: () => ({
    islandSettled({ seat, points }, tally) {
      tally.add('islands', seat);
      tally.add('islandPoints', seat, points);
    },
  }),
};

const pirate: ModuleCounts = {
  module: 'pirate',
  events: () => ({ pirateMoved: ({ seat }, tally) => tally.add('pirateMoves', seat) }),
};

const fog: ModuleCounts = {
  module: 'fog',
  events: () => ({ hexRevealed: ({ seat }, tally) => tally.add('discoveries', seat) }),
};

const tribe: ModuleCounts = {
  module: 'tribe',
  events: () => ({ giftTaken: ({ seat }, tally) => tally.add('gifts', seat) }),
};

const cloth: ModuleCounts = {
  module: 'cloth',
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
  events: () => ({
    wonderRaised: ({ seat, wonder }, tally) => tally.add(`wonder.${WONDERS[wonder]}`, seat),
  }),
};

const pirateIslands: ModuleCounts = {
  module: 'pirateIslands',
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
