import type { By } from '@landnam/engine/log';
import type { GameSetup } from './told.js';

/** Who plays at each seat, as a log's header says it. */
export const seatedIn = ({ players }: GameSetup): By[] =>
  players.map(({ bot }): By => (bot === '' ? 'person' : `bot ${bot}`));
