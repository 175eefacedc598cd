/** Maps on which pieces lie ready keep the contract, with every number of players they have. */
import { idOf, LAID } from '../support/laid.js';
import { contractOf } from './suite.js';

contractOf(
  LAID.flatMap((map) =>
    map.players.map((seats) => ({
      name: `${map.name}, ${seats} players`,
      id: idOf(map),
      recipe: map.recipe,
      seats,
      options: {},
    })),
  ),
);
