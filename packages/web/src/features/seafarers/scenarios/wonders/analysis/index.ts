/** What fields, faults and questions of this scenario are called where a position is laid by hand, by the engine’s own names. */
import type { LayingTexts } from '../../../../types.js';
import { WONDER_NAMES } from '../state.js';
import { t } from './words/index.js';

export const laying: LayingTexts = {
  fields: {
    'wonders owner': t.owner,
    'wonders level': t.level,
  },
  faults: {},
  names: {
    ...WONDER_NAMES,
    wonders: t.group_wonders,
  },
};
