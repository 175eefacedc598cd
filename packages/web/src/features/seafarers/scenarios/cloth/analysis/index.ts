/** What fields, faults and questions of this scenario are called where a position is laid by hand, by the engine’s own names. */
import type { LayingTexts } from '../../../../types.js';
import { t } from './words/index.js';

export const laying: LayingTexts = {
  fields: {
    'cloth left': t.left,
    'cloth traders': t.traders,
    'cloth supply': t.supply,
    'cloth bolts': t.bolts,
  },
  faults: {},
  names: {
    cloth: t.group_cloth,
  },
};
