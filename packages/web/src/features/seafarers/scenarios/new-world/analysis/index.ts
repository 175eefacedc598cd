/** What fields, faults and questions of this scenario are called where a position is laid by hand, by the engine’s own names. */
import type { LayingTexts } from '../../../../types.js';
import { t } from './words/index.js';

export const laying: LayingTexts = {
  fields: {
    'newWorld left': t.left,
  },
  faults: {},
  names: {
    newWorld: t.group_harbours,
    drawHarbour: t.drawHarbour,
  },
};
