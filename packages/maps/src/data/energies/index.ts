import firstGame from './first-game.json' with { type: 'json' };
import standard from './standard.json' with { type: 'json' };

/** The standard set-up first: its id is the game's own. */
export const energies = [standard, firstGame];
