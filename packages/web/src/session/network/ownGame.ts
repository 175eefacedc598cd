/** The name of a game on a map of somebody's own. */
export const OWN_GAME = 'own/';
export const isOwnGame = (game: string): boolean => game.startsWith(OWN_GAME);
