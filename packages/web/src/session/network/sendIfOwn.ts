import { Answer } from '@landnam/protocol';
import { isOwnGame } from './ownGame.js';

/** Nobody without a map of their own fetches what sends one; schemas stay with whoever has them. */
export const sendIfOwn = async (game: string): Promise<(Answer & { readonly ok: false }) | null> =>
  isOwnGame(game) ? (await import('./sendMap.js')).sendMap(game, (reply) => Answer.parse(reply)) : null;
