import { ATLAS } from '@landnam/maps';

/** Bots have learned tables of at most four. */
const MOST = 4;

/** How many play where nobody says it: the largest table that bots have learned. */
export const usualSeats = (game: string): number =>
  Math.max(...(ATLAS.get(game)?.players ?? [1]).filter((count) => count <= MOST));
