/** What fields, faults and questions of this game are called where a position is laid by hand, by the engine’s own names. */
import type { LayingTexts } from '../../types.js';
import { benefitName, BENEFITS } from '../benefits.js';
import { t } from './words/index.js';

export const laying: LayingTexts = {
  fields: {
    'outposts benefit': t.benefit,
    'outposts holder': t.holder,
    'outposts coming': t.coming,
    'outposts used': t.used,
    'persuasion forced': t.forced,
    'persuasion before': t.before,
    'persuasion missing': t.missing,
    'pointsForSale points': t.points,
    'pointsForSale sold': t.sold,
    'pointsForSale doubleSold': t.doubleSold,
    'infiltrator vertex': t.vertex,
  },
  faults: {},
  names: {
    ...Object.fromEntries(BENEFITS.map((name, benefit) => [name, () => benefitName(benefit)])),
    outposts: t.group_outposts,
    persuasion: t.group_persuasion,
    pointsForSale: t.group_points,
    infiltrator: t.group_infiltrator,
  },
};
