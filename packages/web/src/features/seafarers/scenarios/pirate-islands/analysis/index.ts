/** What fields, faults and questions of this scenario are called where a position is laid by hand, by the engine’s own names. */
import type { LayingTexts } from '../../../../types.js';
import { t } from './words/index.js';

export const laying: LayingTexts = {
  fields: {
    'pirateIslands position': t.position,
    'pirateIslands warships': t.warships,
    'pirateIslands chits': t.chits,
    'pirateIslands fleet': t.fleet,
  },
  faults: {
    positionShared: t.positionShared,
  },
  names: {
    pirateIslands: t.group_pirates,
    fortressDie: t.fortressDie,
    loseCards: t.loseCards,
  },
};
