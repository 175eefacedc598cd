import firstGame from './first-game.json' with { type: 'json' };
import standard from './standard.json' with { type: 'json' };

/** The standard set-up first: it is the game's own id. */
export const energies = [standard, firstGame];
