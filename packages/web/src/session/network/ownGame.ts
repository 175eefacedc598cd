import type { Answer } from '@landnam/protocol';

/** The name of a game on a map of somebody's own. */
export const OWN_GAME = 'own/';
export const isOwnGame = (game: string): boolean => game.startsWith(OWN_GAME);

/** Nobody without a map of their own fetches what sends one. */
export const sendIfOwn = async (game: string): Promise<(Answer & { readonly ok: false }) | null> =>
  isOwnGame(game) ? (await import('./sendMap.js')).sendMap(game) : null;
