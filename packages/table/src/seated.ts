import type { By } from '@landnam/engine/log';
import type { GameSetup } from './told.js';

/** Who plays at each seat, as stated in a log's header. */
export const seatedIn = ({ players }: GameSetup): By[] =>
  players.map(({ bot }): By => (bot === '' ? 'person' : `bot ${bot}`));
