import type { GameSetup } from '../../session/types.js';

/** A game that nobody joins: for a look at its board, or for bots alone. */
export const withBots = (game: string, seats: number, seed: string): GameSetup => ({
  game,
  players: Array.from({ length: seats }, (_, i) => ({ kind: 'bot', bot: 'normal', name: String(i + 1) })),
  options: {},
  seed,
});
