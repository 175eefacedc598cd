/** How large anything on a map may be: ids are bytes of a state, and 250 and above mean something else. */
import { FARTHEST, MOST_PLACES, MOST_COUNT } from '@landnam/engine/rules';

export const MAP_LIMITS = {
  hexes: MOST_PLACES,
  corners: MOST_PLACES,
  edges: MOST_PLACES,
  /** Cards of all kinds, goods or tokens together. */
  cards: MOST_COUNT,
  /** Steps from the middle of the map. */
  farthest: FARTHEST,
  rounds: 10,
  players: [2, 6],
  pointsToWin: [3, 30],
} as const;
